import { entriesIn } from '../../src/domain/lists/objects'

/** Origin of a figure: a standard or published source, a calculation, or a typical value. */
export type Origin = 'standard' | 'computed' | 'typical'

interface Column {
  header: string
  /** Header of the next column, which gives the figure's origin. */
  origin?: string
  /** Default origin of its figures. */
  usually?: Origin
}

const text = (zh: string, en: string): Column => ({ header: `${zh} / ${en}` })

const withOrigin = (zh: string, en: string, unit = '', usually?: Origin): Column => {
  const brackets = unit && ` (${unit})`
  return {
    header: `${zh}${brackets} / ${en}${brackets}`,
    origin: `${zh} 来源 / ${en} origin`,
    ...(usually && { usually }),
  }
}

/** Columns of the demo's sheets, in order; a sheet has those that its models fill. */
export const columns = {
  category: { header: '类别 Category' },
  classZh: { header: '产品类(中文) Class (zh)' },
  classEn: { header: 'Class (en)' },
  model: { header: '型号规格 Model/Specification' },
  nameZh: { header: '材料名称(中文) Material name (zh)' },
  nameEn: { header: 'Material name (en)' },
  commonName: { header: '通用名称 Common name' },
  standard: { header: '标准号 Standard No.' },
  diameter: { header: '公称直径 Diameter (mm)' },
  pitch: { header: '螺距 Pitch (mm)' },
  length: { header: '长度 Length (mm)' },
  propertyClass: { header: '性能等级 Property class' },
  finish: { header: '表面处理 Surface finish' },
  grip: withOrigin('铆接厚度范围', 'Grip range', 'mm', 'standard'),
  hole: withOrigin('推荐孔径', 'Recommended hole diameter', 'mm', 'standard'),
  headStyle: text('头型', 'Head style'),
  pinMaterial: text('钉杆材料', 'Pin material'),
  collarStyle: text('套环形式', 'Collar style'),
  tailStyle: text('钉尾形式', 'Tail style'),
  threadExtent: text('螺纹形式', 'Thread extent'),
  locking: text('锁紧方式', 'Locking principle'),
  temperature: withOrigin('适用温度', 'Service temperature', '℃', 'standard'),
  fitsDiameter: { header: '适用直径 (mm) / Fits diameter (mm)' },
  drive: text('动力', 'Drive'),
  pressure: withOrigin('最大压力', 'Maximum pressure', 'MPa', 'typical'),
  gunShape: text('枪型', 'Gun shape'),
  netWeight: {
    header: '净重 Net weight (kg)',
    origin: '净重 来源 / Net weight origin',
  },
  packing: { header: '包装数量 Packing quantity' },
  minQuantity: { header: '最小起订量 Min. order quantity' },
  unit: { header: '单位 Unit' },
  inventory: { header: '库存 Inventory' },
  calculable: { header: '可计算 Calculable' },
  specialFunction: text('特殊功能', 'Special function'),
  rivetLength: withOrigin('铆钉长度', 'Rivet length', 'mm'),
  collar: text('配套套环规格', 'Matching collar'),
  clampLoad: withOrigin('夹紧力', 'Clamp load', 'kN'),
  shearLoad: withOrigin('剪切力', 'Shear load', 'kN'),
  tensileLoad: withOrigin('最小拉力载荷', 'Minimum tensile load', 'kN'),
  proofLoad: withOrigin('保证载荷', 'Proof load', 'kN'),
  gripMax: withOrigin('最大铆接厚度', 'Maximum grip', 'mm'),
  gripMin: withOrigin('最小铆接厚度', 'Minimum grip', 'mm'),
  gun: text('铆接枪', 'Riveting gun'),
  nose: text('枪头', 'Nose assembly'),
  collarDiameter: withOrigin('套环外径', 'Collar diameter', 'mm'),
  flangeDiameter: withOrigin('法兰直径', 'Flange diameter', 'mm'),
  collarLength: withOrigin('套环长度', 'Collar length', 'mm'),
  acrossFlats: withOrigin('对边宽度', 'Width across flats', 'mm'),
  acrossCorners: withOrigin('对角尺寸', 'Width across corners', 'mm'),
  nutHeight: withOrigin('螺母高度', 'Nut height', 'mm'),
  gunPressure: withOrigin('铆接枪最大压力', 'Maximum setting pressure, gun', 'MPa'),
  pumpPressure: withOrigin('泵站最大压力', 'Maximum setting pressure, pump', 'MPa'),
  power: withOrigin('电源', 'Power supply'),
  motor: withOrigin('电机', 'Motor'),
  pump: withOrigin('液压泵', 'Hydraulic pump'),
  flow: withOrigin('流量', 'Flow', 'L/min'),
  tank: withOrigin('最大储油量', 'Tank capacity', 'L'),
  coil: withOrigin('控制线圈', 'Control coil'),
  noise: withOrigin('最大噪声', 'Maximum noise', 'dB(A)'),
  ambient: withOrigin('工作环境温度', 'Ambient temperature'),
  stationWeight: withOrigin('泵站重量', 'Station weight', 'kg'),
  pricePrecision: text('价格精度', 'Price precision'),
  replacements: { header: '替代型号 Replacement models' },
  related: { header: '相关型号 Related models' },
  description: { header: '描述 Description' },
  description2: { header: '描述2 Description 2' },
  description3: { header: '描述3 Description 3' },
  description4: { header: '描述4 Description 4' },
} satisfies Record<string, Column>

export type ColumnKey = keyof typeof columns

export const columnList = entriesIn<ColumnKey, Column>(columns)
