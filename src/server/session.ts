import { createHash, randomBytes } from 'node:crypto'
import { SignJWT, jwtVerify } from 'jose'
import type { Schemas } from '../domain/schemas'
import type { Database, Pool } from './database/database'
import { Refusal } from './errors'
import type { Settings } from './settings'
import {
  findSession,
  findSessionByRefresh,
  insertSession,
  readSecret,
  revokeSession,
  rotateSession,
  type SessionUser,
} from './session.sql'

const issuer = 'fastener-portal'
/** For so long the refresh token before the newest still works: a duplicated tab, a lost answer. */
const graceSeconds = 30

export type Tokens = Pick<Schemas['Session'], 'access_token' | 'refresh_token' | 'expires_in'>

export interface Sessions {
  /** Who a bearer token belongs to; refuses what is no valid token of this shop. */
  userOf(database: Database, authorization: string): Promise<SessionUser>
  begin(
    database: Database,
    userId: number,
    device: string,
    address: string,
  ): Promise<Tokens & { sessionId: string }>
  /** `beside` outlives a refused call: the reuse of an old token ends the session although the call fails. */
  refresh(
    database: Database,
    beside: Pool,
    refreshToken: string,
  ): Promise<Tokens & { sessionId: string }>
}

/** Access tokens are signed with a key of the installation; refresh tokens are random and stored as hashes. */
export async function openSessions(pool: Pool, settings: Settings): Promise<Sessions> {
  const key = Buffer.from(
    await readSecret(pool, 'access-token-key', () => randomBytes(32).toString('base64')),
    'base64',
  )

  const accessToken = (sessionId: string) =>
    new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setAudience(issuer)
      .setIssuedAt()
      .setExpirationTime(`${settings.accessTokenSeconds}s`)
      .sign(key)

  return {
    async userOf(database, authorization) {
      const token = authorization.replace(/^Bearer\s+/i, '')
      const { payload } = await jwtVerify(token, key, {
        issuer,
        audience: issuer,
        algorithms: ['HS256'],
      }).catch(() => {
        throw new Refusal('common.loginFirst')
      })
      const session = await findSession(database, String(payload.sid))
      if (!session) throw new Refusal('common.loginFirst')
      if (session.ended || session.blocked)
        throw new Refusal('common.loginExpired', { reason: 'session' })
      return session.user
    },

    async begin(database, userId, device, address) {
      const refreshToken = randomBytes(32).toString('base64url')
      const sessionId = await insertSession(database, {
        userId,
        device,
        address,
        refreshHash: hashOf(refreshToken),
        days: settings.refreshTokenDays,
      })
      return {
        sessionId,
        access_token: await accessToken(sessionId),
        refresh_token: refreshToken,
        expires_in: settings.accessTokenSeconds,
      }
    },

    async refresh(database, beside, refreshToken) {
      const hash = hashOf(refreshToken)
      const session = await findSessionByRefresh(database, hash)
      if (!session || session.revoked_at || session.expires_at.getTime() < Date.now()) {
        throw new Refusal('account.sessionEnded')
      }
      if (session.refresh_hash !== hash && session.secondsSinceRotation > graceSeconds) {
        await revokeSession(beside, session.id)
        throw new Refusal('account.sessionEnded')
      }
      const next = randomBytes(32).toString('base64url')
      const rotated = await rotateSession(database, session.id, session.refresh_hash, hashOf(next))
      if (!rotated) throw new Refusal('account.sessionEnded')
      return {
        sessionId: session.id,
        access_token: await accessToken(session.id),
        refresh_token: next,
        expires_in: settings.accessTokenSeconds,
      }
    },
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
