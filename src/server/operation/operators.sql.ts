import { personNames } from '../names/names.sql'
import type { Name } from '../../domain/account/names'
import { sql } from 'kysely'
import type { Database } from '../database/database'

/** Operators who can log in and have an e-mail address. */
export async function listOperators(
  database: Database,
): Promise<{ name: Name; email: string; locale: 'zh_CN' | 'en_US' | null }[]> {
  const { rows } = await sql<{ name: Name; email: string; locale: 'zh_CN' | 'en_US' | null }>`
    select ${personNames()} as name,
      coalesce(data ->> 'email', email) as email, data ->> 'locale' as locale
    from app_user
    where 'operator' = any(staff_roles) and blocked_at is null
      and coalesce(data ->> 'email', email) is not null
    order by id`.execute(database)
  return rows
}
