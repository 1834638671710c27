import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { passOver } from '../../../src/server/audit/watch.sql'
import { startApp } from '../../app'
import { openMailbox } from './mailbox'

const shop = await startApp()
const { call, userId, database } = shop
const mailbox = await openMailbox(shop)

const english = { 'accept-language': 'en' }
const customers = async (query = '', who = 'operator', size = 100) =>
  (await call(who, 'GET', `/office/people/customer/page?size=${size}&${query}`)).data
const names = ({ records }: { records: { username: string }[] }) =>
  records.map(({ username }) => username)

test('customers are found by name, kind, state and day', async () => {
  expect(names(await customers('keyword=LIN%20yue'))).toEqual(['buyer'])
  expect(names(await customers('identity=1'))).toEqual(
    expect.arrayContaining(['buyer', 'designer']),
  )
  expect(names(await customers('identity=2'))).not.toContain('buyer')
  expect(names(await customers('custType=2'))).toEqual(['partner'])
  expect((await customers('state=locked')).total).toBe(0)
  expect((await customers('from=2999-01-01')).total).toBe(0)
  expect((await customers('to=2999-01-01')).total).toBeGreaterThan(3)
  const up = names(await customers('order=username'))
  expect(up).toEqual([...up].sort())
})

test('staff and suppliers are not among the customers, and each has a list', async () => {
  const all = names(await customers())
  expect(all).not.toContain('operator')
  expect(all).not.toContain('supplier')
  const suppliers = await call('operator', 'GET', '/office/people/supplier/page')
  expect(names(suppliers.data)).toContain('supplier')
  expect(
    (await call('operator', 'GET', `/office/people/customer/${await userId('sales')}`)).status,
  ).toBe(404)
})

const steel = {
  accountName: 'Nordhang Steel',
  username: 'nordhang',
  contactName: 'Ines Holm',
  email: 'ines@demo.example',
}
const added = (body: object, who = 'operator') => call(who, 'POST', '/office/people/supplier', body)

test('a supplier whom an operator adds chooses a password by the mail, and sees the own problems', async () => {
  const { data } = await added(steel)
  expect(data).toMatchObject({ ...steel, identity: '3', state: 'open' })
  const issued = await database
    .selectFrom('app_user')
    .select('is_system_password')
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow()
  expect(issued.is_system_password).toBe(1)
  const password = 'Fresh123'
  await call(null, 'POST', '/admin/web/user/psw/reset/email/confirm', {
    token: await mailbox.token(steel.email),
    password,
    confirmPassword: password,
  })
  const entrance = '/admin/web/user/login/psw/supplier'
  const entered = await call(null, 'POST', entrance, { username: steel.username, password })
  expect(entered.data.user).toMatchObject({ identity: '3', isSystemPassword: 0 })
  const token = { authorization: `Bearer ${entered.data.access_token}` }
  const own = await call(null, 'GET', '/quality/problem/supplier/mine', undefined, token)
  expect(own).toMatchObject({ status: 200, data: { ipage: { total: 0 } } })
})

test('a name or an address that somebody has is refused at its field; only operators add suppliers', async () => {
  const again = await added({ ...steel, username: 'BUYER', email: 'engineer@demo.example' })
  expect(again.status).toBe(400)
  const paths = again.data.errors.map(({ path }: { path: string }) => path)
  expect(paths).toEqual(['username', 'email'])
  for (const who of ['sales', 'quality', 'buyer', 'supplier'])
    expect((await added({ ...steel, username: 'another' }, who)).status).toBe(403)
})

test('sales staff read customers but cannot change them; other staff cannot see them', async () => {
  const id = await userId('buyer')
  expect((await customers('', 'sales')).total).toBeGreaterThan(3)
  const form = { identity: '1', custType: 2, version: 1 }
  expect((await call('sales', 'PUT', `/office/people/customer/${id}`, form)).status).toBe(403)
  expect((await call('sales', 'GET', '/office/people/staff/page')).status).toBe(403)
  expect((await call('editor', 'GET', '/office/people/customer/page')).status).toBe(403)
})

