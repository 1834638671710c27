import { randomUUID } from 'node:crypto'
import type { Schemas } from '../../domain/schemas'
import { browserHash, type Place } from '../http/browser-cookie'
import type { Database, Pool } from '../database/database'
import { Refusal } from '../http/errors'
import { noteSecurityEvent, type From } from '../security-events/security-events.sql'
import type { Settings } from '../settings/settings'
import {
  findSession,
  insertSession,
  type Look,
  isJustRenewed,
  noteUse,
  revokeSession,
  renewSession,
  spendTicket,
  type SessionState,
  type SessionUser,
} from './session.sql'
import { issuer, openSessionTokens } from './session-tokens'

const ticketAudience = `${issuer}/ticket`
/**
 * Grace period in seconds for the previous refresh token in a browser without cookies: a duplicated tab, a lost
 * answer.
 */
const graceSeconds = 30
/** Minimum interval of recorded uses, so that not every call writes. */
const usedSeconds = 60

export type Tokens = Pick<Schemas['Session'], 'access_token' | 'refresh_token' | 'expires_in'>

export interface Begun {
  tokens: Tokens
  user: SessionUser
}

export interface Sessions {
  /**
   * The user of a bearer token; refuses invalid tokens. `attended` is false for background requests of a page, which
   * do not keep a staff session alive.
   */
  userOf(database: Database, authorization: string, attended?: boolean): Promise<SessionUser>
  /** A single-use token for addresses that cannot have headers; valid for one minute and for nothing else. */
  ticketOf(database: Database, user: SessionUser): Promise<string>
  userOfTicket(database: Database, ticket: string): Promise<SessionUser>
  begin(database: Database, userId: number, from?: Place & { look?: Look }): Promise<Begun>
  /** Not inside a transaction: reuse of an old token must end the session although the call is refused. */
  refresh(pool: Pool, refreshToken: string, from: From & { browser?: string }): Promise<Begun>
}

/**
 * Both tokens are signed with keys of the installation, which are rotated by command. A refresh token contains its
 * session and renewal count. A session belongs to the browser whose cookie it has seen. There each of its tokens
 * works, because a duplicated tab has an older one, however long it slept; from anywhere else even the newest token
 * ends the session. In a browser without cookies only the newest token works, and the previous one for a short grace
 * period.
 */
export async function openSessions(pool: Pool, settings: Settings): Promise<Sessions> {
  const { payloadOf, signed, refreshTokenOf, isOurs } = await openSessionTokens(pool, settings)

  async function begun(database: Database, sessionId: string, renewals: number): Promise<Begun> {
    const accessToken = await signed(database, sessionId, issuer, {
      seconds: settings.accessTokenSeconds,
    })
    const tokens = {
      access_token: accessToken,
      refresh_token: await refreshTokenOf(database, sessionId, renewals),
      expires_in: settings.accessTokenSeconds,
    }
    return { tokens, user: await userOfSession(database, sessionId) }
  }

  /** Refuses an expired session or a locked user. */
  async function runningSession(database: Database, sessionId: string): Promise<SessionState> {
    const session = await findSession(database, sessionId)
    if (!session) throw new Refusal('common.loginFirst')
    if (session.ended || session.blocked || isOver(session, settings))
      throw new Refusal('common.loginExpired', { reason: 'session' })
    return session
  }

  const userOfSession = async (database: Database, sessionId: string) =>
    (await runningSession(database, sessionId)).user

  return {
    async userOf(database, authorization, attended = true) {
      const token = authorization.replace(/^Bearer\s+/i, '')
      const sessionId = String((await payloadOf(database, token, issuer)).sid)
      const { user, sinceUse } = await runningSession(database, sessionId)
      if (attended && user.kind === 'staff' && sinceUse > usedSeconds) {
        await noteUse(database, sessionId)
      }
      return user
    },

    ticketOf: (database, { sessionId }) =>
      signed(database, sessionId, ticketAudience, { seconds: 60, id: randomUUID() }),

    async userOfTicket(database, ticket) {
      const { sid, jti, exp } = await payloadOf(database, ticket, ticketAudience)
      const isFirst = jti && exp && (await spendTicket(database, jti, new Date(exp * 1000)))
      if (!isFirst) throw new Refusal('common.loginFirst')
      return userOfSession(database, String(sid))
    },

    async begin(database, userId, from = { device: '', address: '' }) {
      const minutes = settings.refreshTokenDays * 24 * 60
      const staffMinutes = settings.staffSessionHours * 60
      const id = await insertSession(database, { userId, minutes, staffMinutes, ...from })
      return begun(database, id, 0)
    },

    async refresh(pool, refreshToken, from) {
      const [sessionId = '', count = ''] = refreshToken.split('.')
      const renewals = Number(count)
      if (!(await isOurs(pool, refreshToken, sessionId, renewals)))
        throw new Refusal('account.sessionEnded')

      const browser = from.browser && browserHash(from.browser)
      const renewed = await renewSession(pool, { id: sessionId, renewals, browser })
      if (renewed !== undefined) return begun(pool, sessionId, renewed)
      if (await isJustRenewed(pool, sessionId, renewals, graceSeconds))
        return begun(pool, sessionId, renewals + 1)
      const userId = await revokeSession(pool, sessionId)
      if (userId) await noteSecurityEvent(pool, 'tokenReused', userId, from)
      throw new Refusal('account.sessionEnded')
    },
  }
}

/** Staff sessions end after inactivity, and at the latest after a working day. */
const isOver = (
  { user, sinceBegin, sinceUse }: SessionState,
  { staffIdleMinutes, staffSessionHours }: Settings,
) =>
  user.kind === 'staff' &&
  (sinceUse > staffIdleMinutes * 60 || sinceBegin > staffSessionHours * 3600)
