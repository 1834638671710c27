import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import { matchModels } from './batch/batch-models.sql'
import { changedPrices, changedStocks, missingProducts } from './change-prices.sql'

type Fault = Schemas['InputError']
type PriceChange = Schemas['PriceChange']
export type KnownChange = PriceChange & { materialId: number }

/** The changes with their products, or one refusal that names every fault at its place. */
export async function checkedPrices(
  listId: number,
  changes: readonly PriceChange[],
  context: Context,
): Promise<KnownChange[]> {
  const matches = await matchModels(
    context.database,
    changes.flatMap(({ materialId, model }) => (materialId === undefined && model ? model : [])),
  )
  const faults: Fault[] = []
  const known = changes.flatMap((change, at): KnownChange[] => {
    const materialId = change.materialId ?? matches.get(change.model ?? '')
    if (materialId !== undefined) return [{ ...change, materialId }]
    const { model } = change
    const message = model
      ? context.text('pricing.row.unknownModel', { model })
      : context.text('pricing.row.noModel')
    faults.push({ path: `prices.${at}.model`, message })
    return []
  })
  refuse(faults)
  await refuseUnknown(known, context)
  refuseTwice(
    known.map(({ materialId, fromCounts }) => `${materialId} ${fromCounts}`),
    (at) => `prices.${at}.fromCounts`,
    context,
  )
  const places = await changedPrices(context.database, listId, known)
  refuseChanged(places, 'prices', context)
  return known
}

export async function checkStocks(
  changes: readonly Schemas['StockChange'][],
  context: Context,
): Promise<void> {
  await refuseUnknown(changes, context)
  refuseTwice(
    changes.map(({ materialId }) => String(materialId)),
    (at) => `stocks.${at}`,
    context,
  )
  refuseChanged(await changedStocks(context.database, changes), 'stocks', context)
}

/** Faults named in one answer. */
const mostFaults = 500

function refuse(faults: Fault[]): void {
  if (faults.length === 0) return
  const values = { count: faults.length }
  throw new Refusal('pricing.grid.refused', { values, errors: faults.slice(0, mostFaults) })
}

async function refuseUnknown(
  changes: readonly { materialId: number }[],
  { database }: Context,
): Promise<void> {
  const missing = await missingProducts(
    database,
    changes.map(({ materialId }) => materialId),
  )
  if (missing.length > 0)
    throw new Refusal('pricing.productGone', { values: { ids: missing.slice(0, 5).join(', ') } })
}

function refuseTwice(
  keys: readonly string[],
  pathOf: (at: number) => string,
  { text }: Context,
): void {
  const message = text('pricing.twice')
  const seen = new Set<string>()
  const errors = keys.flatMap((key, at) => {
    const isTwice = seen.has(key)
    seen.add(key)
    return isTwice ? [{ path: pathOf(at), message }] : []
  })
  if (errors.length > 0) throw new Refusal('pricing.twice', { errors: errors.slice(0, mostFaults) })
}

function refuseChanged(
  places: readonly number[],
  list: 'prices' | 'stocks',
  { text }: Context,
): void {
  if (places.length === 0) return
  const message = text('pricing.grid.rowChanged')
  const errors = places.slice(0, mostFaults).map((at) => ({ path: `${list}.${at}`, message }))
  throw new Refusal('pricing.grid.conflict', { values: { count: places.length }, errors })
}
