import { dimensionsOf } from '../../src/domain/standards/standards'
import { figure, pieces } from './part'
import type { ClassOfParts, Part, Words } from './part'
import { washerFor } from './partners'
import { diameterIn, shortNumber, shown, sizesFrom, standardCell } from './standard-names'
import { betterVariants, gradeWords, suffixOf, wrenchCells, type Variant } from './threaded'
import { finishes, small } from './words'
import { kilograms, needed, nut, stainless, steel } from './weights'

interface NutClass {
  className: Words
  /** Part of the product name; for lock nuts it names the locking element. */
  item: Words
  commonName: Words
  code: string
  standard: string
  sizes: readonly string[]
  variants: readonly Variant[]
  locking: Words
  specialFunction?: Words
  temperature?: string
  about: Words
  attention: Words
  replacements?: (size: string, variant: Variant) => string[]
}

/** Bolt class that a nut class belongs to; determines the washer under the nut. */
const boltGrades: Readonly<Record<string, string>> = {
  '8': '8.8',
  '10': '10.9',
  'A2-70': 'A2-70',
}

function partOf(sheet: NutClass, size: string, variant: Variant): Part {
  const dimensions = dimensionsOf(sheet.standard, size)
  if (!dimensions) throw new Error(`No size ${size} in ${sheet.standard}`)
  const { grade, finish } = variant
  const number = shortNumber(sheet.standard)
  const words = gradeWords(grade)
  const plain = finish === 'PL'
  const flange = dimensions.dc
  return {
    model: `${sheet.code}-${size}-${suffixOf(variant)}`,
    name: {
      zh: `${sheet.item.zh} ${number.zh} ${shown(size)} ${words.zh}${plain ? '' : ` ${finishes[finish].zh}`}`,
      en: `${sheet.item.en} ${number.en} ${shown(size)}, ${words.en}${plain ? '' : `, ${small(finishes[finish].en)}`}`,
    },
    commonName: sheet.commonName,
    weight: figure(
      kilograms(nut(dimensions), grade.startsWith('A') ? stainless : steel),
      'computed',
    ),
    unit: pieces,
    cells: {
      standard: standardCell(sheet.standard),
      diameter: diameterIn(size),
      pitch: needed(dimensions, 'pitch'),
      propertyClass: grade,
      finish: finishes[finish],
      locking: sheet.locking,
      ...(sheet.temperature && { temperature: figure(sheet.temperature, 'typical') }),
      ...(sheet.specialFunction && { specialFunction: sheet.specialFunction }),
      ...wrenchCells(dimensions),
      nutHeight: figure(dimensions.hMax ?? needed(dimensions, 'm'), 'standard'),
      ...(flange && { flangeDiameter: figure(flange, 'standard') }),
    },
    about: sheet.about,
    attention: sheet.attention,
    replacements:
      sheet.replacements?.(size, variant) ??
      betterVariants(sheet.variants, variant).map(
        (better) => `${sheet.code}-${size}-${suffixOf(better)}`,
      ),
    related: flange ? [] : washerFor(size, boltGrades[grade] ?? ''),
  }
}

function nutClass(sheet: NutClass): ClassOfParts {
  const parts = sheet.sizes.flatMap((size) =>
    sheet.variants.map((variant) => partOf(sheet, size, variant)),
  )
  return { category: '螺母', className: sheet.className, parts }
}

const class8: Variant = { grade: '8', finish: 'ZN' }
const class10: Variant = { grade: '10', finish: 'ZF' }
const a2: Variant = { grade: 'A2-70', finish: 'PL' }

const none: Words = { zh: '无', en: 'None' }
const allMetal: Words = { zh: '全金属', en: 'All-metal' }

const matching: Words = {
  zh: '请与同等级的螺栓配套：8级配8.8级，10级配10.9级。',
  en: 'Fit with a bolt of the matching class: 8 with 8.8, 10 with 10.9.',
}
const prevailing: Words = {
  zh: '装配时请先克服有效力矩再计入拧紧力矩；多次拆装后请更换。',
  en: 'Add the prevailing torque to the tightening torque; replace the nut after repeated use.',
}

const regular: NutClass = {
  className: { zh: '1型六角螺母', en: 'Regular hexagon nuts' },
  item: { zh: '1型六角螺母', en: 'Hexagon nut, style 1,' },
  commonName: { zh: '六角螺母', en: 'Hexagon nut' },
  code: 'HN',
  standard: 'ISO 4032',
  sizes: sizesFrom('ISO 4032', 5, 36),
  variants: [class8, class10, a2, { grade: 'A4-80', finish: 'PL' }],
  locking: none,
  about: {
    zh: '通用的1型六角螺母，与六角头螺栓和螺柱配套。',
    en: 'The common hexagon nut, for hexagon bolts and studs.',
  },
  attention: matching,
}

const high: NutClass = {
  className: { zh: '2型六角螺母', en: 'High hexagon nuts' },
  item: { zh: '2型六角螺母', en: 'Hexagon high nut, style 2,' },
  commonName: { zh: '六角螺母', en: 'Hexagon nut' },
  code: 'HN2',
  standard: 'ISO 4033',
  sizes: sizesFrom('ISO 4033', 5, 36),
  variants: [class10, { grade: '10', finish: 'NI' }],
  locking: none,
  about: {
    zh: '比1型更高的六角螺母，螺纹啮合长度较大。',
    en: 'Hexagon nut higher than style 1, with more thread in engagement.',
  },
  attention: matching,
}

