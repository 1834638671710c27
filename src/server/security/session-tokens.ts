import { createHmac, timingSafeEqual } from 'node:crypto'
import { SignJWT, jwtVerify, type JWTPayload } from 'jose'
import { databaseMilliseconds, now } from '../database/clock'
import type { Database, Pool } from '../database/database'
import { Refusal } from '../http/errors'
import { openTokenKeys } from '../secrets/token-keys'
import type { Settings } from '../settings/settings'

/** Issuer of all tokens, and the audience of access tokens. */
export const issuer = 'fastener-portal'

/** Signs and verifies the tokens of sessions with the keys of the installation. */
export async function openSessionTokens(pool: Pool, settings: Settings) {
  const accessKeys = await openTokenKeys(pool, 'access', settings.accessTokenSeconds)
  const refreshKeys = await openTokenKeys(pool, 'refresh', settings.refreshTokenDays * 24 * 3600)

  /** Verifies a token of this shop for one audience. */
  async function payloadOf(
    database: Database,
    token: string,
    audience: string,
  ): Promise<JWTPayload> {
    const keyOf = async ({ kid }: { kid?: string | undefined }) => {
      const key = await accessKeys.named(database, kid)
      if (!key) throw new Refusal('common.loginFirst')
      return key.bytes
    }
    const { payload } = await jwtVerify(token, keyOf, {
      issuer,
      audience,
      algorithms: ['HS256'],
      currentDate: now(),
    }).catch(() => {
      throw new Refusal('common.loginFirst')
    })
    return payload
  }

  async function signed(
    database: Database,
    sessionId: string,
    audience: string,
    { seconds, id }: { seconds: number; id?: string },
  ): Promise<string> {
    const key = await accessKeys.newest(database)
    const issued = Math.floor(databaseMilliseconds() / 1000)
    return new SignJWT({ sid: sessionId, ...(id !== undefined && { jti: id }) })
      .setProtectedHeader({ alg: 'HS256', kid: String(key.id) })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt(issued)
      .setExpirationTime(issued + seconds)
      .sign(key.bytes)
  }

  const refreshTokenOf = async (database: Database, sessionId: string, renewals: number) =>
    refreshTokenBy((await refreshKeys.newest(database)).bytes, sessionId, renewals)

  /** Signed with the newest key, or an older one during its grace period. */
  async function isOurs(
    database: Database,
    refreshToken: string,
    sessionId: string,
    renewals: number,
  ) {
    const keys = await refreshKeys.valid(database)
    return keys.some(({ bytes }) => same(refreshToken, refreshTokenBy(bytes, sessionId, renewals)))
  }

  return { payloadOf, signed, refreshTokenOf, isOurs }
}

function refreshTokenBy(key: Buffer, sessionId: string, renewals: number): string {
  const named = `${sessionId}.${renewals}`
  return `${named}.${createHmac('sha256', key).update(named).digest('base64url')}`
}

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
