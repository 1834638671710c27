import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { listOperations } from '../src/server/operations'
import { seedKeptItems } from '../src/server/demo/kept-items.sql'
import { seedOrders } from '../src/server/orders/demo-orders'
import { seedQuality } from '../src/server/quality/demo-problems'
import { startApp } from './app'

const dataDir = mkdtempSync(join(tmpdir(), 'portal-records-'))
const shop = await startApp({ catalogue: 'demo', settings: { dataDir } })
const { database, settings } = shop

await seedKeptItems(database)
await seedOrders(database, settings.timeZone)
await seedQuality(database, settings, pino({ level: 'silent' }))
// Two more of each kind, so that a stranger lacks nothing but the record.
await sql`update account set cust_type = 2 where kind in ('person', 'company')`.execute(database)
const { rows } = await sql<{ id: number }>`
  with other as (insert into account (kind, account_name) values ('company', 'Other works') returning id)
  insert into app_user (account_id, account_kind, username, password_hash)
    select id, 'company', 'otherbuyer', 'x' from other returning id
`.execute(database)
expect(rows).toHaveLength(1)
await sql`
  insert into favourite (user_id, type_id, data_id) select id, 1, 1 from app_user where username = 'engineer'
  on conflict do nothing
`.execute(database)
await sql`
  insert into calculation_report (account_id, user_id, page, name, data)
  select account_id, id, 'clamp', 'mine', '{}' from app_user where username = 'engineer'
`.execute(database)
await sql`
  insert into custom_entry (account_id, user_id, class_id, key, data)
  select account_id, app_user.id, (select min(id) from product_class), 'k', '{}' from app_user where username = 'engineer'
`.execute(database)
await sql`
  insert into company_invitation (account_id, email, company_role, token_hash, expires_at)
  select account_id, 'new@demo.example', 'designer', 'x', now() + interval '1 day' from app_user where username = 'buyer'
`.execute(database)
await sql`
  insert into stored_file (account_id, user_id, kind, purpose, storage_key)
  select account_id, id, 1, 'chat', 'nowhere' from app_user where username = 'engineer'
`.execute(database)
await sql`
  insert into board_message (account_id, user_id) select account_id, id from app_user where username = 'engineer'
`.execute(database)
await sql`
  insert into known_device (user_id, token_hash) select id, 'x' from app_user where username = 'engineer'
`.execute(database)
await shop.sessions.begin(database, await shop.userId('engineer'))

/** A record of somebody, as a query that says which and whose account's it is. */
const records = {
  favourite: sql`select favourite.id::text, account_id from favourite join app_user on app_user.id = user_id`,
  customEntry: sql`select id::text, account_id from custom_entry`,
  device: sql`select known_device.id::text, account_id from known_device join app_user on app_user.id = user_id`,
  session: sql`select user_session.id::text, account_id from user_session join app_user on app_user.id = user_id`,
  invitation: sql`select id::text, account_id from company_invitation`,
  member: sql`select id::text, account_id from app_user where username = 'designer'`,
  order: sql`select id::text, account_id from intention_order where status_code = 1`,
  answered: sql`select id::text, account_id from intention_order where status_code = 2`,
  delivery: sql`select delivery_notice.id::text, account_id from delivery_notice
    join intention_order on intention_order.id = order_id`,
  report: sql`select id::text, account_id from calculation_report`,
  problem: sql`select id::text, supplier_id as account_id from supplier_problem`,
  complaint: sql`select id::text, account_id from customer_problem`,
  attachment: sql`select stored_file.id::text, customer_problem.account_id from stored_file
    join customer_problem on customer_problem.id = subject_id where subject = 'customerProblem'`,
  chatFile: sql`select id::text, account_id from stored_file where purpose = 'chat'`,
  message: sql`select id::text, account_id from board_message`,
  file: sql`select stored_file.id::text, account_id from stored_file join account on account.id = account_id
    where subject = 'supplierProblem' and account.kind = 'supplier'`,
}

