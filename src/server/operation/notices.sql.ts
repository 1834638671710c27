import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { inOrder, type OrderOf, type Sorting } from '../database/lists.sql'
import { when } from '../database/when'

type Audience = Schemas['NoticeAudience']

export interface NewNotice {
  audience: Audience
  /** Which company (an account's id), role or identity. */
  whose: string | null
  from: string
  until: string
  data: object
}

export interface NoticeRow extends NewNotice {
  id: number
  version: number
  company: string | null
  state: 'planned' | 'shown' | 'ended'
  readers: number
}

const today = (timeZone: string) => sql`(now() at time zone ${timeZone})::date`

const filtered = (database: Database, keyword?: string) =>
  database.selectFrom('notice').$call(
    when(keyword?.trim() || undefined, (query, keyword) =>
      query.where(
        sql<boolean>`concat(notice.data ->> 'titleZh', ' ', notice.data ->> 'titleEn')
          ilike ${`%${keyword.trim().replace(/[\\%_]/g, '\\$&')}%`}`,
      ),
    ),
  )

const readers = sql<number>`(select count(*)::int from notification where notice_id = notice.id)`

const selected = (query: ReturnType<typeof filtered>, timeZone: string) =>
  query.select([
    'notice.id',
    'notice.version',
    // Checked by the table.
    sql<Audience>`notice.audience`.as('audience'),
    'notice.whose',
    sql<string | null>`(select account_name from account
      where notice.audience = 'company' and account.id::text = notice.whose)`.as('company'),
    'notice.from_day as from',
    'notice.until_day as until',
    sql<NoticeRow['state']>`case when notice.until_day < ${today(timeZone)} then 'ended'
      when notice.from_day > ${today(timeZone)} then 'planned' else 'shown' end`.as('state'),
    readers.as('readers'),
    sql<object>`notice.data`.as('data'),
  ])

type Order = OrderOf<'listNotices'>

const sorting: Sorting<Order> = {
  by: {
    titleZh: sql`lower(notice.data ->> 'titleZh')`,
    titleEn: sql`lower(notice.data ->> 'titleEn')`,
    from: sql`notice.from_day`,
    until: sql`notice.until_day`,
    readers,
  },
  id: sql`notice.id`,
  usual: sql`notice.id desc`,
}

export async function pageNotices(
  database: Database,
  { keyword, timeZone }: { keyword?: string | undefined; timeZone: string },
  { current, size, order }: { current: number; size: number; order?: Order | undefined },
): Promise<{ total: number; notices: NoticeRow[] }> {
  const { total } = await filtered(database, keyword)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const notices = await selected(filtered(database, keyword), timeZone)
    .orderBy(inOrder(order, sorting))
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { total, notices }
}

export const findNotice = (
  database: Database,
  id: number,
  timeZone: string,
): Promise<NoticeRow | undefined> =>
  selected(filtered(database), timeZone).where('notice.id', '=', id).executeTakeFirst()

const rowOf = ({ audience, whose, from, until, data }: NewNotice) => ({
  audience,
  whose,
  from_day: from,
  until_day: until,
  data: JSON.stringify(data),
})

export async function insertNotice(database: Database, notice: NewNotice): Promise<number> {
  const { id } = await database
    .insertInto('notice')
    .values(rowOf(notice))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes a notice; those who have received it and are not meant any more lose it, the others read what it says now. */
export async function updateNotice(
  database: Database,
  { id, version, timeZone }: { id: number; version: number; timeZone: string },
  notice: NewNotice,
): Promise<boolean> {
  const row = await database
    .updateTable('notice')
    .set({ ...rowOf(notice), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await sql`
    delete from notification where notice_id = ${id} and not exists (
      select from notice join app_user on app_user.id = notification.user_id
        join account on account.id = app_user.account_id
      where notice.id = ${id} and ${isMeant})`.execute(database)
  await sql`
    update notification set data = ${messageOf}, until = ${endOf(timeZone)}
    from notice where notice.id = ${id} and notification.notice_id = notice.id`.execute(database)
  return true
}

export async function deleteNotice(database: Database, id: number): Promise<boolean> {
  const row = await database
    .deleteFrom('notice')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The account of a company by its name. */
export async function companyNamed(database: Database, name: string): Promise<number | undefined> {
  const found = await database
    .selectFrom('account')
    .select('id')
    .where('kind', 'in', ['company', 'supplier'])
    .where(sql<boolean>`lower(account_name) = lower(${name.trim()})`)
    .orderBy('id')
    .executeTakeFirst()
  return found?.id
}

/** Sends what is to be shown now to those who do not have it yet, also to those who came later. */
export async function publishNotices(database: Database, timeZone: string): Promise<void> {
  await sql`
    insert into notification (user_id, notice_id, until, data)
    select app_user.id, notice.id, ${endOf(timeZone)}, ${messageOf}
    from notice, app_user join account on account.id = app_user.account_id
    where ${today(timeZone)} between notice.from_day and notice.until_day
      and app_user.blocked_at is null and ${isMeant}
    on conflict do nothing`.execute(database)
}

/** The end of a notice's last day. */
const endOf = (timeZone: string) =>
  sql`((notice.until_day + 1)::timestamp at time zone ${timeZone})`

const isMeant = sql<boolean>`case notice.audience
  when 'all' then true
  when 'customers' then account.kind in ('person', 'company')
  when 'suppliers' then account.kind = 'supplier'
  when 'company' then account.id::text = notice.whose
  when 'role' then notice.whose = any(app_user.staff_roles)
  when 'identity' then notice.whose =
    case account.kind when 'staff' then '0' when 'company' then '1' when 'person' then '2' else '3' end
  end`

/** As notifyUsers writes it, with the notice's own words in both languages. */
const messageOf = sql`jsonb_strip_nulls(jsonb_build_object(
  'key', 'operation.notice.message',
  'link', notice.data -> 'link',
  'both', jsonb_build_object(
    'title', jsonb_build_object('zh', notice.data -> 'titleZh', 'en', notice.data -> 'titleEn'),
    'text', jsonb_build_object('zh', notice.data -> 'textZh', 'en', notice.data -> 'textEn'))))`
