import { matchPercent } from '../../domain/catalogue/comparison'
import { spelled } from '../../domain/catalogue/material-data'
import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import type { Handlers } from '../http/handler'
import { baseInfoOf, cardOf } from './product-answers'
import { findProducts, type ProductRow } from './products.sql'

export const comparison = {
  async compareProducts({ body }, { database, language }) {
    const { materialIds, baselineId } = Array.isArray(body) ? { materialIds: body } : body
    const rows = await findProducts(database, [...new Set(materialIds)])
    const baseline = rows.find(({ id }) => id === baselineId) ?? rows[0]
    if (!baseline) return []

    // A characteristic that any of the classes shows is shown for all: it must not seem to be missing.
    const shown = new Set(rows.flatMap(({ values }) => values.filter(isShown).map(({ id }) => id)))
    const heldBy = (row: ProductRow) => row.values.filter(({ id }) => shown.has(id))
    const wanted = heldBy(baseline).map(asHeld)
    return rows.map((row) => {
      const held = heldBy(row)
      const pre = row === baseline ? 100 : matchPercent(wanted, held.map(asHeld))
      return itemOf({ ...row, values: held }, pre, language)
    })
  },
} satisfies Partial<Handlers>

type Value = ProductRow['values'][0]

const isShown = ({ isHidden }: Value) => isHidden !== 1

/** Compares Chinese texts, so that the result does not depend on the caller's language. */
const asHeld = ({ id, val }: Value) => ({ id, value: val })

function itemOf(row: ProductRow, pre: number, language: Language): Schemas['ComparisonItem'] {
  const card = cardOf(row, language)
  // The base information has it.
  delete card.edgeWidth
  return {
    ...card,
    pre,
    characterList: joinedValues(row.values, language),
    baseInfo: baseInfoOf(row, language),
    origins: row.data.origins ?? {},
  }
}

function joinedValues(values: Value[], language: Language): Schemas['MaterialCharacteristic'][] {
  const list = new Map<number, Schemas['MaterialCharacteristic']>()
  for (const { id, fieldCode, fieldName, fieldNameEn, unit, val, valEn } of values) {
    const known = list.get(id)
    const fieldVal = spelled(language, val, valEn)
    if (known) known.fieldVal += `, ${fieldVal}`
    else {
      const name = spelled(language, fieldName, fieldNameEn)
      list.set(id, { id, fieldCode, fieldName: name, unit, fieldVal })
    }
  }
  return [...list.values()]
}
