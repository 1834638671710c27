import { personNames, type Name } from '../../domain/account/names'
import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import { databaseMilliseconds } from '../database/clock'
import type { Database } from '../database/database'
import { when } from '../database/when'
import type { UserData } from '../../domain/account/user-data'

/** The calling user, read on every call, so that a lock or a new role takes effect at once. */
export interface SessionUser {
  id: number
  accountId: number
  accountName: string
  /** The name in Latin letters; empty if there is none. */
  accountNameEn: string
  kind: 'person' | 'company' | 'supplier' | 'staff'
  username: string
  custType: number
  isSystemPassword: 0 | 1
  staffRoles: Schemas['StaffRole'][]
  /** Role in a company account; meaningless for others. */
  companyRole: Schemas['CompanyRole']
  sessionId: string
  /** The password was confirmed recently, so changes of access rights are allowed. */
  confirmed: boolean
  data: UserData
  /** Staff member who views the shop as this user, read-only. */
  viewer?: { id: number; name: Name; until: Date }
}

/** Viewing as a customer: the real user and the end time. */
export interface Look {
  viewerId: number
  minutes: number
}

/** Seconds since the start and the last use, by the database's clock. */
export interface SessionAge {
  sinceBegin: number
  sinceUse: number
}

export type SessionState = SessionAge & { user: SessionUser; ended: boolean; blocked: boolean }

/** Minutes for which a confirmed password counts. */
const confirmedMinutes = 10

const secondsSince = (time: string) =>
  sql<number>`extract(epoch from now() - ${sql.ref(time)})::float8`

/** The session with its user, or undefined. */
export async function findSession(
  database: Database,
  sessionId: string,
): Promise<SessionState | undefined> {
  const row = await database
    .selectFrom('user_session')
    .innerJoin('app_user', 'app_user.id', 'user_session.user_id')
    .innerJoin('account', 'account.id', 'app_user.account_id')
    .leftJoin('app_user as viewer', 'viewer.id', 'user_session.viewer_id')
    .where('user_session.id', '=', sessionId)
    .select([
      'viewer.id as viewer_id',
      'viewer.username as viewer_name',
      'viewer.blocked_at as viewer_blocked',
      'viewer.staff_roles as viewer_roles',
      'viewer.data as viewer_data',
      'app_user.id',
      'app_user.account_id',
      'app_user.username',
      'app_user.is_system_password',
      'app_user.staff_roles',
      'app_user.company_role',
      'app_user.blocked_at',
      'app_user.data',
      'account.kind',
      'account.account_name',
      'account.account_name_en',
      'account.cust_type',
      'user_session.revoked_at',
      'user_session.expires_at',
      secondsSince('user_session.created_at').as('since_begin'),
      secondsSince('user_session.used_at').as('since_use'),
      sql<boolean>`coalesce(user_session.confirmed_at > now() - make_interval(mins => ${confirmedMinutes}), false)`.as(
        'confirmed',
      ),
    ])
    .executeTakeFirst()
  if (!row) return undefined
  // Check constraints guarantee these; the column types only say text and jsonb.
  const data = row.data as UserData
  return {
    ended: row.revoked_at !== null || row.expires_at.getTime() < databaseMilliseconds(),
    blocked: row.blocked_at !== null || row.viewer_blocked !== null || mayLookNoMore(row),
    sinceBegin: row.since_begin,
    sinceUse: row.since_use,
    user: {
      id: row.id,
      accountId: row.account_id,
      accountName: row.account_name,
      accountNameEn: row.account_name_en,
      // The view has the columns of the tables, but not their types.
      kind: row.kind as SessionUser['kind'],
      username: row.username,
      custType: row.cust_type,
      isSystemPassword: row.is_system_password === 1 ? 1 : 0,
      // As above.
      staffRoles: row.staff_roles as SessionUser['staffRoles'],
      companyRole: row.company_role as SessionUser['companyRole'],
      sessionId,
      confirmed: row.confirmed,
      data,
      ...(row.viewer_id !== null && {
        viewer: {
          id: row.viewer_id,
          name: personNames({
            username: row.viewer_name ?? '',
            // The view keeps the JSON of the user's table, but not its type.
            data: row.viewer_data as UserData,
          }),
          until: row.expires_at,
        },
      }),
    },
  }
}

