import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import { databaseMilliseconds } from '../database/clock'
import type { Database } from '../database/database'
import { when } from '../database/when'

/** Who makes a call, read anew for each call so that a block or a new role counts at once. */
export interface SessionUser {
  id: number
  accountId: number
  accountName: string
  kind: 'person' | 'company' | 'supplier' | 'staff'
  username: string
  custType: number
  isSystemPassword: 0 | 1
  staffRoles: Schemas['StaffRole'][]
  /** What they may do in their company; it means nothing elsewhere. */
  companyRole: Schemas['CompanyRole']
  sessionId: string
  /** The password was shown again a moment ago: what changes who may do what is allowed. */
  confirmed: boolean
  data: UserData
  /** Somebody of the staff who looks at the shop as this user: nothing is changed. */
  viewer?: { id: number; name: string; until: Date }
}

/** Whose session it really is, and for how long. */
export interface Look {
  viewerId: number
  minutes: number
}

/** What is kept of a user besides the key columns. */
export interface UserData {
  contactName?: string
  bucketName?: string
  avatar?: string
  locale?: 'zh_CN' | 'en_US'
  email?: string
  /** Of the mobile number, without a plus sign. */
  areaCode?: string
  mobile?: string
  industry?: string
  region?: string
  browseRole?: 'isPurchase' | 'isDesign' | 'isPurchaseAndDesign'
  /** The first login has asked for the role. */
  roleAsked?: boolean
}

/** Since its begin and its last use, in seconds by the clock of the database. */
export interface SessionAge {
  sinceBegin: number
  sinceUse: number
}

export type SessionState = SessionAge & { user: SessionUser; ended: boolean; blocked: boolean }

/** For so long the password that was shown again counts. */
const confirmedMinutes = 10

const secondsSince = (time: string) =>
  sql<number>`extract(epoch from now() - ${sql.ref(time)})::float8`

/** The session with its user, or nothing where there is no such session. */
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
  // The columns are checked by the database; their types say only text and jsonb.
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
      kind: row.kind as SessionUser['kind'],
      username: row.username,
      custType: row.cust_type,
      isSystemPassword: row.is_system_password === 1 ? 1 : 0,
      staffRoles: row.staff_roles as SessionUser['staffRoles'],
      companyRole: row.company_role as SessionUser['companyRole'],
      sessionId,
      confirmed: row.confirmed,
      data,
      ...(row.viewer_id !== null && {
        viewer: {
          id: row.viewer_id,
          name: (row.viewer_data as UserData).contactName ?? row.viewer_name ?? '',
          until: row.expires_at,
        },
      }),
    },
  }
}

/** The session was used by its owner just now. */
export async function noteUse(database: Database, sessionId: string): Promise<void> {
  await database
    .updateTable('user_session')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute()
}

/** The owner of the session has shown the password again. */
export async function noteConfirmation(database: Database, sessionId: string): Promise<void> {
  await database
    .updateTable('user_session')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute()
}

/** Who looks as a customer needs the role for it all the while, as at the beginning. */
const mayLookNoMore = (row: { viewer_id: number | null; viewer_roles: string[] | null }) =>
  row.viewer_id !== null && !row.viewer_roles?.includes('operator')

export interface NewSession {
  userId: number
  minutes: number
  /** Where that is less, for staff. */
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
 * Counts one more renewal of a running session and answers the count. A session that knows its browser renews for each of
 * its tokens there and for none elsewhere; else it renews for its newest token, and belongs from then on to the browser that
 * shows a secret.
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

/** Whether a running session of an unknown browser was renewed from this count no longer ago than so many seconds. */
export async function isJustRenewed(
  database: Database,
  id: string,
  renewals: number,
  seconds: number,
): Promise<boolean> {
  const found = await database
    .selectFrom('user_session')
    .select('id')
    .where('id', '=', id)
    .where('renewals', '=', renewals + 1)
    .where('browser', 'is', null)
    .where('renewed_at', '>', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return found !== undefined
}

/** Ends a session; whose it was, where it was running. */
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

/** Ends all sessions of a user, or all but one, and every login that waits for its second step. */
export async function revokeSessions(
  database: Database,
  userId: number,
  except?: string,
): Promise<void> {
  await database.deleteFrom('login_challenge').where('user_id', '=', userId).execute()
  await database
    .updateTable('user_session')
    .set({ revoked_at: sql<Date>`now()` })
    // Those in which the user looks as a customer end as well.
    .where((where) => where.or([where('user_id', '=', userId), where('viewer_id', '=', userId)]))
    .where('revoked_at', 'is', null)
    .$call(when(except, (query, except) => query.where('id', '!=', except)))
    .execute()
}

/** Uses up the ticket of a stream; tells whether it was unused. */
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
