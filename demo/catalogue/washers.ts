import { dimensionsOf, sizesOf } from '../../src/domain/standards/standards'
import { figure, pieces } from './part'
import type { ClassOfParts, Part, Words } from './part'
import { nutOver } from './partners'
import { diameterIn, shortNumber, sizesFrom, standardCell } from './standard-names'
import { finishes, small, type Finish } from './words'
import { kilograms, ring, stainless, steel } from './weights'

interface WasherVariant {
  suffix: string
  finish: Finish
  /** Hardness class, unless the washer has only one. */
  hardness?: string
}

interface WasherClass {
  className: Words
  item: Words
  code: string
  standard: string
  sizes: readonly string[]
  variants: readonly WasherVariant[]
  locking?: Words
  about: Words
  attention: Words
  replacements?: (size: string, variant: WasherVariant) => string[]
}

const hardnessWords = (hardness: string): Words =>
  hardness === 'A2' ? { zh: 'A2 不锈钢', en: 'stainless steel A2' } : { zh: hardness, en: hardness }

function partOf(sheet: WasherClass, size: string, variant: WasherVariant): Part {
  const dimensions = dimensionsOf(sheet.standard, size)
  if (!dimensions) throw new Error(`No size ${size} in ${sheet.standard}`)
  const { suffix, finish, hardness } = variant
  const number = shortNumber(sheet.standard)
  const extras = [
    ...(hardness ? [hardnessWords(hardness)] : []),
    ...(finish === 'PL' ? [] : [finishes[finish]]),
  ]
  return {
    model: `${sheet.code}-${size}-${suffix}`,
    name: {
      zh: [sheet.className.zh, number.zh, size, ...extras.map(({ zh }) => zh)].join(' '),
      en: [
        `${sheet.item.en} ${number.en} ${size}`,
        ...extras.map(({ en }) => (en === hardness ? en : small(en))),
      ].join(', '),
    },
    commonName: sheet.item,
    weight: figure(kilograms(ring(dimensions), hardness === 'A2' ? stainless : steel), 'computed'),
    unit: pieces,
    cells: {
      standard: standardCell(sheet.standard),
      diameter: diameterIn(size),
      finish: finishes[finish],
      ...(hardness && { propertyClass: hardness }),
      ...(sheet.locking && { locking: sheet.locking }),
    },
    about: sheet.about,
    attention: sheet.attention,
    replacements: sheet.replacements?.(size, variant) ?? [],
    related: nutOver(size, variant.hardness),
  }
}

function washerClass(sheet: WasherClass): ClassOfParts {
  const parts = sheet.sizes.flatMap((size) =>
    sheet.variants.map((variant) => partOf(sheet, size, variant)),
  )
  return { category: '垫圈', className: sheet.className, parts }
}

const hv200: WasherVariant = { suffix: '200-ZN', finish: 'ZN', hardness: '200 HV' }
const hv300: WasherVariant = { suffix: '300-ZF', finish: 'ZF', hardness: '300 HV' }
const hv200Galvanized: WasherVariant = { suffix: '200-HG', finish: 'HG', hardness: '200 HV' }
const a2: WasherVariant = { suffix: 'A2', finish: 'PL', hardness: 'A2' }

const springVariants: readonly WasherVariant[] = [
  { suffix: 'BK', finish: 'BK' },
  { suffix: 'ZF', finish: 'ZF' },
]
const spring: Words = { zh: '弹性', en: 'Spring' }

/** Diameters of spring washers that the trade stocks: M7 exists but is not requested. */
const usualSizes = (standard: string, from: number, to: number) =>
  sizesFrom(standard, from, to).filter((size) => size !== 'M7')

const conicalSizes = new Set(usualSizes('DIN 6796', 4, 30))

const hardnessMatters: Words = {
  zh: '200 HV 用于8.8级及以下，300 HV 用于10.9级。',
  en: '200 HV goes with class 8.8 and below, 300 HV with 10.9.',
}

