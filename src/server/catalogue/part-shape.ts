import type { Language } from '../../domain/language/language'
import { partOf } from '../drawing/facts'
import type { PartFacts } from '../drawing/part-facts'
import { textOf } from '../drawing/texts'
import { Refusal, type RefusalDetails } from '../http/errors'
import type { RefusalKey } from '../../generated/refusal-statuses'
import { factsOf } from './part-files'
import type { ProductRow } from './products.sql'

/** Why a product has no files. */
export interface Lack {
  readonly key: RefusalKey
  readonly details: RefusalDetails
}

/** The facts that the files of a product are drawn from, or what is missing. */
export function shapeOrLack(row: ProductRow, language: Language): PartFacts | Lack {
  const { model } = row
  const facts = factsOf(row)
  if (!facts) return { key: 'catalogue.noShape', details: { values: { model } } }
  const missing = partOf(facts).measures.lacking()
  if (missing.length === 0) return facts
  const names = missing.map((meaning) => textOf(meaning, language)).join(', ')
  return { key: 'catalogue.noMeasures', details: { values: { model, missing: names } } }
}

/** The same for one product: refuses what cannot be drawn. */
export function shapeOf(row: ProductRow, language: Language): PartFacts {
  const shape = shapeOrLack(row, language)
  if ('key' in shape) throw new Refusal(shape.key, shape.details)
  return shape
}
