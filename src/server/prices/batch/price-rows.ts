import { fromCountsIn, perIn, priceIn } from '../../../domain/prices/sheet-cells'
import type { Schemas } from '../../../domain/schemas'
import type { ModelMatches } from './batch-models.sql'
import { faultsOf, productOf, type CheckedRow, type Read } from './batch-rows'
import type { BatchList, PriceFigure } from './write-prices.sql'

type Sent = Schemas['PriceBatchRow']

/** Price lists by their number and by their names without regard to case; undefined if several have the name. */
export function listsByName(
  lists: readonly BatchList[],
): ReadonlyMap<string, BatchList | undefined> {
  const named = new Map<string, BatchList | undefined>()
  for (const list of lists)
    for (const name of new Set([list.nameZh, list.nameEn].map(folded)))
      named.set(name, named.has(name) ? undefined : list)
  // A number means the list that has it, even if another one is called so.
  for (const list of lists) named.set(String(list.id), list)
  return named
}

const folded = (name: string) => name.trim().toLowerCase()

/** Checks one row of a batch of prices against the products and the lists. */
export function checkPrice(
  row: Sent,
  matches: { models: ModelMatches; lists: ReturnType<typeof listsByName> },
): CheckedRow<PriceFigure> {
  const product = productOf(row.model, matches.models)
  const list = listOf(row, matches.lists)
  const fromCounts = fromCountsIn(String(row.fromCounts ?? 1))
  const amount = row.amount === null ? { value: null } : priceIn(row.amount)
  const per = perIn(String(row.per ?? 1))
  if (
    'value' in product &&
    'value' in list &&
    'value' in fromCounts &&
    'value' in amount &&
    'value' in per
  )
    return {
      figures: {
        materialId: product.value,
        listId: list.value.id,
        fromCounts: fromCounts.value,
        amount: amount.value,
        per: per.value,
      },
    }
  return { reasons: faultsOf([product, list, fromCounts, amount, per]) }
}

function listOf(row: Sent, lists: ReturnType<typeof listsByName>): Read<BatchList> {
  const name = folded(row.list)
  const list = lists.get(name)
  const refused = (reason: 'noList' | 'unknownList' | 'manyLists') => ({
    fault: { reason: `pricing.row.${reason}` as const, values: { list: row.list } },
  })
  if (name === '') return refused('noList')
  if (!list) return refused(lists.has(name) ? 'manyLists' : 'unknownList')
  if (row.currency === undefined || row.currency.trim().toUpperCase() === list.currency)
    return { value: list }
  const values = { currency: row.currency, wanted: list.currency }
  return { fault: { reason: 'pricing.row.currency', values } }
}
