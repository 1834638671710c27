import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { folded, foldedName } from './users.sql'
import { itemAt } from '../../domain/lists/items'

type StaffForm = Schemas['StaffForm']

/** Unique fields that another user already has: user name (folded), e-mail address. */
export async function takenFields(
  database: Database,
  { username, email }: Pick<StaffForm, 'username' | 'email'>,
  id = 0,
): Promise<('username' | 'email')[]> {
  const { rows } = await sql<{ username: boolean; email: boolean }>`
    select coalesce(bool_or(${foldedName} = ${folded(username)}), false) as username,
      coalesce(bool_or(email = ${email.toLowerCase()}), false) as email
    from app_user
    where id <> ${id} and (${foldedName} = ${folded(username)} or email = ${email.toLowerCase()})
  `.execute(database)
  return (['username', 'email'] as const).filter((field) => itemAt(rows, 0)[field])
}

/** Returns false if the record has another version. */
export async function updateStaff(
  database: Database,
  id: number,
  {
    username,
    contactName,
    contactNameEn,
    email,
    staffRoles,
    version,
  }: StaffForm & { version: number },
): Promise<boolean> {
  const latin = contactNameEn?.trim() ?? ''
  const data = JSON.stringify({ contactName: contactName.trim(), contactNameEn: latin, email })
  const row = await database
    .updateTable('app_user')
    .set({
      username,
      staff_roles: staffRoles,
      version: sql<number>`version + 1`,
      data: sql`data || ${data}::jsonb`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
