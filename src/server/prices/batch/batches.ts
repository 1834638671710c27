import type { Schemas } from '../../../domain/schemas'
import { passOver } from '../../audit/watch.sql'
import type { Database } from '../../database/database'
import { errorCode } from '../../database/error-code'
import type { Context } from '../../http/context'
import { Refusal } from '../../http/errors'
import type { Handlers } from '../../http/handler'
import { matchModels } from './batch-models.sql'
import { batchResult, inTurns, refuseDoubles, writtenModel, type CheckedRow } from './batch-rows'
import { checkPrice, listsByName } from './price-rows'
import { checkStock } from './stock-rows'
import { batchLists, writePrices } from './write-prices.sql'
import { writeStock } from './write-stock.sql'

/**
 * Batches of another system. Good rows are written and the others refused, because the nightly run of an ERP must not
 * stop at a model that the catalogue does not have yet; each row stands alone, and the answer names what to correct.
 */
export const batches = {
  async putPriceBatch({ body: { rows } }, context) {
    const models = await modelsOf(rows, context)
    const lists = listsByName(await batchLists(context.database))
    const checked = await inTurns(rows, (row) => checkPrice(row, { models, lists }))
    const distinct = refuseDoubles(checked, ({ listId, materialId, fromCounts }) =>
      [listId, materialId, fromCounts].join(' '),
    )
    return storeBatch(distinct, writePrices, context)
  },

  async putStockBatch({ body: { rows } }, context) {
    const models = await modelsOf(rows, context)
    const checked = await inTurns(rows, (row) => checkStock(row, models))
    const distinct = refuseDoubles(checked, ({ materialId }) => String(materialId))
    return storeBatch(distinct, writeStock, context)
  },
} satisfies Partial<Handlers>

const modelsOf = (rows: readonly { model: string }[], { database }: Context) =>
  matchModels(database, [...new Set(rows.map(({ model }) => writtenModel(model)))])

/** Batches that this process is writing or that wait for it. */
let open = 0
/** Each takes a connection while it waits for the table. */
const mostOpen = 3
const againSeconds = 1

async function storeBatch<Figures>(
  checked: readonly CheckedRow<Figures>[],
  write: (database: Database, figures: readonly Figures[]) => Promise<Map<number, boolean>>,
  context: Context,
): Promise<Schemas['BatchResult']> {
  const good = checked.flatMap((row, index) =>
    'figures' in row ? [{ index, figures: row.figures }] : [],
  )
  if (open >= mostOpen) throw busy()
  open++
  try {
    return await context.commit(async (inside) => {
      const { database } = inside
      // One line of the audit log says how many rows there were; ten thousand would say nothing more.
      await passOver(database)
      const written = await write(
        database,
        good.map(({ figures }) => figures),
      )
      const changed = new Map(
        good.flatMap(({ index }, place) => {
          const isChanged = written.get(place)
          return isChanged === undefined ? [] : [[index, isChanged] as const]
        }),
      )
      const result = await batchResult(checked, changed, inside)
      const { unchanged, refused } = result
      inside.audit.note({
        onlyIfChanged: result.changed === 0,
        changed: result.changed,
        unchanged,
        refused,
      })
      return result
    })
  } catch (error) {
    if (errorCode(error) === foreignKeyViolation) throw new Refusal('pricing.batch.again')
    throw error
  } finally {
    open--
  }
}

const foreignKeyViolation = '23503'

const busy = () =>
  new Refusal('pricing.batch.busy', {
    values: { seconds: againSeconds },
    retryAfterSeconds: againSeconds,
  })
