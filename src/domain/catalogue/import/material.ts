import type { Origin } from '../base-info'
import type { Bilingual } from '../bilingual'

/** A product as a row describes it. What its sheet has no column for is not in it and stays as it is. */
export interface ImportedMaterial {
  table: string
  line: number
  /** The Chinese abbreviation of a category of the tree. */
  category: string
  className: Bilingual
  model: string
  /** Without a Chinese one where its sheet has English names alone. */
  materialName: Bilingual
  /** By characteristic key; an empty list where the cell is empty. */
  values: Record<string, Bilingual[]>
  /** By field name; null where the cell is empty. */
  baseInfo: Record<string, { val: Bilingual; origin?: Origin } | null>
  /** Where figures outside the base information come from, by the key of their column. */
  origins: Record<string, Origin | null>
  minQuantity?: number | null
  facts: Partial<Record<Fact, Bilingual | number | null>>
  replacements?: string[]
  related?: string[]
}

/** What else a product says of itself; weight in kg. */
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
