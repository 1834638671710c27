import type { Pool } from '../../src/server/database/database'
import { measureBatches } from './batches'
import type { Figure } from './figures'
import { addOperator } from './office.sql'
import { measurePriceRows } from './price-rows'
import { openBenchSessions } from './sessions'

/** Prices and stock: what another system writes, and what a row costs more that shows them. */
export async function measurePrices(
  models: number,
  { pool, url }: { pool: Pool; url: string },
  port: number,
): Promise<Figure[]> {
  const sessions = await openBenchSessions(pool)
  const { tokens } = await sessions.begin(pool, await addOperator(pool))
  const shop = { pool, url, operator: tokens.access_token }
  const batches = await measureBatches(models, shop, port)
  return [...batches, ...(await measurePriceRows(models, shop, port))]
}