/** What each operation is asked for; the body is one that its owner may send. */
const asked: Record<string, { record: keyof typeof records; body?: object; query?: string }> = {
  getCustomEntry: { record: 'customEntry' },
  endOwnSession: { record: 'session' },
  forgetKnownDevice: { record: 'device' },
  withdrawInvitation: { record: 'invitation' },
  changeMember: { record: 'member', body: { companyRole: 'purchaser' } },
  removeMember: { record: 'member' },
  listMemberReservations: { record: 'member' },
  removeFavourite: { record: 'favourite' },
  getOrder: { record: 'order' },
  withdrawOrder: { record: 'order' },
  confirmOrder: { record: 'answered', body: { version: 1 } },
  getQuotation: { record: 'answered' },
  exportOrder: { record: 'answered', query: 'format=csv' },
  getDelivery: { record: 'delivery' },
  previewReport: { record: 'report' },
  renameReport: { record: 'report', body: { name: 'mine now' } },
  deleteReport: { record: 'report' },
  downloadReport: { record: 'report' },
  getSupplierProblem: { record: 'problem' },
  submitScheme: { record: 'problem' },
  listSupplierExpenses: { record: 'problem' },
  getSupplierReport: { record: 'problem' },
  deleteQualityFile: { record: 'file' },
  getQualityFile: { record: 'file' },
  getChatFile: { record: 'chatFile' },
  getMessage: { record: 'message' },
  getCustomerProblem: { record: 'complaint' },
  getCustomerReport: { record: 'complaint' },
  getReportAttachment: { record: 'attachment' },
  getComplaint: { record: 'complaint' },
}

/** Their id is one of the catalogue or of what is published, which is nobody's. */
const ofTheShop = [
  ...['getProduct', 'getMaterial', 'getCalculationProduct', 'createReport', 'getCustomProduct'],
  ...['getArticle', 'getCase', 'getExperiment'],
]
/** The work of staff is not divided among them. */
const ofStaff = ['sales', 'quality', 'agent', 'editor', 'operator']

const operations = listOperations()
  .map(({ path, method, operation }) => ({
    path,
    method: method.toUpperCase() as 'GET' | 'POST' | 'PUT' | 'DELETE',
    name: operation.operationId,
    roles: (operation.security ?? []).flatMap(({ bearer }) => bearer ?? []),
    bound: (operation.security ?? []).length > 0,
    named: (operation.parameters ?? []).some(({ name, in: where, required }) =>
      where === 'path' ? name === 'id' : name === 'id' && required,
    ),
  }))
  .filter(
    ({ bound, named, name, roles }) =>
      bound &&
      named &&
      !ofTheShop.includes(name) &&
      !(roles.length > 0 && roles.every((role) => ofStaff.includes(role))),
  )

test('every operation that names a record of somebody is tried', () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(asked).sort())
})

const everybody = await database
  .selectFrom('app_user')
  .innerJoin('account', 'account.id', 'account_id')
  .select(['username', 'account_id', 'kind'])
  .where('kind', '!=', 'staff')
  .execute()

test.each(operations)('$name gives nobody the record of another account', async (operation) => {
  const { record, body, query } = asked[operation.name]!
  const found = await sql<{ id: string; account_id: number }>`
    select * from (${records[record]}) as record order by 1 limit 1`.execute(database)
  const { id, account_id } = found.rows[0]!
  const named = operation.path.includes('{id}')
    ? operation.path.replace('{id}', id)
    : `${operation.path}?id=${id}`
  const path = query ? `${named}?${query}` : named
  for (const { username } of everybody.filter((one) => one.account_id !== account_id)) {
    const { status } = await shop.call(username, operation.method, path, body)
    expect([403, 404], `${username} ${operation.method} ${path}`).toContain(status)
    const kept = await sql`select 1 from (${records[record]}) as record where id = ${id}`.execute(
      database,
    )
    expect(kept.rows, `${username} changed it`).toHaveLength(1)
  }
  // Of the same kind, so that nothing but the record is lacking.
  const owner = everybody.find((one) => one.account_id === account_id)
  const alike = everybody.filter(
    ({ kind, account_id: other }) => kind === owner?.kind && other !== account_id,
  )
  expect(alike.length).toBeGreaterThan(0)
  for (const { username } of alike) {
    expect((await shop.call(username, operation.method, path, body)).status).toBe(404)
  }
})
