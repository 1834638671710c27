import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { exportOrders } from '../../../src/server/orders/order-export'
import { readCsv } from '../../../src/server/spreadsheets/csv'
import { readXlsx } from '../../../src/server/spreadsheets/xlsx'
import { openQuotedShop } from './quoted-shop'

const { call, database, bolt, nut, givenReservation } = await openQuotedShop()
const first = await givenReservation([bolt, nut])

/** Copies of a reservation with its lines, each with a code of its own. */
async function copies(count: number): Promise<void> {
  await sql`with copied as (
    insert into intention_order (account_id, user_id, unique_code, status_code, data, created_at)
    select account_id, user_id, 'C' || n, status_code, data, created_at - make_interval(secs => n)
    from intention_order, generate_series(1, ${count}) as n where id = ${first.id}
    returning id)
    insert into intention_order_line (order_id, type_id, data_id, counts, required_date, data)
    select copied.id, type_id, data_id, counts, required_date, data
    from copied, intention_order_line where order_id = ${first.id}`.execute(database)
}

test('the sheet of a long list holds every reservation of it, in the order of the list', async () => {
  await copies(6000)
  const { bytes, status } = await call('buyer', 'GET', '/web/intention/order/export?format=csv')
  expect(status).toBe(200)
  const [, ...rows] = readCsv(bytes).rows
  expect(rows).toHaveLength(2 * 6001)
  expect(rows[0]!.cells).toContain(first.uniqueCode)
  expect(rows.at(-1)!.cells).toContain('C6000')
})

const order = {
  filter: { accountId: 0, days: {}, timeZone: 'Asia/Shanghai' },
  name: 'S',
  language: 'en' as const,
  timeZone: 'Asia/Shanghai',
}

test('a list that is too long for a file is refused with how much there is, and never cut', async () => {
  const { account_id: accountId } = await database
    .selectFrom('intention_order')
    .select('account_id')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow()
  const filter = { ...order.filter, accountId }
  await expect(
    exportOrders(database, { ...order, filter, format: 'xlsx' }, 100),
  ).rejects.toMatchObject({
    key: 'orders.sheet.tooLong',
    status: 413,
    details: { values: { limit: 100, orders: 6001 } },
  })
  const { bytes } = await exportOrders(database, { ...order, filter, format: 'xlsx' })
  expect(readXlsx(Buffer.from(bytes)).rows).toHaveLength(2 * 6001 + 1)
})
