import { sql, type RawBuilder } from 'kysely'
import type { Pool } from '../../src/server/database/database'

export interface Person {
  /** Undefined: a visitor. */
  username?: string
  id: number
  accountId: number
  isStaff: boolean
  /** Role names of the description. */
  roles: string[]
}

export async function listPeople(pool: Pool): Promise<Person[]> {
  const { rows } = await sql<Required<Person>>`
    select username, app_user.id, account_id as "accountId", account.kind = 'staff' as "isStaff",
      case when account.kind = 'staff' then staff_roles
        when account.kind = 'supplier' then array['supplier'] else array['customer'] end as roles
    from app_user join account on account.id = account_id order by id`.execute(pool)
  return [...rows, { id: 0, accountId: 0, isStaff: false, roles: [] }]
}

export interface RecordId {
  id: string
  accountId: number
}

/** Queries for the ids and owners of each kind of record. */
export async function recordIds(
  pool: Pool,
  queries: Record<string, RawBuilder<unknown>>,
): Promise<Map<string, RecordId[]>> {
  const recordsByKind = new Map<string, RecordId[]>()
  for (const [kind, query] of Object.entries(queries)) {
    const { rows } = await sql<RecordId>`
      select id, account_id as "accountId" from (${query}) as record order by id`.execute(pool)
    recordsByKind.set(kind, rows)
  }
  return recordsByKind
}

/** The owners named by canaries in a text. */
export const canaryOf = (text: string): number[] =>
  [...text.matchAll(/canary-(\d+)-/g)].map(([, account]) => Number(account))

/**
 * Plants a canary with its owner in the records of customers and suppliers, so that a leaking answer can be
 * recognised.
 */
export async function plantCanaries(pool: Pool): Promise<void> {
  const mark = (field: string, account = 'account_id') =>
    sql.raw(`jsonb_build_object('${field}', 'canary-' || ${account} || '-')`)
  await sql`update intention_order set data = data || ${mark('remark')}`.execute(pool)
  await sql`update board_message set data = data || ${mark('theme')}`.execute(pool)
  await sql`update customer_problem set complaint = complaint || ${mark('theme')}`.execute(pool)
  await sql`update supplier_problem set raised = raised || ${mark('theme', 'supplier_id')}`.execute(
    pool,
  )
  await sql`update calculation_report set name = 'canary-' || account_id || '-'`.execute(pool)
  await sql`update company_invitation set email = 'canary-' || account_id || '-@demo.example'`.execute(
    pool,
  )
  await sql`
    update chat_message set content = 'canary-' || account_id || '-' from chat_conversation
    where chat_conversation.id = conversation_id`.execute(pool)
}

/** A row with its owner: an account, or a single user. */
export interface OwnedRow {
  key: string
  accountId: number
  userId: number | null
  digest: string
}

/** Tables whose rows change on every read or by jobs. */
const restless = ['audit', 'user_session', 'security_event', 'known_device', 'attempt']

/** All rows of tables with an owner. The column `reminded` is left out, because a job writes it concurrently. */
export async function listOwnedRows(pool: Pool): Promise<OwnedRow[]> {
  const { rows: columns } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' and column_name in ('account_id', 'user_id', 'supplier_id')
    group by 1 order by 1`.execute(pool)
  const queries = columns
    .filter(({ table }) => !restless.includes(table))
    .map(({ table, columns: owners }) => {
      const account = ['account_id', 'supplier_id'].find((name) => owners.includes(name))
      const from = `from "${table}" as one left join app_user on app_user.id = ${owners.includes('user_id') ? 'one.user_id' : '0'}`
      return `select '${table} ' || coalesce(to_jsonb(one) ->> 'id', md5(one::text)) as key,
        ${account ? `one.${account}` : 'app_user.account_id'} as "accountId",
        ${account ? 'null::int' : 'one.user_id'} as "userId", md5((to_jsonb(one) - 'reminded')::text) as digest ${from}`
    })
  const { rows } = await sql<OwnedRow>`${sql.raw(queries.join(' union all '))}`.execute(pool)
  return rows
}
