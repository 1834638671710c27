import type { DemoExperiment } from './content'
import { pictureOf, textsOf } from './texts'

const mechanics = { zh: '力学性能', en: 'Mechanical properties' }
const assembly = { zh: '装配与防松', en: 'Assembly and self-loosening' }
const corrosion = { zh: '防腐与涂层', en: 'Corrosion and coatings' }
const material = { zh: '材料与尺寸', en: 'Material and dimensions' }
const bolts = { zh: '螺栓与螺钉', en: 'Bolts and screws' }
const nuts = { zh: '螺母', en: 'Nuts' }
const lockbolts = { zh: '环槽铆钉', en: 'Lockbolts' }
const joints = { zh: '连接副', en: 'Joints' }
const coatedParts = { zh: '涂层件', en: 'Coated parts' }

const experiments: Omit<DemoExperiment, 'body' | 'picture'>[] = [
  {
    slug: 'torque-tension',
    name: { zh: '扭矩-预紧力试验', en: 'Torque-tension test' },
    kind: assembly,
    object: joints,
    summary: {
      zh: '测摩擦系数，为制定扭矩提供依据',
      en: 'Friction coefficients as the basis for torque specifications',
    },
    standards: ['ISO 16047', 'GB/T 16823.3'],
    duration: { zh: '5 个工作日', en: '5 working days' },
    samples: { zh: '每批 12 套', en: '12 sets per lot' },
  },
  {
    slug: 'junker-vibration',
    name: { zh: '横向振动（容克）试验', en: 'Transverse vibration (Junker) test' },
    kind: assembly,
    object: joints,
    summary: {
      zh: '比较连接在横向位移下保持夹紧力的能力',
      en: 'Compares how well joints keep their clamp force under transverse displacement',
    },
    standards: ['DIN 65151', 'GB/T 10431', 'DIN 25201-4'],
    duration: { zh: '8 个工作日', en: '8 working days' },
    samples: { zh: '每种方案 10 套', en: '10 sets per design' },
  },
  {
    slug: 'prevailing-torque',
    name: { zh: '有效力矩试验', en: 'Prevailing torque test' },
    kind: assembly,
    object: nuts,
    summary: {
      zh: '锁紧螺母首次与五次装拆后的力矩',
      en: 'Torque of lock nuts at first assembly and after five assemblies',
    },
    standards: ['ISO 2320', 'GB/T 3098.9'],
    duration: { zh: '4 个工作日', en: '4 working days' },
    samples: { zh: '每批 8 件', en: '8 pieces per lot' },
  },
  {
    slug: 'clamp-load',
    name: { zh: '夹紧力试验', en: 'Clamp load test' },
    kind: assembly,
    object: lockbolts,
    summary: {
      zh: '环槽铆钉安装后的夹紧力与离散',
      en: 'Clamp force of installed lockbolts and its scatter',
    },
    standards: ['GB/T 36993-2018'],
    duration: { zh: '5 个工作日', en: '5 working days' },
    samples: { zh: '每档厚度 5 套', en: '5 sets per grip range' },
  },
  {
    slug: 'swage-inspection',
    name: { zh: '铆接成形检验', en: 'Inspection of swaged collars' },
    kind: assembly,
    object: lockbolts,
    summary: {
      zh: '量规与剖面检查套环充满锁紧槽的情况',
      en: 'Gauge and cross-section checks of how the collar fills the locking grooves',
    },
    standards: ['GB/T 36993-2018'],
    duration: { zh: '4 个工作日', en: '4 working days' },
    samples: { zh: '20 套与试板', en: '20 sets with test plates' },
  },
  {
    slug: 'tensile',
    name: { zh: '拉伸试验', en: 'Tensile test' },
    kind: mechanics,
    object: bolts,
    summary: {
      zh: '楔垫拉伸，检验最小拉力载荷与断裂位置',
      en: 'Wedge tensile test: minimum tensile load and fracture location',
    },
    standards: ['ISO 898-1', 'GB/T 3098.1'],
    duration: { zh: '3 个工作日', en: '3 working days' },
    samples: { zh: '每批 5 件', en: '5 pieces per lot' },
  },
  {
    slug: 'proof-load',
    name: { zh: '保证载荷试验', en: 'Proof load test' },
    kind: mechanics,
    object: nuts,
    summary: {
      zh: '加载 15 s 后不得有永久变形',
      en: 'No permanent deformation after 15 s under load',
    },
    standards: ['ISO 898-1', 'ISO 898-2', 'GB/T 3098.2'],
    duration: { zh: '3 个工作日', en: '3 working days' },
    samples: { zh: '每批 5 件', en: '5 pieces per lot' },
  },
  {
    slug: 'shear',
    name: { zh: '剪切试验', en: 'Shear test' },
    kind: mechanics,
    object: lockbolts,
    summary: { zh: '单剪或双剪的最大载荷', en: 'Maximum load in single or double shear' },
    standards: ['GB/T 36993-2018'],
    duration: { zh: '3 个工作日', en: '3 working days' },
    samples: { zh: '每批 5 件', en: '5 pieces per lot' },
  },
  {
    slug: 'fatigue',
    name: { zh: '疲劳试验', en: 'Fatigue test' },
    kind: mechanics,
    object: bolts,
    summary: {
      zh: '轴向交变载荷下的应力幅-寿命曲线',
      en: 'Stress amplitude versus life (S-N curve) under axial load',
    },
    standards: ['ISO 3800', 'GB/T 13682'],
    duration: { zh: '20 个工作日', en: '20 working days' },
    samples: { zh: '每级应力 6 件', en: '6 pieces per stress level' },
  },
  {
    slug: 'salt-spray',
    name: { zh: '中性盐雾试验', en: 'Neutral salt spray test' },
    kind: corrosion,
    object: coatedParts,
    summary: {
      zh: '5 % 氯化钠、35 °C，检查白锈与红锈',
      en: '5 % sodium chloride at 35 °C; inspection for white and red rust',
    },
    standards: ['ISO 9227', 'GB/T 10125'],
    duration: { zh: '按约定小时数加 2 天', en: 'Agreed hours plus 2 days' },
    samples: { zh: '每批 6 件', en: '6 pieces per lot' },
  },
  {
    slug: 'coating-thickness',
    name: { zh: '涂层厚度检验', en: 'Coating thickness' },
    kind: corrosion,
    object: coatedParts,
    summary: {
      zh: '磁性法与截面法，并检查螺纹旋合',
      en: 'Magnetic and cross-section methods, plus thread fit',
    },
    standards: ['ISO 2178', 'ISO 1463'],
    duration: { zh: '2 个工作日', en: '2 working days' },
    samples: { zh: '每批 8 件', en: '8 pieces per lot' },
  },
  {
    slug: 'hydrogen-embrittlement',
    name: { zh: '氢脆试验', en: 'Hydrogen embrittlement test' },
    kind: corrosion,
    object: bolts,
    summary: {
      zh: '平行支承面法，保持 48 h 以上',
      en: 'Parallel bearing surface method, held for at least 48 h',
    },
    standards: ['ISO 15330', 'GB/T 3098.17'],
    duration: { zh: '5 个工作日', en: '5 working days' },
    samples: { zh: '每批 15 件', en: '15 pieces per lot' },
  },
  {
    slug: 'hardness',
    name: { zh: '硬度试验', en: 'Hardness test' },
    kind: material,
    object: bolts,
    summary: {
      zh: '芯部与表面硬度，判断热处理与脱碳',
      en: 'Core and surface hardness to assess heat treatment and decarburization',
    },
    standards: ['ISO 6507', 'ISO 6508', 'GB/T 4340.1'],
    duration: { zh: '2 个工作日', en: '2 working days' },
    samples: { zh: '每批 5 件', en: '5 pieces per lot' },
  },
  {
    slug: 'metallography',
    name: { zh: '金相检验', en: 'Metallography' },
    kind: material,
    object: bolts,
    summary: {
      zh: '组织、流线、脱碳层与缺陷',
      en: 'Microstructure, grain flow, decarburization and defects',
    },
    standards: ['ISO 898-1', 'GB/T 3098.1'],
    duration: { zh: '5 个工作日', en: '5 working days' },
    samples: { zh: '2 件', en: '2 pieces' },
  },
  {
    slug: 'low-temperature-impact',
    name: { zh: '低温冲击试验', en: 'Low-temperature impact test' },
    kind: material,
    object: bolts,
    summary: { zh: '−20 °C 或 −40 °C 的吸收能量', en: 'Absorbed energy at −20 or −40 °C' },
    standards: ['ISO 148-1', 'GB/T 229'],
    duration: { zh: '5 个工作日', en: '5 working days' },
    samples: { zh: '每温度 3 件', en: '3 pieces per temperature' },
  },
  {
    slug: 'dimensions',
    name: { zh: '尺寸检验', en: 'Dimensions' },
    kind: material,
    object: joints,
    summary: {
      zh: '量规、投影与三坐标，一件一行',
      en: 'Gauges, profile projector and CMM, one line per piece',
    },
    standards: ['ISO 4759-1', 'ISO 3269', 'GB/T 90.1'],
    duration: { zh: '3 个工作日', en: '3 working days' },
    samples: { zh: '每批 8 件', en: '8 pieces per lot' },
  },
]

/** Laboratory tests; their descriptions are in the folder of this name. */
export const demoExperiments: DemoExperiment[] = experiments.map((experiment) => ({
  ...experiment,
  body: textsOf(`experiments/${experiment.slug}`),
  picture: pictureOf(`experiment-${experiment.slug}`),
}))

export const laboratoryIntroduction = textsOf('about/laboratory')
