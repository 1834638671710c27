import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { databaseMilliseconds } from '../database/clock'

const issuer = 'Fastener portal'
const stepSeconds = 30

/** What an app is told to make codes of: 6 digits every 30 s, by RFC 6238. */
function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: stepSeconds })
}

export const newSecret = () => new Secret({ size: 20 }).base32

export const uriOf = (secret: string, username: string) => totpOf(secret, username).toString()

/** The time step that a code belongs to: the present one or a neighbour, for clocks that differ; nothing where it is wrong. */
export function stepOf(
  secret: string,
  code: string,
  now = databaseMilliseconds(),
): number | undefined {
  const delta = totpOf(secret).validate({ token: code, window: 1, timestamp: now })
  return delta === null ? undefined : Math.floor(now / 1000 / stepSeconds) + delta
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes for a lost phone, each for one login: 12 letters that are not mistaken for each other. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () =>
    Array.from(randomBytes(12), (byte) => letters[byte % letters.length])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  )
}

/** As it is stored; however the code is written: with other dashes, spaces or capitals. */
export function recoveryHash(code: string): string {
  return createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('base64url')
}
