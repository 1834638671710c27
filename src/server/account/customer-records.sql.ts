import { personNameIn } from '../names/names.sql'
import { sql, type RawBuilder } from 'kysely'
import type { Day } from '../../domain/days/day'
import type { Language } from '../../domain/language/language'
import { itemAt } from '../../domain/lists/items'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { isTurnOf } from '../queues/waiting.sql'

type Kind = Schemas['CustomerRecordKind']

const reservations = (kind: 'reservation' | 'quotation', isOpen: RawBuilder<unknown>) => sql`
  select account_id, ${kind}::text, id, user_id, assignee_id, created_at, unique_code, status_code::text, ${isOpen},
    case status_code when 1 then 'us' when 2 then 'customer' end,
    case status_code when 1 then due_date when 2 then valid_until end
  from intention_order`

/** The records of each kind in the order of `columns`; a page adds their names. */
const sources: Record<Kind, (accounts: number[]) => RawBuilder<unknown>> = {
  reservation: (accounts) => sql`
    ${reservations('reservation', sql`status_code in (1, 2, 3)`)} where account_id = any(${accounts})`,
  quotation: (accounts) => sql`
    ${reservations('quotation', sql`status_code = 2`)}
    where account_id = any(${accounts}) and quotation_number is not null`,
  delivery: (accounts) => sql`
    select account_id, 'delivery', notice.id, user_id, null::integer, notice.created_at, bill_no, null, false, null,
      null::date
    from delivery_notice notice join intention_order on intention_order.id = order_id
    where account_id = any(${accounts})`,
  complaint: (accounts) => sql`
    select account_id, 'complaint', id, user_id, assignee_id, created_at, unique_code, state_code::text,
      state_code < 3, case state_code when 1 then 'us' when 2 then 'customer' end,
      case state_code when 1 then due_date end
    from customer_problem where account_id = any(${accounts})`,
  problem: (accounts) => sql`
    select complaint.account_id, 'problem', supplier_problem.id, complaint.user_id, supplier_problem.assignee_id,
      supplier_problem.created_at, supplier_problem.unique_code, supplier_problem.state_code::text,
      supplier_problem.state_code < 5,
      case when supplier_problem.state_code < 5
        then case when ${isTurnOf('inspector')} then 'us' else 'supplier' end end,
      case when supplier_problem.state_code < 5 then supplier_problem.due_date end
    from supplier_problem join customer_problem complaint on complaint.id = customer_problem_id
    where complaint.account_id = any(${accounts})`,
  message: (accounts) => sql`
    select account_id, 'message', id, user_id, assignee_id, created_at, null, state::text, state = 1,
      case state when 1 then 'us' end, case state when 1 then due_date end
    from board_message where account_id = any(${accounts})`,
  chat: (accounts) => sql`
    select account_id, 'chat', conversation_id, user_id, chat_service.agent_id, opened_at, null,
      case when closed_at is null then state end, closed_at is null,
      case when closed_at is null and state = 'waiting' then 'us' end, null::date
    from chat_service join chat_conversation on chat_conversation.id = conversation_id
    where account_id = any(${accounts})`,
  calculation: (accounts) => sql`
    select account_id, 'calculation', id, user_id, null::integer, created_at, null, page, false, null, null::date
    from calculation_report where account_id = any(${accounts})`,
  subscription: (accounts) => sql`
    select account_id, 'subscription', data_id, user_id, null::integer, subscription.created_at, null, type_id::text,
      false, null, null::date
    from subscription join app_user on app_user.id = user_id where account_id = any(${accounts})`,
}

const columns = sql`record (account_id, kind, id, user_id, assignee_id, time, code, state, is_open, turn, due)`

/** The kinds that can be open. Quotations are left out, because they are reservations too. */
const openKinds: Kind[] = ['reservation', 'complaint', 'problem', 'message', 'chat']

const recordsOf = (accounts: number[], kinds: Kind[]) =>
  sql`(${sql.join(
    kinds.map((kind) => sources[kind](accounts)),
    sql` union all `,
  )}) as ${columns}`

/** First what waits for an answer of ours, then by due date, then the newest. */
const byUrgency = sql`is_open desc, coalesce(turn = 'us', false) desc, due nulls last, time desc, kind, id desc`

