import { sql } from 'kysely'
import type { Pool } from '../src/server/database/database'
import { listOperations } from '../src/server/http/operations'

/** Gives the people of the demo records of each kind, beside what the demo is filled with. */
export async function addRecordsOfPeople(database: Pool): Promise<void> {
  // Two more of each kind, so that a stranger lacks nothing but the record.
  await sql`update account set cust_type = 2 where kind in ('person', 'company')`.execute(database)
  await sql`
    with other as (insert into account (kind, account_name) values ('company', 'Other works') returning id)
    insert into app_user (account_id, account_kind, username, password_hash)
      select other.id, 'company', 'otherbuyer', buyer.password_hash from other, app_user as buyer
      where buyer.username = 'buyer'
  `.execute(database)
  await sql`
    insert into favourite (user_id, type_id, data_id) select id, 1, 1 from app_user where username = 'engineer'
    on conflict do nothing
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
  await sql`
    with talk as (
      insert into chat_conversation (user_id, account_id) select id, account_id from app_user where username = 'engineer' returning id
    )
    insert into robot_answer (conversation_id, client_id, question, answer)
    select id, 'answer:1', 'How much?', 'A lot.' from talk
  `.execute(database)
}

/** A record of somebody, as a query that says which and whose account's it is. */
export const records = {
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
  answer: sql`select robot_answer.id::text, account_id from robot_answer
    join chat_conversation on chat_conversation.id = conversation_id`,
  message: sql`select id::text, account_id from board_message`,
  file: sql`select stored_file.id::text, account_id from stored_file join account on account.id = account_id
    where subject = 'supplierProblem' and account.kind = 'supplier'`,
}

/** Request of each operation; its owner may send the body. */
export const asked: Record<
  string,
  { record: keyof typeof records; body?: object; query?: string }
> = {
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
  askAboutLine: { record: 'answered', body: { version: 1, lineId: 1, question: 'Why?' } },
  answerAmendment: { record: 'answered', body: { version: 1, number: 1, consent: true } },
  getQuotation: { record: 'answered' },
  exportQuotation: { record: 'answered', query: 'format=csv' },
  exportOrder: { record: 'answered', query: 'format=csv' },
  getDelivery: { record: 'delivery' },
  receiveDelivery: { record: 'delivery' },
  previewReport: { record: 'report' },
  reviseReport: { record: 'report', body: { project: 'mine now' } },
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
  voteOnAnswer: { record: 'answer', body: { helpful: true } },
  getMessage: { record: 'message' },
  getCustomerProblem: { record: 'complaint' },
  getCustomerReport: { record: 'complaint' },
  getReportAttachment: { record: 'attachment' },
  getComplaint: { record: 'complaint' },
}

/** Their id is one of the catalogue or of what is published, which is nobody's. */
const ofTheShop = [
  'getProduct',
  'getMaterial',
  'getCalculationProduct',
  'createReport',
  'getCustomProduct',
  'getArticle',
  'getCase',
  'getExperiment',
]
/** The work of staff is not divided among them. */
const ofStaff = ['sales', 'quality', 'agent', 'editor', 'operator']

/** The operations that name a record of somebody in their address. */
export const operationsOnRecords = listOperations()
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
