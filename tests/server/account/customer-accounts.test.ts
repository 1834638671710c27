import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { seedKeptItems } from '../../../demo/account/kept-items.sql'
import { seedReports } from '../../../demo/calculation/reports'
import { seedOrders } from '../../../demo/orders/fill'
import { seedQuality } from '../../../demo/quality/fill'
import type { Schemas } from '../../../src/domain/schemas'
import { startApp } from '../../app'
import { addRecordsOfPeople } from '../../records-of-people'

const dataDir = mkdtempSync(join(tmpdir(), 'portal-customers-'))
const shop = await startApp({ catalogue: 'demo', settings: { dataDir } })
const { call, database, settings } = shop
await seedKeptItems(database)
await seedOrders(database, settings.timeZone)
await seedReports(database)
await seedQuality(database, settings, pino({ level: 'silent' }))
await addRecordsOfPeople(database)

const accountOf = async (username: string) => {
  const { account_id } = await database
    .selectFrom('app_user')
    .select('account_id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return account_id
}
const read = async (username: string, who = 'agent') =>
  call(who, 'GET', `/office/customer/${await accountOf(username)}`)
const records = async (username: string, query = ''): Promise<Schemas['CustomerRecord'][]> =>
  (await call('agent', 'GET', `/office/customer/${await accountOf(username)}/records?${query}`))
    .data.records

/** The demo has neither a chat with a waiting customer nor a problem from a complaint of the company. */
const { id: complaintId } = await database
  .selectFrom('customer_problem')
  .select('id')
  .where('account_id', '=', await accountOf('partner'))
  .executeTakeFirstOrThrow()
await database
  .updateTable('supplier_problem')
  .set({ customer_problem_id: complaintId })
  .where('customer_problem_id', 'is', null)
  .execute()
const talk = { user_id: await shop.userId('buyer'), account_id: await accountOf('buyer') }
const { id: conversation_id } = await database
  .insertInto('chat_conversation')
  .values(talk)
  .onConflict((conflict) => conflict.column('user_id').doUpdateSet(talk))
  .returning('id')
  .executeTakeFirstOrThrow()
const { id: service_id } = await database
  .insertInto('chat_service')
  .values({ conversation_id })
  .returning('id')
  .executeTakeFirstOrThrow()
await database
  .updateTable('chat_conversation')
  .set({ state: 'waiting', service_id, waiting_since: new Date() })
  .where('id', '=', conversation_id)
  .execute()

const everybodyElse = [null, 'buyer', 'partner', 'supplier']

test.each(['sales', 'quality', 'agent', 'editor', 'operator'])(
  'the page of a customer can be read by %s',
  async (who) => {
    expect((await read('buyer', who)).data).toMatchObject({ identity: '1', state: 'open' })
    const id = await accountOf('buyer')
    for (const path of ['/office/customer/page', `/office/customer/${id}/records`])
      expect((await call(who, 'GET', path)).data.total).toBeGreaterThan(0)
  },
)

test('nobody but staff reads the page of a customer, not even the customer', async () => {
  const id = await accountOf('buyer')
  for (const who of everybodyElse)
    for (const path of ['page', `${id}`, `${id}/records`])
      expect([401, 403]).toContain((await call(who, 'GET', `/office/customer/${path}`)).status)
})

test('a company is read with its members, a person alone', async () => {
  const names = (members: { username: string }[]) => members.map(({ username }) => username)
  const company = (await read('buyer')).data
  expect(names(company.members)).toEqual(expect.arrayContaining(['buyer', 'designer']))
  expect(company.memberCount).toBe(company.members.length)
  const person = (await read('engineer')).data
  expect(names(person.members)).toEqual(['engineer'])
  expect(person.identity).toBe('2')
})

test('the number of each kind is the number of its records', async () => {
  const kinds = new Set<string>()
  for (const username of ['buyer', 'engineer', 'partner']) {
    const id = await accountOf(username)
    const { counts, open } = (await read(username)).data
    for (const { kind, counts: total } of counts) {
      const page = await call('agent', 'GET', `/office/customer/${id}/records?kind=${kind}`)
      expect(page.data.total, `${username} ${kind}`).toBe(total)
      if (total > 0) kinds.add(kind)
    }
    expect((await call('agent', 'GET', `/office/customer/${id}/records`)).data.total).toBe(open)
  }
  expect([...kinds].sort()).toEqual(
    ['calculation', 'chat', 'complaint', 'delivery', 'message', 'problem'].concat([
      'quotation',
      'reservation',
      'subscription',
    ]),
  )
})

test('everything open of a customer begins with what waits for an answer, by its due day', async () => {
  const id = await accountOf('buyer')
  await database
    .updateTable('intention_order')
    .set({ due_date: '2020-01-02' })
    .where('account_id', '=', id)
    .where('status_code', '=', 1)
    .execute()
  const open = await records('buyer', 'size=100')
  const ours = open.map(({ turn }) => turn === 'us')
  expect(ours).toContain(true)
  expect(ours.lastIndexOf(true)).toBeLessThan(ours.indexOf(false))
  expect(open[0]).toMatchObject({
    kind: 'reservation',
    turn: 'us',
    due: 'overdue',
    dueDate: '2020-01-02',
  })
  expect(open.every(({ isOpen }) => isOpen)).toBe(true)
  expect(open.some(({ kind }) => kind === 'quotation')).toBe(false)
})

test('a delivery is named by its number and its first product, with the number of the others', async () => {
  const deliveries = await records('buyer', 'kind=delivery')
  expect(deliveries.some(({ further = 0 }) => further > 0)).toBe(true)
  for (const { id, code, name, further = 0 } of deliveries) {
    const { billNo, lines } = (await call('sales', 'GET', `/office/delivery/order/${id}`)).data
    expect({ code, name, further }).toEqual({
      code: billNo,
      name: lines[0].specification,
      further: lines.length - 1,
    })
  }
})

test('reservations that are open come before those of the past', async () => {
  const states = (await records('buyer', 'kind=reservation&size=100')).map(({ isOpen }) => isOpen)
  expect(states).toEqual([...states].sort((one, other) => Number(other) - Number(one)))
  expect(new Set(states)).toEqual(new Set([true, false]))
})

test('the list finds an account by its name and by its members, with the numbers of its page', async () => {
  const found = async (keyword: string) =>
    (await call('editor', 'GET', `/office/customer/page?keyword=${encodeURIComponent(keyword)}`))
      .data.records
  const [buyer] = await found('designer')
  const page = (await read('buyer')).data
  expect(buyer).toMatchObject({ id: page.id, open: page.open, waiting: page.waiting })
  expect(await found(page.accountName)).toEqual([buyer])
  expect(await found('%')).toEqual([])
})

test('a locked account says so, and a deleted one keeps its page but leaves the list', async () => {
  const id = await accountOf('partner')
  const listed = async () => (await call('sales', 'GET', '/office/customer/page?size=100')).data
  const change = (values: object) =>
    database.updateTable('app_user').set(values).where('account_id', '=', id).execute()
  await change({ blocked_at: new Date() })
  expect((await read('partner')).data.state).toBe('locked')
  await change({ removed_at: new Date() })
  expect((await read('partner')).data).toMatchObject({ state: 'deleted', members: [] })
  expect(await records('partner', 'kind=complaint')).not.toHaveLength(0)
  expect((await listed()).records.map((row: { id: number }) => row.id)).not.toContain(id)
  await change({ blocked_at: null, removed_at: null })
})

test.each(['supplier', 'sales'])('the account of %s is no customer', async (username) => {
  const { status, meta } = await read(username)
  expect(status).toBe(404)
  expect(meta.message).toBe('没有此客户')
})

test('a number that is no customer and a kind that is none are answered in words', async () => {
  expect((await call('agent', 'GET', '/office/customer/2147483647')).status).toBe(404)
  expect((await call('agent', 'GET', '/office/customer/2147483647/records')).status).toBe(404)
  const id = await accountOf('buyer')
  const junk = ['/office/customer/abc', '/office/customer/99999999999']
  for (const path of [...junk, `/office/customer/${id}/records?kind=parcel`]) {
    const { status, meta } = await call('agent', 'GET', path)
    expect(status).toBe(400)
    expect(meta.message).not.toBe('')
  }
})
