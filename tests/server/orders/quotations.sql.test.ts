import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrateWithin } from '../../../src/server/database/migrate'
import { readOrders } from '../../../src/server/orders/intention-orders.sql'
import { startApp } from '../../app'

const { database } = await startApp()

const undone = new Error('undone')

interface OldLine {
  counts?: number
  answer: object
  unit?: object
}

/** Upgrades a reservation from before quotations had versions, and reads it. */
async function upgraded(lines: OldLine[], state = 2, answer: object = {}) {
  const results: Awaited<ReturnType<typeof readOrders>> = []
  const upgrade = database.transaction().execute(async (inside) => {
    await sql`create schema earlier`.execute(inside)
    await sql`set local search_path to earlier, public`.execute(inside)
    // The schema has its own tables, else the migration would find those of the test's shop.
    for (const table of ['kysely_migration', 'kysely_migration_lock'])
      await sql`create table ${sql.table(`earlier.${table}`)}
        (like ${sql.table(`public.${table}`)} including all)`.execute(inside)
    await migrateWithin(inside, '0190-names-in-latin')
    await sql`insert into account (kind, account_name) values ('company', 'Yard')`.execute(inside)
    await sql`insert into app_user (username, password_hash, account_id)
      select 'yard', '', id from account`.execute(inside)
    const data = JSON.stringify({
      remark: 'ours',
      answer: {
        note: 'ex works',
        answeredAt: '2026-11-20T02:00:00.000Z',
        answeredBy: { zh: '方洁', en: 'Fang Jie' },
        ...answer,
      },
    })
    await sql`insert into intention_order (unique_code, account_id, user_id, status_code, valid_until, accepted_at, data)
      select 'YD-1', account_id, id, ${state}, '2026-12-20', ${state > 2 ? '2026-11-22T02:00:00Z' : null}::timestamptz,
        ${data}::jsonb from app_user`.execute(inside)
    for (const { counts = 200, answer: quoted, unit = { zh: '件', en: 'pcs' } } of lines) {
      const product = JSON.stringify({ model: 'HB', materialName: { zh: '螺栓' }, unitName: unit })
      await sql`insert into intention_order_line (order_id, type_id, data_id, counts, required_date, data, answer)
        select id, 1, 1, ${counts}, '2026-12-31', ${product}::jsonb, ${JSON.stringify(quoted)}::jsonb
        from intention_order`.execute(inside)
    }
    await migrateWithin(inside)
    const { id } = await inside.selectFrom('intention_order').select('id').executeTakeFirstOrThrow()
    results.push(...(await readOrders(inside, [id])))
    throw undone
  })
  await expect(upgrade).rejects.toBe(undone)
  return results[0]!
}

test.each<[string, object, object?]>([
  ['¥ 3.25', { price: { amount: '3.25', per: 1 }, amount: '650.00' }],
  ['￥3.25/件', { price: { amount: '3.25', per: 1 } }],
  ['1,200.50 元 / 100 件', { price: { amount: '1200.50', per: 100 }, amount: '2401.00' }],
  ['CNY 12', { price: { amount: '12', per: 1 } }],
  ['¥ 5 / set', { price: { amount: '5', per: 1 } }, { zh: '套', en: 'sets' }],
  ['¥ 5 / 件', { priceText: '¥ 5 / 件' }, { zh: '套', en: 'sets' }],
  ['¥ 3.25 / kg', { priceText: '¥ 3.25 / kg' }],
  ['¥ 3.25 / box of 50', { priceText: '¥ 3.25 / box of 50' }],
  ['about ¥ 3', { priceText: 'about ¥ 3' }],
  ['3.25', { priceText: '3.25' }],
  ['¥ 3,25', { priceText: '¥ 3,25' }],
  ['¥ 3.25 CNY', { priceText: '¥ 3.25 CNY' }],
])('the older price “%s” becomes %j', async (price, expected, unit) => {
  const order = await upgraded([{ answer: { price }, ...(unit && { unit }) }])
  const { counts, ...quoted } = order.lines[0]!.answer!
  expect(counts).toBe(200)
  expect(quoted).toMatchObject(expected)
  expect('price' in quoted).toBe('price' in expected)
})

test('prices in two currencies stay texts, because a quotation has one currency', async () => {
  const { quotation } = await upgraded([
    { answer: { price: '¥ 3.25' } },
    { answer: { price: '$ 3.25' } },
  ])
  expect(quotation).toMatchObject({ number: 1, currency: undefined, total: undefined })
  expect(Object.values(quotation!.lines)).toMatchObject([
    { priceText: '¥ 3.25' },
    { priceText: '$ 3.25' },
  ])
})

test('an accepted quotation stays accepted, with what was left out and the sum of the rest', async () => {
  const order = await upgraded(
    [
      { answer: { price: '¥ 3.25', leadTimeDays: 12, accepted: true } },
      { answer: { price: 'on request', accepted: true } },
      { answer: { note: 'not made', accepted: false } },
    ],
    3,
  )
  expect(order).toMatchObject({
    remark: 'ours',
    acceptedNumber: 1,
    newestNumber: 1,
    acceptance: { lineCount: 2, subtotal: '650.00' },
    quotation: { note: 'ex works', validUntil: '2026-12-20', currency: 'CNY', subtotal: '650.00' },
    lines: [{ decision: 'accept' }, { decision: 'accept' }, { decision: 'leaveOut' }],
  })
  expect(new Date(order.acceptance!.acceptedAt!)).toEqual(new Date('2026-11-22T02:00:00Z'))
})
