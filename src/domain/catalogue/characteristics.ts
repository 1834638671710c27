import type { Schemas } from '../schemas'
import { codes } from './characteristic-codes'

/** How a characteristic is chosen: from its values, or by a number that stands for another one's values. */
export type CharacteristicKind = 'choice' | 'aperture' | 'grip'

export interface Characteristic {
  code: string
  zh: string
  en: string
  unit: string
  kind: CharacteristicKind
  /** Place among the others, ascending. */
  order: number
  /** Of a numeric input: the characteristic whose values the number stands for. */
  mapsTo?: string
  /** Further names that column headers use. */
  alsoNamed?: readonly string[]
}

const choice = { kind: 'choice' } as const

/** The characteristics that the catalogue knows; an import may add others, which come after these. */
export const characteristics: readonly Characteristic[] = [
  {
    code: codes.diameter,
    zh: '公称直径',
    en: 'Nominal diameter',
    unit: 'mm',
    ...choice,
    alsoNamed: ['Diameter', '直径'],
  },
  {
    code: codes.aperture,
    zh: '实际孔径',
    en: 'Actual aperture',
    unit: 'mm',
    kind: 'aperture' as const,
    mapsTo: codes.diameter,
  },
  { code: codes.grip, zh: '铆接厚度范围', en: 'Grip range', unit: 'mm', ...choice },
  {
    code: codes.thickness,
    zh: '实际铆接厚度',
    en: 'Actual riveting range',
    unit: 'mm',
    kind: 'grip' as const,
    mapsTo: codes.grip,
  },
  { code: codes.head, zh: '头型', en: 'Head style', unit: '', ...choice },
  { code: codes.material, zh: '钉杆材料', en: 'Pin material', unit: '', ...choice },
  {
    code: codes.length,
    zh: '公称长度',
    en: 'Nominal length',
    unit: 'mm',
    ...choice,
    alsoNamed: ['Length', '长度'],
  },
  { code: codes.propertyClass, zh: '性能等级', en: 'Property class', unit: '', ...choice },
  { code: codes.finish, zh: '表面处理', en: 'Surface finish', unit: '', ...choice },
  {
    code: codes.pitch,
    zh: '螺距',
    en: 'Thread pitch',
    unit: 'mm',
    ...choice,
    alsoNamed: ['Pitch'],
  },
  { code: codes.extent, zh: '螺纹形式', en: 'Thread extent', unit: '', ...choice },
  { code: codes.collar, zh: '套环形式', en: 'Collar style', unit: '', ...choice },
  { code: codes.tail, zh: '钉尾形式', en: 'Tail style', unit: '', ...choice },
  { code: codes.hole, zh: '推荐孔径', en: 'Recommended hole diameter', unit: 'mm', ...choice },
  { code: codes.locking, zh: '锁紧方式', en: 'Locking principle', unit: '', ...choice },
  { code: codes.temperature, zh: '适用温度', en: 'Service temperature', unit: '℃', ...choice },
  { code: codes.fits, zh: '适用直径', en: 'Fits diameter', unit: 'mm', ...choice },
  { code: codes.drive, zh: '动力', en: 'Drive', unit: '', ...choice },
  { code: codes.gun, zh: '枪型', en: 'Gun shape', unit: '', ...choice },
  { code: codes.pressure, zh: '最大压力', en: 'Maximum pressure', unit: 'MPa', ...choice },
  {
    code: codes.standard,
    zh: '标准号',
    en: 'Standard',
    unit: '',
    ...choice,
    alsoNamed: ['Standard No.'],
  },
].map((characteristic, index) => ({ ...characteristic, order: index + 1 }))

const byCode = new Map(characteristics.map((known) => [known.code, known]))

export const characteristicOf = (code: string): Characteristic | undefined => byCode.get(code)

/** Whether one model has several values of it, written 12.7; 15.9. */
export const hasSeveralValues = (code: string): boolean => code === codes.fits

/** Whether its values are sizes or pressures: figures or ranges of figures. */
export const isMeasuredIn = (unit: string): boolean => unit === 'mm' || unit === 'MPa'

/** The abbreviations of the categories that rules speak of. */
const lockbolts = '环槽铆钉'
const bolts = '螺栓'

/**
 * The numeric inputs that a class offers beside its own characteristics: the
 * joint thickness where there are grip ranges; the hole for bolts and for whatever names its hole or
 * its grip range.
 */
export function inputsOf(category: string, own: readonly string[]): string[] {
  const inputs: string[] = []
  const gripped = own.includes(codes.grip)
  if (own.includes(codes.diameter) && (gripped || own.includes(codes.hole) || category === bolts))
    inputs.push(codes.aperture)
  if (gripped) inputs.push(codes.thickness)
  return inputs
}

const required = new Set<string>([
  codes.diameter,
  codes.grip,
  codes.material,
  codes.propertyClass,
  codes.length,
  codes.fits,
])

/** Bolts, screws and pins are cut to any length on request; whatever else has a length comes as listed. */
const cutToLength = ['螺栓', '螺钉', '销']

export interface CharacteristicRole {
  /** 1: an order of a part made to measure must name it. */
  isRequired: 0 | 1
  /** 1: not shown as a facet or attribute. */
  isHidden: 0 | 1
  /** 1: listed values only; 0: free entry. */
  isValLimited: 0 | 1
}

/** The part a characteristic plays in the classes of a category (its Chinese abbreviation). */
export function roleOf(code: string, category: string): CharacteristicRole {
  return {
    isRequired: required.has(code) ? 1 : 0,
    // A lockbolt is chosen by its joint; its standard describes tests and distinguishes no product.
    isHidden: code === codes.standard && category === lockbolts ? 1 : 0,
    isValLimited: isListed(code, category) ? 1 : 0,
  }
}

function isListed(code: string, category: string): boolean {
  if (code === codes.length && cutToLength.includes(category)) return false
  return (characteristicOf(code)?.kind ?? 'choice') === 'choice'
}

/** The numeric inputs, and the sizes that the product knows, are what they are. */
export function kindOf(fieldCode: string, stored: string): Schemas['CharacteristicForm']['kind'] {
  const known = characteristicOf(fieldCode)
  if (known && known.kind !== 'choice') return known.kind
  return stored === 'figure' || (known && isMeasuredIn(known.unit)) ? 'figure' : 'choice'
}