const sheets = (): WasherClass[] => [
  {
    className: { zh: '平垫圈', en: 'Plain washers' },
    item: { zh: '平垫圈', en: 'Plain washer' },
    code: 'PW',
    standard: 'ISO 7089',
    sizes: sizesFrom('ISO 7089', 5, 36),
    variants: [hv200, hv300, a2],
    about: {
      zh: 'A级平垫圈，用于螺栓头和螺母下，保护表面并分散压力。',
      en: 'Plain washer, product grade A, to protect the surface and spread the load under heads and nuts.',
    },
    attention: hardnessMatters,
    replacements: (size, { suffix }) => [`CW-${size}-${suffix}`],
  },
  {
    className: { zh: '倒角平垫圈', en: 'Chamfered washers' },
    item: { zh: '倒角平垫圈', en: 'Chamfered plain washer' },
    code: 'CW',
    standard: 'ISO 7090',
    sizes: sizesFrom('ISO 7090', 5, 36),
    variants: [hv200, hv300, a2],
    about: {
      zh: '外缘倒角的平垫圈，便于装配，外形整齐。',
      en: 'Plain washer with a chamfered edge, easy to assemble.',
    },
    attention: hardnessMatters,
    replacements: (size, { suffix }) => [`PW-${size}-${suffix}`],
  },
  {
    className: { zh: '大垫圈', en: 'Large washers' },
    item: { zh: '大垫圈', en: 'Large washer' },
    code: 'LW',
    standard: 'ISO 7093-1',
    sizes: sizesFrom('ISO 7093-1', 5, 36),
    variants: [hv200Galvanized, a2],
    about: {
      zh: '外径约为三倍孔径的垫圈，用于软材料和大孔。',
      en: 'Washer about three times as wide as its hole, for soft materials and large holes.',
    },
    attention: {
      zh: '薄而宽的垫圈在高预载荷下会变形，高强度连接请用标准垫圈。',
      en: 'A wide thin washer bends under high preload: use normal washers in high-strength joints.',
    },
  },
  {
    className: { zh: '预载荷栓接用垫圈', en: 'Washers for preloaded bolting' },
    item: { zh: '预载荷栓接用垫圈', en: 'Washer for preloaded bolting' },
    code: 'HW',
    standard: 'EN 14399-6',
    sizes: sizesOf('EN 14399-6', 'all'),
    variants: [{ suffix: 'ZF', finish: 'ZF' }],
    about: {
      zh: '内孔倒角的淬硬垫圈，硬度300至370 HV，用于施加预载荷的结构螺栓。',
      en: 'Hardened washer with a chamfered hole, 300 to 370 HV, for preloaded structural bolts.',
    },
    attention: {
      zh: '倒角面须朝向螺栓头或螺母。',
      en: 'The chamfer faces the bolt head or the nut.',
    },
  },
  {
    className: { zh: '弹簧垫圈', en: 'Spring lock washers' },
    item: { zh: '弹簧垫圈', en: 'Spring lock washer' },
    code: 'SW',
    standard: 'DIN 127',
    sizes: usualSizes('DIN 127', 4, 36),
    variants: springVariants,
    locking: spring,
    replacements: (size, { suffix }) => (conicalSizes.has(size) ? [`DW-${size}-${suffix}`] : []),
    about: {
      zh: '开口弹簧垫圈，用于维修和替换既有连接。',
      en: 'Split spring washer, for maintenance and for joints that already use it.',
    },
    attention: {
      zh: '只适用于5.8级及以下的螺栓；该标准已作废，新设计请选用锥形弹性垫圈或锁紧螺母。',
      en: 'For bolts of class 5.8 and below only; the standard is withdrawn: choose conical washers or lock nuts for new designs.',
    },
  },
  {
    className: { zh: '锥形弹性垫圈', en: 'Conical spring washers' },
    item: { zh: '锥形弹性垫圈', en: 'Conical spring washer' },
    code: 'DW',
    standard: 'DIN 6796',
    sizes: [...conicalSizes],
    variants: springVariants,
    locking: spring,
    about: {
      zh: '锥形弹性垫圈，补偿被连接件的嵌入和蠕变，保持夹紧力。',
      en: 'Conical washer that makes up for embedding and creep and keeps the clamp load.',
    },
    attention: {
      zh: '凸面朝向螺栓头或螺母。',
      en: 'The convex side faces the bolt head or the nut.',
    },
  },
]

export const washerClasses = (): ClassOfParts[] => sheets().map(washerClass)