export interface CustomerRecord {
  kind: Kind
  id: number
  code: string | null
  name: string | null
  /** Number of lines besides the one that `name` names. */
  further: number
  state: string | null
  isOpen: boolean
  turn: Schemas['CustomerTurn'] | null
  due: Day | null
  assignee: string | null
  who: string
  time: Date
}

/** A page of the records of one kind, or of all that are open; the most urgent first. */
export async function pageRecords(
  database: Database,
  { accountId, kind }: { accountId: number; kind: Kind | undefined },
  { current, size, language }: { current: number; size: number; language: Language },
): Promise<{ total: number; records: CustomerRecord[] }> {
  const records = recordsOf([accountId], kind ? [kind] : openKinds)
  const wanted = kind ? sql`true` : sql`is_open`
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${records} where ${wanted}`.execute(database)
  const { rows } = await sql<CustomerRecord>`
    with page as (select * from ${records} where ${wanted}
      order by ${byUrgency} limit ${size} offset ${(current - 1) * size})
    select kind, page.id, code, ${nameIn(language)} as name, ${furtherLines} as further, state, is_open as "isOpen",
      turn, due, page.time, ${personNameIn(language, 'owner')} as who,
      (select ${personNameIn(language)} from app_user where id = page.assignee_id) as assignee
    from page join app_user owner on owner.id = page.user_id
    order by ${byUrgency}`.execute(database)
  return { total: itemAt(counted.rows, 0).total, records: rows }
}

const ofReservation = sql`kind in ('reservation', 'quotation')`

const furtherLines = sql<number>`case
  when ${ofReservation} then
    (select greatest(count(*) - 1, 0)::int from intention_order_line where order_id = page.id)
  when kind = 'delivery' then
    (select greatest(count(*) - 1, 0)::int from delivery_line where notice_id = page.id)
  else 0 end`

const nameIn = (language: Language) => sql<string | null>`case
  when ${ofReservation} then
    (select coalesce(nullif(data ->> 'model', ''), data -> 'materialName' ->> ${language})
      from intention_order_line where order_id = page.id order by intention_order_line.id limit 1)
  when kind = 'delivery' then
    (select specification from delivery_line where notice_id = page.id order by position limit 1)
  when kind = 'complaint' then (select complaint ->> 'theme' from customer_problem where id = page.id)
  when kind = 'problem' then (select raised ->> 'theme' from supplier_problem where id = page.id)
  when kind = 'message' then (select data ->> 'theme' from board_message where id = page.id)
  when kind = 'calculation' then (select name from calculation_report where id = page.id)
  when kind = 'subscription' and state = '1' then
    (select ${language === 'en' ? sql`coalesce(nullif(class_name_en, ''), class_name)` : sql`class_name`}
      from product_class where id = page.id)
  end`

/** Numbers of records by kind. */
export async function countRecordsByKind(
  database: Database,
  accountId: number,
): Promise<Schemas['CustomerRecordCount'][]> {
  // Every kind has a source.
  const kinds = Object.keys(sources) as Kind[]
  const { rows } = await sql<Schemas['CustomerRecordCount']>`
    select kind, count(*)::int as counts, (count(*) filter (where is_open))::int as open,
      (count(*) filter (where is_open and turn = 'us'))::int as waiting
    from ${recordsOf([accountId], kinds)} group by kind`.execute(database)
  return kinds.map(
    (kind) => rows.find((row) => row.kind === kind) ?? { kind, counts: 0, open: 0, waiting: 0 },
  )
}

/** Numbers of open records of several accounts, over all kinds. */
export async function countOpen(
  database: Database,
  accounts: number[],
): Promise<Map<number, { open: number; waiting: number }>> {
  const { rows } = await sql<{ accountId: number; open: number; waiting: number }>`
    select account_id as "accountId", count(*)::int as open,
      (count(*) filter (where turn = 'us'))::int as waiting
    from ${recordsOf(accounts, openKinds)} where is_open group by account_id`.execute(database)
  return new Map(rows.map(({ accountId, ...counts }) => [accountId, counts]))
}
