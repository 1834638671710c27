import type { Origin } from '../base-info'
import type { Bilingual } from '../bilingual'

/** A product as described by a row. Fields without a column are missing and stay unchanged. */
export interface ImportedMaterial {
  table: string
  line: number
  /** The category's Chinese abbreviation. */
  category: string
  className: Bilingual
  model: string
  /** `zh` is empty if the sheet has English names only. */
  materialName: Bilingual
  /** By characteristic key; an empty list for an empty cell. */
  values: Record<string, Bilingual[]>
  /** By field name; null for an empty cell. */
  baseInfo: Record<string, { val: Bilingual; origin?: Origin } | null>
  /** Sources of figures outside the base information, by column key. */
  origins: Record<string, Origin | null>
  minQuantity?: number | null
  facts: Partial<Record<Fact, Bilingual | number | null>>
  replacements?: string[]
  related?: string[]
}

/** Further facts of a product; weight in kg. */
export type Fact =
  | 'netWeight'
  | 'packing'
  | 'unit'
  | 'inventory'
  | 'description'
  | 'description2'
  | 'description3'
  | 'description4'
  | 'commonName'
  | 'calculable'