/** Records that the session's owner used it now. */
export async function noteUse(database: Database, sessionId: string): Promise<void> {
  await database
    .updateTable('user_session')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute()
}

/** Records that the session's owner confirmed the password now. */
export async function noteConfirmation(database: Database, sessionId: string): Promise<void> {
  await database
    .updateTable('user_session')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute()
}

/** The viewing staff member must keep the role for it all the time. */
const mayLookNoMore = (row: { viewer_id: number | null; viewer_roles: string[] | null }) =>
  row.viewer_id !== null && !row.viewer_roles?.includes('operator')

export interface NewSession {
  userId: number
  minutes: number
  /** Shorter limit for staff. */
  staffMinutes: number
  device: string
  address: string
  browser?: string
  look?: Look
}

export async function insertSession(database: Database, session: NewSession): Promise<string> {
  const { userId, minutes, staffMinutes, look } = session
  const ofStaff = sql<boolean>`(select account_kind from app_user where id = ${userId}) = 'staff'`
  const lasting = sql<number>`case when ${ofStaff} then ${Math.min(minutes, staffMinutes)}::int else ${minutes}::int end`
  const { id } = await database
    .insertInto('user_session')
    .values({
      user_id: userId,
      expires_at: sql<Date>`now() + make_interval(mins => ${look ? sql`${look.minutes}` : lasting})`,
      viewer_id: look?.viewerId ?? null,
      browser: session.browser ?? null,
      data: JSON.stringify({ device: session.device, address: session.address }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Counts a renewal of a running session and returns the count. A session tied to a browser accepts any of its tokens
 * there and none elsewhere. An untied one accepts only its newest token, and is tied to the browser that shows a
 * secret.
 */
export async function renewSession(
  database: Database,
  { id, renewals, browser }: { id: string; renewals: number; browser: string | undefined },
): Promise<number | undefined> {
  const shown = browser ?? null
  const renewed = await database
    .updateTable('user_session')
    .set({
      renewals: sql<number>`renewals + 1`,
      renewed_at: sql<Date>`now()`,
      browser: sql<string | null>`coalesce(browser, ${shown}::text)`,
    })
    .where('id', '=', id)
    .where(({ or, and, eb }) =>
      or([
        eb('browser', '=', shown),
        and([eb('browser', 'is', null), eb('renewals', '=', renewals)]),
      ]),
    )
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('renewals')
    .executeTakeFirst()
  return renewed?.renewals
}

/** True if a session without a known browser was renewed from this count within the given seconds. */
export async function isJustRenewed(
  database: Database,
  id: string,
  renewals: number,
  seconds: number,
): Promise<boolean> {
  const session = await database
    .selectFrom('user_session')
    .select('id')
    .where('id', '=', id)
    .where('renewals', '=', renewals + 1)
    .where('browser', 'is', null)
    .where('renewed_at', '>', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return session !== undefined
}

/** Ends a session; returns its user if it was running. */
export async function revokeSession(database: Database, id: string): Promise<number | undefined> {
  const row = await database
    .updateTable('user_session')
    .set({ revoked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}

/** Ends all sessions of a user (optionally except one) and all logins waiting for a second factor. */
export async function revokeSessions(
  database: Database,
  userId: number,
  except?: string,
): Promise<void> {
  await database.deleteFrom('login_challenge').where('user_id', '=', userId).execute()
  await database
    .updateTable('user_session')
    .set({ revoked_at: sql<Date>`now()` })
    // Also ends sessions in which the user views as a customer.
    .where((where) => where.or([where('user_id', '=', userId), where('viewer_id', '=', userId)]))
    .where('revoked_at', 'is', null)
    .$call(when(except, (query, except) => query.where('id', '!=', except)))
    .execute()
}

/** Spends a stream ticket; returns false if it was used before. */
export async function spendTicket(
  database: Database,
  id: string,
  expiresAt: Date,
): Promise<boolean> {
  const used = await database
    .insertInto('used_ticket')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}
