import type { Language } from '../language/language'
import type { Schemas } from '../schemas'

/**
 * Shape of a product's `data` column: everything that is not filtered, sorted or joined by. English texts end in En.
 */
export interface MaterialData {
  genericName?: string
  genericNameEn?: string
  description?: string
  descriptionEn?: string
  description2?: string
  description2En?: string
  description3?: string
  description3En?: string
  description4?: string
  description4En?: string
  netWeight?: number
  weUnitName?: string
  /** packing quantity */
  def8?: number
  unitName?: string
  unitNameEn?: string
  inventory?: number
  isCalculate?: 0 | 1
  /** by field name of BaseInfo */
  baseInfo?: Record<string, { val: string; valEn?: string; origin?: Schemas['Origin'] }>
  /** of figures outside the base information, by field name or characteristic code */
  origins?: Record<string, Schemas['Origin']>
  prodImgs?: string[]
  installVideos?: string[]
}

/** The spelling in a language; Chinese if there is no other. */
export function spelled(
  language: Language,
  zh: string | undefined,
  en: string | undefined,
): string {
  return (language === 'en' ? en || zh : zh) ?? ''
}
