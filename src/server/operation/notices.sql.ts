import { accountNameIn, searchedAccountNames } from '../names/names.sql'
import type { Language } from '../../domain/language/language'
import { sql } from 'kysely'
import type { Database } from '../database/database'

const today = (timeZone: string) => sql`(now() at time zone ${timeZone})::date`

/** Computed fields of a notice. */
export const noticeFields = (timeZone: string, language: Language) => ({
  whose: sql<string | null>`whose`,
  company: sql<string | null>`(select ${accountNameIn(language)} from account
    where notice.audience = 'company' and account.id::text = notice.whose)`,
  state: sql<string>`case when notice.until_day < ${today(timeZone)} then 'ended'
    when notice.from_day > ${today(timeZone)} then 'planned' else 'shown' end`,
  readers: sql<number>`(select count(*)::int from notification where notice_id = notice.id)`,
})

/** Recipients outside the audience lose the notice; the others see its new text. */
export async function correctNotice(
  database: Database,
  id: number,
  timeZone: string,
): Promise<void> {
  await sql`
    delete from notification where notice_id = ${id} and not exists (
      select from notice join app_user on app_user.id = notification.user_id
        join account on account.id = app_user.account_id
      where notice.id = ${id} and ${isMeant})`.execute(database)
  await sql`
    update notification set data = ${messageOf}, until = ${endOf(timeZone)}
    from notice where notice.id = ${id} and notification.notice_id = notice.id`.execute(database)
}

/** Account id of a company, by one of its names. */
export async function companyNamed(database: Database, name: string): Promise<number | undefined> {
  const rows = await database
    .selectFrom('account')
    .select('id')
    .where('kind', 'in', ['company', 'supplier'])
    .where(
      sql<boolean>`lower(${name.trim()}) in (${sql.join(searchedAccountNames().map((called) => sql`lower(${called})`))})`,
    )
    .orderBy('id')
    .executeTakeFirst()
  return rows?.id
}

/** Delivers current notices to users who lack them, including users created later. */
export async function publishNotices(database: Database, timeZone: string): Promise<void> {
  await sql`
    insert into notification (user_id, notice_id, until, data)
    select app_user.id, notice.id, ${endOf(timeZone)}, ${messageOf}
    from notice, app_user join account on account.id = app_user.account_id
    where ${today(timeZone)} between notice.from_day and notice.until_day
      and app_user.blocked_at is null and ${isMeant}
    on conflict do nothing`.execute(database)
}

/** End of the notice's last day. */
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

/** The shape that notifyUsers writes, with the notice's texts in both languages. */
const messageOf = sql`jsonb_strip_nulls(jsonb_build_object(
  'key', 'operation.notice.message',
  'link', notice.data -> 'link',
  'both', jsonb_build_object(
    'title', jsonb_build_object('zh', notice.data -> 'titleZh', 'en', notice.data -> 'titleEn'),
    'text', jsonb_build_object('zh', notice.data -> 'textZh', 'en', notice.data -> 'textEn'))))`
