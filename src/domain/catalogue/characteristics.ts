import type { Schemas } from '../schemas'
import { codes } from './characteristic-codes'

/** How a characteristic is chosen: from its values, or by a number that finds values of another one. */
export type CharacteristicKind = 'choice' | 'aperture' | 'grip'

export interface Characteristic {
  code: string
  zh: string
  en: string
  unit: string
  kind: CharacteristicKind
  /** Sort order, ascending. */
  order: number
  /** For numeric inputs: the characteristic whose values the number finds. */
  mapsTo?: string
  /** Further names in column headers. */
  alsoNamed?: readonly string[]
}

const choice = { kind: 'choice' } as const

/** The built-in characteristics; an import may add others, which follow these. */
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
    en: 'Hole diameter',
    unit: 'mm',
    alsoNamed: ['Actual aperture'],
    kind: 'aperture' as const,
    mapsTo: codes.diameter,
  },
  { code: codes.grip, zh: '铆接厚度范围', en: 'Grip range', unit: 'mm', ...choice },
  {
    code: codes.thickness,
    zh: '实际铆接厚度',
    en: 'Joint thickness',
    unit: 'mm',
    alsoNamed: ['Actual riveting range'],
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

/** True if a model can have several values, written 12.7; 15.9. */
export const hasSeveralValues = (code: string): boolean => code === codes.fits

/** True if its values are numbers or ranges with this unit. */
export const isMeasuredIn = (unit: string): boolean => unit === 'mm' || unit === 'MPa'

/** Abbreviations of categories that have rules of their own. */
const lockbolts = '环槽铆钉'
const bolts = '螺栓'

/**
 * The numeric inputs a class offers besides its own characteristics: the joint thickness if it has grip ranges; the
 * hole for bolts, and for classes with holes or grip ranges.
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

/** Bolts, screws and pins are cut to any length on request; other lengths come as listed. */
const cutToLength = ['螺栓', '螺钉', '销']

export interface CharacteristicRole {
  /** 1: required for a made-to-measure order. */
  isRequired: 0 | 1
  /** 1: hidden as facet and attribute. */
  isHidden: 0 | 1
  /** 1: listed values only; 0: free text. */
  isValLimited: 0 | 1
}

/** Options of a characteristic in the classes of a category (its Chinese abbreviation). */
export function roleOf(code: string, category: string): CharacteristicRole {
  return {
    isRequired: required.has(code) ? 1 : 0,
    // A lockbolt is chosen by its joint; its standard describes tests and does not distinguish products.
    isHidden: code === codes.standard && category === lockbolts ? 1 : 0,
    isValLimited: isListed(code, category) ? 1 : 0,
  }
}

function isListed(code: string, category: string): boolean {
  if (code === codes.length && cutToLength.includes(category)) return false
  return (characteristicOf(code)?.kind ?? 'choice') === 'choice'
}

/** Numeric inputs and the sizes known to the code keep their kind. */
export function kindOf(fieldCode: string, stored: string): Schemas['CharacteristicForm']['kind'] {
  const known = characteristicOf(fieldCode)
  if (known && known.kind !== 'choice') return known.kind
  return stored === 'figure' || (known && isMeasuredIn(known.unit)) ? 'figure' : 'choice'
}
