import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ofAccount, ofUser } from '../../../src/server/account/own-data.sql'
import { startApp, type TestApp } from '../../app'

const password = 'Demo1234'

const remove = ({ call }: TestApp, who: string | number, sent = password) =>
  call(who, 'POST', '/web/my/account/deletion', { password: sent })

const preview = async ({ call }: TestApp, who: string | number) =>
  (await call(who, 'GET', '/web/my/account/deletion')).data

async function reserve({ database, userId }: TestApp, who: string, code: string, status = 1) {
  const id = await userId(who)
  const { account_id } = await database
    .selectFrom('app_user')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const order = await database
    .insertInto('intention_order')
    .values({
      unique_code: code,
      user_id: id,
      account_id,
      status_code: status,
      data: '{"remark":"for us"}',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return order.id
}

const statusOf = async ({ database }: TestApp, id: number) =>
  (
    await database
      .selectFrom('intention_order')
      .select('status_code')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status_code

test('a customer takes along everything that is kept of them, and no secret', async () => {
  const app = await startApp()
  await reserve(app, 'engineer', 'R-EXPORT')
  await app.call('engineer', 'PUT', '/admin/web/user/update/base', { industry: 'rail' })
  const answer = await app.call('engineer', 'GET', '/web/my/data/export')
  expect(answer.headers['content-disposition']).toContain('engineer-')
  expect(answer.headers['cache-control']).toContain('no-store')
})

test('the file holds the records of the account and of nobody else', async () => {
  const app = await startApp()
  await reserve(app, 'engineer', 'R-MINE')
  await reserve(app, 'buyer', 'R-THEIRS')
  const { payload } = await app.app.inject({
    url: '/crrc_sales/web/my/data/export',
    headers: {
      authorization: `Bearer ${(await app.sessions.begin(app.database, await app.userId('engineer'))).tokens.access_token}`,
    },
  })
  const file = JSON.parse(payload)
  expect(file.user).toMatchObject({ username: 'engineer', contactName: '赵宁' })
  expect(file.intention_order).toMatchObject([{ unique_code: 'R-MINE', remark: 'for us' }])
  expect(payload).not.toContain('R-THEIRS')
  expect(payload).not.toContain('$argon2')
})

/** Tables with a user or account column whose rows are exported elsewhere in the file, hold only secrets, or belong to the maker. */
const elsewhere = [
  'app_user',
  'audit',
  'timeline',
  'user_session',
  'known_device',
  'security_event',
  'idempotency',
  'second_factor',
  'recovery_code',
  'login_challenge',
  'one_time_link',
  'company_invitation',
  'chat_presence',
  'saved_view',
  'catalogue_import',
  'price_import',
  'price_list',
]

test('a table that keeps something of customers is in the file, or it is said why not', async () => {
  const { database } = await startApp({ demo: false })
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'account_id')
  `.execute(database)
  const told: string[] = [...ofUser, ...ofAccount, ...elsewhere]
  expect(rows.map(({ name }) => name).filter((name) => !told.includes(name))).toEqual([])
})

test('a person who leaves: open reservations are withdrawn, sales hear of it, the name is gone', async () => {
  const app = await startApp()
  const { call, database } = app
  const id = await app.userId('engineer')
  const open = await reserve(app, 'engineer', 'R-OPEN', 2)
  const closed = await reserve(app, 'engineer', 'R-CLOSED', 4)
  expect(await preview(app, 'engineer')).toMatchObject({
    withdrawn: 1,
    kept: 2,
    companyStays: false,
  })

  expect(await remove(app, 'engineer', 'Wrong123')).toMatchObject({
    status: 400,
    data: { errors: [{ path: 'password', message: '密码不正确' }] },
  })
  expect(await remove(app, 'engineer')).toMatchObject({
    status: 200,
    meta: { message: '账户已注销' },
  })
  expect((await call('engineer', 'GET', '/web/my/profile')).status).toBe(401)
  const login = { username: 'engineer', password }
  expect((await call(null, 'POST', '/admin/web/user/login/psw', login)).status).toBe(400)

  expect(await statusOf(app, open)).toBe(5)
  expect(await statusOf(app, closed)).toBe(4)
  const seen = await call('sales', 'GET', `/office/intention/order/${closed}`)
  expect(seen.status).toBe(200)
  expect(seen.text).not.toContain('赵宁')
  const news = await call('sales', 'GET', '/admin/sysnotifyremind/page?state=1')
  expect(news.data.records[0].content).toContain('R-OPEN')
  const left = await database
    .selectFrom('app_user')
    .innerJoin('account', 'account.id', 'app_user.account_id')
    .select(['username', 'data', 'account_name'])
    .where('app_user.id', '=', id)
    .executeTakeFirstOrThrow()
  expect(left).toEqual({
    username: `deleted-${id}`,
    account_name: `deleted-${id}`,
    data: {},
  })
})

test('an account with an open delivery cannot be deleted until it is closed', async () => {
  const app = await startApp()
  await reserve(app, 'engineer', 'R-CONFIRMED', 3)
  expect(await preview(app, 'engineer')).toMatchObject({ obstacle: 'confirmed' })
  expect((await remove(app, 'engineer')).status).toBe(409)
  expect((await app.call('engineer', 'GET', '/web/my/profile')).status).toBe(200)
})

test('a colleague leaves and the reservations stay as they are; the only administrator cannot', async () => {
  const app = await startApp()
  const order = await reserve(app, 'designer', 'R-COMPANY')
  await reserve(app, 'buyer', 'R-COLLEAGUE')
  expect(await preview(app, 'buyer')).toMatchObject({ obstacle: 'lastAdministrator' })
  expect((await remove(app, 'buyer')).status).toBe(409)

  expect(await preview(app, 'designer')).toMatchObject({
    withdrawn: 0,
    kept: 1,
    companyStays: true,
  })
  expect((await remove(app, 'designer')).status).toBe(200)
  expect(await statusOf(app, order)).toBe(1)
  const seen = await app.call('buyer', 'GET', `/web/intention/order/${order}`)
  expect(seen.status).toBe(200)
  expect(seen.text).not.toContain('何青')
  const { data } = await app.call('buyer', 'GET', '/web/company')
  expect(data.members).toMatchObject([{ username: 'buyer' }])
})

test('staff and suppliers neither take data along nor delete their account', async () => {
  const app = await startApp()
  for (const who of ['operator', 'supplier']) {
    expect((await remove(app, who)).status).toBe(403)
    expect((await app.call(who, 'GET', '/web/my/account/deletion')).status).toBe(403)
    expect((await app.call(who, 'GET', '/web/my/data/export')).status).toBe(403)
  }
})
