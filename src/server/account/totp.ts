import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { databaseMilliseconds } from '../database/clock'

const issuer = 'Fastener portal'
const stepSeconds = 30

/** TOTP by RFC 6238: 6 digits, 30 s steps. */
function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: stepSeconds })
}

export const newSecret = () => new Secret({ size: 20 }).base32

export const uriOf = (secret: string, username: string) => totpOf(secret, username).toString()

/**
 * Time step of a code: the current one, or the previous one to allow for typing. A code of the next step is refused:
 * accepted early, it would stay valid for longer than the app shows it.
 */
export function stepOf(
  secret: string,
  code: string,
  now = databaseMilliseconds(),
): number | undefined {
  const delta = totpOf(secret).validate({ token: code, window: 1, timestamp: now })
  return delta === null || delta > 0 ? undefined : Math.floor(now / 1000 / stepSeconds) + delta
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes for a lost phone, each for one login: 12 letters that cannot be confused with each other. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: 10 }, () =>
    Array.from(randomBytes(12), (byte) => letters[byte % letters.length])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  )
}
