import { sql } from 'kysely'

/** Identifies a user by typed data, before authentication. */
export type Whose =
  { username: string } | { phone: string } | { email: string } | { userId: number }

/** SQL condition on `app_user`. */
export function isOf(whose: Whose) {
  if ('username' in whose)
    return sql<boolean>`lower(app_user.username) = ${whose.username.toLowerCase()}`
  if ('phone' in whose) return sql<boolean>`app_user.phone = ${whose.phone}`
  if ('email' in whose) return sql<boolean>`app_user.email = ${whose.email.toLowerCase()}`
  return sql<boolean>`app_user.id = ${whose.userId}`
}
