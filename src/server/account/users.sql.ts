import { sql } from 'kysely'
import { localeOf, type Language } from '../../domain/language/language'
import type { Database } from '../database/database'
import type { UserData } from '../../domain/account/user-data'

/** Merges a change into the user's stored data. */
export async function keepUserData(
  database: Database,
  id: number,
  change: Partial<UserData>,
): Promise<void> {
  await database
    .updateTable('app_user')
    .set({ data: sql`data || ${JSON.stringify(change)}::jsonb` })
    .where('id', '=', id)
    .execute()
}

/** Stores the language of a login as the user's, unless one was chosen before. Without one mails would be in Chinese. */
export async function keepFirstLanguage(
  database: Database,
  id: number,
  language: Language | undefined,
): Promise<void> {
  if (!language) return
  await database
    .updateTable('app_user')
    .set({ data: sql`data || jsonb_build_object('locale', ${localeOf[language]}::text)` })
    .where('id', '=', id)
    .where(sql<boolean>`data ->> 'locale' is null`)
    .execute()
}

/** Reads the user's profile and locks it until the transaction ends. */
export async function lockProfile(
  database: Database,
  id: number,
): Promise<{ accountName: string; accountNameEn: string; data: UserData }> {
  const row = await database
    .selectFrom('app_user')
    .innerJoin('account', 'account.id', 'app_user.account_id')
    .where('app_user.id', '=', id)
    .select(['account.account_name as accountName', 'account.account_name_en as accountNameEn'])
    .select('app_user.data')
    .forUpdate()
    .executeTakeFirstOrThrow()
  // Only this server writes the column, in this shape.
  return { ...row, data: row.data as UserData }
}

export async function nameAccount(
  database: Database,
  id: number,
  { accountName, accountNameEn }: { accountName: string; accountNameEn: string },
): Promise<void> {
  await database
    .updateTable('account')
    .set({ account_name: accountName, account_name_en: accountNameEn })
    .where('id', '=', id)
    .execute()
}

/** User name for comparison: ignores case, width and Unicode form. Must equal the expression of the index. */
export const foldedName = sql<string>`lower(normalize(username, NFKC))`

export const folded = (username: string): string => username.normalize('NFKC').toLowerCase()
