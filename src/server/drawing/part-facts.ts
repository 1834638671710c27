import type { Origin } from './design'

/** The characteristics of a product that its shape follows from. */
export const characteristics = [
  'diameter',
  'grip',
  'head',
  'material',
  'propertyClass',
  'finish',
  'collar',
  'length',
  'pitch',
  'extent',
  'fits',
] as const

export type Characteristic = (typeof characteristics)[number]

/** The facts of a model that its shape follows from. */
export interface PartFacts {
  /** 1 fasteners, 2 tools. */
  readonly categoryType: 1 | 2
  /** Abbreviation of the category, Chinese. */
  readonly category: string
  readonly className: string
  readonly classNameEn: string
  readonly model: string
  readonly standardNumber?: string
  /** The same in English, if it contains words. */
  readonly standardNumberEn?: string
  /** The texts of the characteristics, Chinese. */
  readonly values: Readonly<Partial<Record<Characteristic, string>>>
  readonly baseInfo: Readonly<Record<string, string>>
  /** Sources of the base-info figures, by the same field names. */
  readonly origins?: Readonly<Record<string, Origin>>
}
