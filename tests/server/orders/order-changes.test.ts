import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connect } from '../../../src/server/database/database'
import { closeAfterFile } from '../../closing'
import { callingBy, makeKey } from '../operation/keys'
import { openQuotedShop } from './quoted-shop'

const shop = await openQuotedShop()
const { database, givenReservation, answer, confirm } = shop
for (let made = 0; made < 8; made++) await givenReservation()
const by = callingBy(shop, (await makeKey(shop, ['orders'])).key)

interface Changes {
  changes: { order: { id: number; uniqueCode: string; statusCode: number }; customer: string }[]
  cursor: string
  more: boolean
}

async function changesAfter(cursor?: string, size = 100): Promise<Changes> {
  const after = cursor === undefined ? '' : `&after=${cursor}`
  const { status, data } = await by('GET', `/office/order/changes?size=${size}${after}`)
  expect(status).toBe(200)
  return data
}

/** Everything after a cursor, page by page. */
async function allAfter(cursor?: string, size = 100): Promise<Changes> {
  const changes: Changes['changes'] = []
  for (let at = cursor; ;) {
    const page = await changesAfter(at, size)
    changes.push(...page.changes)
    at = page.cursor
    if (!page.more) return { ...page, changes }
  }
}

const idsIn = ({ changes }: Changes) => changes.map(({ order }) => order.id)

const touch = (id: number) => sql`update intention_order set version = version + 1 where id = ${id}`

test('reading without a cursor answers every reservation once, also those of before, in pages without gaps', async () => {
  const { rows } = await sql<{ id: number }>`select id from intention_order order by id`.execute(
    database,
  )
  expect(rows.length).toBeGreaterThan(5)
  const whole = await allAfter()
  expect(idsIn(whole).sort((a, b) => a - b)).toEqual(rows.map(({ id }) => id))
  expect(idsIn(await allAfter(undefined, 3))).toEqual(idsIn(whole))
})

test('a cursor stays the same while nothing changes', async () => {
  const { cursor } = await allAfter()
  expect(await changesAfter(cursor)).toEqual({ changes: [], cursor, more: false })
})

test('a reservation is answered again after each change, with number, state, lines and customer', async () => {
  const { cursor } = await allAfter()
  const { id, uniqueCode } = await givenReservation()
  const submitted = await changesAfter(cursor)
  expect(submitted.changes).toMatchObject([
    {
      customer: '远岭轨道车辆（演示）',
      order: { id, uniqueCode, statusCode: 1, productList: [{ counts: 200 }, {}] },
    },
  ])
  expect((await answer(id)).status).toBe(200)
  const answered = await changesAfter(submitted.cursor)
  expect(answered.changes).toMatchObject([{ order: { id, statusCode: 2, quotation: {} } }])
  expect((await confirm(id)).status).toBe(200)
  const accepted = await changesAfter(answered.cursor)
  expect(accepted.changes).toMatchObject([{ order: { id, statusCode: 3 } }])
  // A reader who starts at the beginning gets each reservation once.
  expect(idsIn(await changesAfter(cursor))).toEqual([id])
})

test('of two open transactions the one that commits late is not skipped', async () => {
  const other = connect(shop.place.url, 2)
  closeAfterFile(() => other.destroy())
  const { rows } = await sql<{
    id: number
  }>`select id from intention_order order by id limit 2`.execute(database)
  const [late, early] = rows.map(({ id }) => id)
  const { cursor } = await allAfter()
  const transaction = await other.startTransaction().execute()
  await touch(late!).execute(transaction)
  await database.transaction().execute((quick) => touch(early!).execute(quick))
  const first = await changesAfter(cursor)
  expect(idsIn(first)).toEqual([early])
  await transaction.commit().execute()
  expect(idsIn(await changesAfter(first.cursor))).toEqual([late])
})

test('a transaction that is rolled back is no change', async () => {
  const { cursor } = await allAfter()
  const [id] = idsIn(await changesAfter(undefined, 1))
  const transaction = await database.startTransaction().execute()
  await touch(id!).execute(transaction)
  await transaction.rollback().execute()
  expect(idsIn(await changesAfter(cursor))).toEqual([])
})

test('many writers at once leave no gap for a reader who reads all the time', async () => {
  const { rows } = await sql<{
    id: number
  }>`select id from intention_order order by id limit 8`.execute(database)
  const ids = rows.map(({ id }) => id)
  let { cursor } = await allAfter()
  const seen: number[] = []
  let isWriting = true
  const reader = (async () => {
    for (let isLast = false; !isLast;) {
      isLast = !isWriting
      const page = await changesAfter(cursor, 2)
      seen.push(...idsIn(page))
      cursor = page.cursor
      if (page.more) isLast = false
    }
  })()
  const writer = async (own: number[]) => {
    for (let round = 0; round < 15; round++)
      await database.transaction().execute(async (transaction) => {
        for (const id of own) await touch(id).execute(transaction)
      })
  }
  await Promise.all([writer(ids.slice(0, 4)), writer(ids.slice(4)), writer(ids.slice(2, 6))])
  isWriting = false
  await reader
  expect([...new Set(seen)].sort((a, b) => a - b)).toEqual(ids)
  // The last state that the reader saw of each reservation is the stored one.
  expect(idsIn(await allAfter(cursor))).toEqual([])
})

test('a cursor from before a restored backup is refused', async () => {
  const { cursor } = await allAfter()
  await sql`insert into restoration (id, manifest) values (gen_random_uuid(), 'x')`.execute(
    database,
  )
  const { status, meta } = await by('GET', `/office/order/changes?after=${cursor}`)
  expect([status, meta.message]).toEqual([
    409,
    '系统数据已从备份恢复，此游标不再有效，请不带 after 从头读取',
  ])
  expect((await allAfter()).changes.length).toBeGreaterThan(5)
})

test.each(['x', '1', '00000000.-1', '00000000.9999999999999999999', '00000000.1%00'])(
  'the cursor %s is refused',
  async (cursor) => {
    expect((await by('GET', `/office/order/changes?after=${cursor}`)).status).toBe(400)
  },
)
