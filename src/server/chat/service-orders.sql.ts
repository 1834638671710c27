import type { CustomCharacter } from '../../domain/custom/custom-entry'
import { countRows } from '../database/lists.sql'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { lastItem } from '../../domain/lists/items'
import { when } from '../database/when'

/** A reservation line, with the product as it was at the time. */
export interface ServiceLine {
  orderId: number
  typeId: number
  dataId: number
  counts: number
  requiredDate: string
  data: {
    model: string
    materialName: Schemas['Text']
    unitName: Schemas['Text']
    classId?: number
    characters?: CustomCharacter[]
    prodImgs?: string[]
  }
  /** For laboratory lines: the test as currently offered. */
  test: { standards?: string[]; fileUrl?: string } | undefined
}

export interface ServiceOrderRow {
  id: number
  uniqueCode: string
  createTime: Date
  lines: ServiceLine[]
}

/** Orders read per query, however large the page. */
const chunk = 500

/** Reservations of an account, newest first; large pages are read in chunks. */
export async function pageServiceOrders(
  database: Database,
  accountId: number,
  { current, size }: { current: number; size: number },
): Promise<{ total: number; orders: ServiceOrderRow[] }> {
  const total = await countRows(
    database.selectFrom('intention_order').where('account_id', '=', accountId),
  )
  const orders: ServiceOrderRow[] = []
  const first = (current - 1) * size
  const wanted = Math.min(size, Math.max(0, total - first))
  let below: number | undefined
  while (orders.length < wanted) {
    const page = await readChunk(database, accountId, {
      ...(below === undefined ? { offset: first } : { below }),
      limit: Math.min(chunk, wanted - orders.length),
    })
    if (page.length === 0) break
    orders.push(...page)
    below = lastItem(page).id
  }
  return { total, orders }
}

async function readChunk(
  database: Database,
  accountId: number,
  {
    offset = 0,
    below,
    orderId,
    limit,
  }: { offset?: number; below?: number; orderId?: number; limit: number },
): Promise<ServiceOrderRow[]> {
  const orders = await database
    .selectFrom('intention_order')
    .select(['id', 'unique_code', 'created_at'])
    .where('account_id', '=', accountId)
    .$call(when(below, (query, below) => query.where('id', '<', below)))
    .$call(when(orderId, (query, orderId) => query.where('id', '=', orderId)))
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  if (orders.length === 0) return []
  const lines = await database
    .selectFrom('intention_order_line')
    .leftJoin('experiment', (join) =>
      join
        .onRef('experiment.id', '=', 'intention_order_line.data_id')
        .on('intention_order_line.type_id', '=', 2),
    )
    .select(['order_id', 'intention_order_line.type_id', 'data_id', 'counts', 'required_date'])
    .select(['intention_order_line.data', 'experiment.data as test'])
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('required_date')
    .orderBy('intention_order_line.id')
    .execute()
  const linesOf = new Map<number, ServiceLine[]>()
  for (const line of lines) {
    const own = linesOf.get(line.order_id) ?? []
    linesOf.set(line.order_id, own)
    own.push({
      orderId: line.order_id,
      typeId: line.type_id,
      dataId: line.data_id,
      counts: line.counts,
      requiredDate: line.required_date,
      // Written with the reservation or the test.
      data: line.data as unknown as ServiceLine['data'],
      test: (line.test ?? undefined) as ServiceLine['test'],
    })
  }
  return orders.map(({ id, unique_code, created_at }) => ({
    id,
    uniqueCode: unique_code,
    createTime: created_at,
    lines: linesOf.get(id) ?? [],
  }))
}

/** Number of the account's newest reservation. */
export async function latestOrderCode(
  database: Database,
  accountId: number,
): Promise<string | undefined> {
  const latest = await database
    .selectFrom('intention_order')
    .select('unique_code')
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.unique_code
}

/** A reservation of the account; undefined for those of others. */
export async function findServiceOrder(
  database: Database,
  accountId: number,
  orderId: number,
): Promise<ServiceOrderRow | undefined> {
  const [order] = await readChunk(database, accountId, { orderId, limit: 1 })
  return order
}

/** Picture of a test, currently offered or as reserved. */
export const pictureOfTest = ({ data, test }: Partial<Pick<ServiceLine, 'data' | 'test'>>) =>
  test?.fileUrl || data?.prodImgs?.[0]