const thin: NutClass = {
  className: { zh: '六角薄螺母', en: 'Thin nuts' },
  item: { zh: '六角薄螺母', en: 'Hexagon thin nut' },
  commonName: { zh: '六角薄螺母', en: 'Hexagon thin nut' },
  code: 'NT',
  standard: 'ISO 4035',
  sizes: sizesFrom('ISO 4035', 5, 36),
  variants: [{ grade: '04', finish: 'ZN' }],
  locking: none,
  about: {
    zh: '高度较低的六角螺母，用作锁紧螺母或用于高度受限处。',
    en: 'Hexagon nut of low height, as a jam nut or where height is limited.',
  },
  attention: {
    zh: '04级只能承受有限的载荷，不得代替1型螺母用于受力连接。',
    en: 'Class 04 carries limited load and does not replace a style 1 nut in a loaded joint.',
  },
}

const fine: NutClass = {
  className: { zh: '六角螺母 细牙', en: 'Fine pitch nuts' },
  item: { zh: '1型六角螺母 细牙', en: 'Hexagon nut, fine pitch,' },
  commonName: { zh: '细牙六角螺母', en: 'Hexagon nut, fine pitch' },
  code: 'NF',
  standard: 'ISO 8673',
  sizes: sizesFrom('ISO 8673', 8, 36),
  variants: [class8, class10],
  locking: none,
  about: {
    zh: '细牙六角螺母，与细牙六角头螺栓配套。',
    en: 'Hexagon nut with a fine thread, for fine pitch bolts.',
  },
  attention: matching,
}

const flange: NutClass = {
  className: { zh: '六角法兰面螺母', en: 'Flange nuts' },
  item: { zh: '六角法兰面螺母', en: 'Hexagon nut with flange' },
  commonName: { zh: '六角法兰面螺母', en: 'Hexagon flange nut' },
  code: 'FN',
  standard: 'ISO 4161',
  sizes: sizesFrom('ISO 4161', 5, 20),
  variants: [class8, class10],
  locking: none,
  about: {
    zh: '带法兰面的六角螺母，支承面大，可不用垫圈。',
    en: 'Hexagon nut with a flange: a wide bearing face that needs no washer.',
  },
  attention: matching,
}

const insert: NutClass = {
  className: { zh: '非金属嵌件六角锁紧螺母', en: 'Nylon insert lock nuts' },
  item: {
    zh: '1型非金属嵌件六角锁紧螺母 有效力矩型 用于轨道车辆振动工况下的防松连接',
    en: 'Prevailing torque type hexagon nut with non-metallic insert, style 1,',
  },
  commonName: { zh: '非金属嵌件锁紧螺母', en: 'Nylon insert lock nut' },
  code: 'NL',
  standard: 'ISO 7040',
  sizes: sizesFrom('ISO 7040', 5, 36),
  variants: [class8, class10, a2],
  locking: { zh: '非金属嵌件', en: 'Insert' },
  specialFunction: { zh: '尼龙嵌件防松', en: 'Locks by its nylon insert' },
  temperature: '-50~+120',
  about: {
    zh: '尼龙嵌件夹紧螺纹，产生有效力矩，用于受振动的连接。',
    en: 'The nylon insert grips the thread and makes a prevailing torque, for joints under vibration.',
  },
  attention: {
    zh: '嵌件不耐高温，高于120℃请选用全金属锁紧螺母；螺栓末端须伸出嵌件。',
    en: 'The insert does not stand heat: above 120 ℃ choose an all-metal lock nut. The bolt must reach through the insert.',
  },
  replacements: (size, { grade, finish }) =>
    grade === 'A2-70' ? [] : [`NM-${size}-${grade}-${finish}`],
}

const metal: NutClass = {
  className: { zh: '全金属六角锁紧螺母', en: 'All-metal lock nuts' },
  item: {
    zh: '1型全金属六角锁紧螺母 有效力矩型',
    en: 'Prevailing torque type all-metal hexagon nut, style 1,',
  },
  commonName: { zh: '全金属锁紧螺母', en: 'All-metal lock nut' },
  code: 'NM',
  standard: 'ISO 7719',
  sizes: sizesFrom('ISO 7719', 5, 36).filter((size) => size !== 'M18' && size !== 'M22'),
  variants: [class8, class10],
  locking: allMetal,
  specialFunction: { zh: '螺纹变形防松，耐温', en: 'Locks by its deformed thread, stands heat' },
  about: {
    zh: '靠螺纹局部变形产生有效力矩，用于温度较高的振动部位。',
    en: 'A locally deformed thread makes the prevailing torque, for vibrating joints at higher temperature.',
  },
  attention: prevailing,
}

const metalFlange: NutClass = {
  className: { zh: '全金属法兰面锁紧螺母', en: 'All-metal flange lock nuts' },
  item: {
    zh: '全金属六角法兰面锁紧螺母 有效力矩型',
    en: 'Prevailing torque type all-metal hexagon nut with flange',
  },
  commonName: { zh: '全金属法兰面锁紧螺母', en: 'All-metal flange lock nut' },
  code: 'NMF',
  standard: 'ISO 7044',
  sizes: sizesFrom('ISO 7044', 5, 20),
  variants: [class8, class10],
  locking: allMetal,
  specialFunction: {
    zh: '螺纹变形防松，免垫圈',
    en: 'Locks by its deformed thread, needs no washer',
  },
  about: {
    zh: '带法兰面的全金属锁紧螺母，防松并增大支承面。',
    en: 'All-metal lock nut with a flange: locks and spreads the load.',
  },
  attention: prevailing,
}

export const nutClasses = (): ClassOfParts[] =>
  [regular, high, thin, fine, flange, insert, metal, metalFlange].map(nutClass)