test('a customer is shown with company, members, sessions and security events', async () => {
  const id = await userId('buyer')
  const { data } = await call('operator', 'GET', `/office/people/customer/${id}`)
  expect(data).toMatchObject({ username: 'buyer', identity: '1', companyRole: 'administrator' })
  expect(names({ records: data.members })).toEqual(['buyer', 'designer'])
  await call('buyer', 'GET', '/admin/web/user/loginuser/baseinfo')
  const { data: now } = await call('operator', 'GET', `/office/people/customer/${id}`)
  expect(now.sessions).toHaveLength(1)
  expect(now.lastTime).toBe(now.sessions[0].createTime)
})

test('a customer who gets access to quality reports has it at once', async () => {
  const id = await userId('engineer')
  const address = `/office/people/customer/${id}`
  const { data } = await call('operator', 'GET', address)
  const change = { identity: data.identity, custType: 2, version: data.version }
  const changed = await call('operator', 'PUT', address, change)
  expect(changed.data).toMatchObject({ custType: 2, version: data.version + 1 })
  const { data: user } = await call('engineer', 'GET', '/admin/web/user/loginuser/baseinfo')
  expect(user.custType).toBe(2)
  const late = await call('operator', 'PUT', address, change)
  expect(late.status).toBe(409)
})

test('a company with several members cannot become a person, and the members are named', async () => {
  const address = `/office/people/customer/${await userId('buyer')}`
  const { data } = await call('operator', 'GET', address)
  const change = { identity: '2', custType: 1, version: data.version }
  const refused = await call('operator', 'PUT', address, change, english)
  expect(refused.status).toBe(409)
  expect(refused.meta.message).toContain('Lin Yue, He Qing')
})

test.each(['', 'username', '-accountName', 'contactName'])(
  'pages of any size are parts of one list, sorted by "%s"',
  async (order) => {
    const all = names(await customers(`order=${order || '-createTime'}`))
    const pages = []
    for (let page = 1; page <= all.length; page++) {
      const query = `${order && `order=${order}&`}current=${page}`
      pages.push(...names(await customers(query, 'operator', 2)))
    }
    expect(pages).toEqual(all)
  },
)

test('a customer who becomes a supplier is in the list of suppliers', async () => {
  const id = await userId('newcomer')
  const { data } = await call('operator', 'GET', `/office/people/customer/${id}`)
  const change = { identity: '3', custType: data.custType, version: data.version }
  expect((await call('operator', 'PUT', `/office/people/customer/${id}`, change)).status).toBe(200)
  expect((await call('operator', 'GET', `/office/people/supplier/${id}`)).data.identity).toBe('3')
  expect(names(await customers())).not.toContain('newcomer')
  const suppliers = await call('operator', 'GET', '/office/people/supplier/page?keyword=newcomer')
  expect(names(suppliers.data)).toEqual(['newcomer'])
  // The audit log does not mention the copy of the account's kind in its users.
  const log = await call('operator', 'GET', '/office/audit/page?operation=changeCustomer')
  expect(log.data.records[0].recordIds).toMatch(/^account:\d+$/)
})

test('among a hundred thousand people some are found, and any page of them is answered', async () => {
  await database.transaction().execute(async (transaction) => {
    // Otherwise the audit log would record each row.
    await passOver(transaction)
    await sql`insert into app_user (account_id, username, password_hash)
      select (select min(id) from account where kind = 'person'), 'many' || number, 'x'
      from generate_series(1, 100000) as number`.execute(transaction)
  })
  // many777, many7770 with many77700 to many77709, and so on.
  const found = await customers('keyword=many777&order=username&current=2')
  expect(found.total).toBe(1 + 10 + 100)
  expect(names(found)).toEqual([
    'many7779',
    ...Array.from({ length: 10 }, (_, last) => `many7779${last}`),
  ])
  const { total } = await customers()
  const last = await customers(`state=open&order=-username&current=${Math.ceil(total / 100)}`)
  expect(names(last)).toHaveLength(total % 100 || 100)
})
