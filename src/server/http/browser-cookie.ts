import { createHash, randomBytes } from 'node:crypto'
import type { Context } from './context'

type Where = Pick<Context, 'cookie' | 'setCookie' | 'settings'>

/**
 * A random name that a browser keeps. By it a code is good only in the browser that asked for it, and a device that logged
 * in before is known. It opens nothing by itself.
 */
export function browserOf({ cookie, settings }: Omit<Where, 'setCookie'>): string | undefined {
  const start = `${nameFor(settings)}=`
  const pairs = cookie.split(';').map((pair) => pair.trim())
  const token = pairs.find((pair) => pair.startsWith(start))?.slice(start.length)
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}

/** The name that an answer gives to a browser, by the answer: it is given one name however many parts ask for it. */
const named = new WeakMap<Context['setCookie'], string>()

/** Lets the browser keep the name that it has, or a new one: for so many days, or until it is closed. */
export function keepBrowser(context: Where, days?: number): string {
  const { settings, setCookie } = context
  const given = named.get(setCookie)
  if (given !== undefined) return given
  const present = browserOf(context)
  if (present !== undefined && days === undefined) return present
  const token = present ?? randomBytes(32).toString('base64url')
  named.set(setCookie, token)
  const secure = isSecure(settings) ? '; Secure' : ''
  const age = days === undefined ? '' : `; Max-Age=${days * 24 * 3600}`
  setCookie(`${nameFor(settings)}=${token}; Path=/; HttpOnly; SameSite=Strict${secure}${age}`)
  return token
}

/** As it is stored. */
export const browserHash = (token: string) =>
  createHash('sha256').update(`browser ${token}`).digest('base64url')

const isSecure = ({ publicUrl }: Where['settings']) => publicUrl.startsWith('https:')

/** Of a name with this prefix browsers see to it that no other host of the domain could have set it. */
const nameFor = (settings: Where['settings']) => (isSecure(settings) ? '__Host-browser' : 'browser')

/** Browsers keep no cookie longer. */
const longestDays = 400

/** The place where somebody logs in. */
export interface Place {
  device: string
  address: string
  browser?: string
}

/**
 * The place of a login. The name of the browser counts only once it has come back, because a browser may refuse cookies: then
 * a refresh token that was copied out of the browser is worth nothing elsewhere.
 */
export function placeOf(context: Context): Place {
  const shown = browserOf(context)
  keepBrowser(context, longestDays)
  return {
    device: context.userAgent.slice(0, 200),
    address: context.address,
    ...(shown !== undefined && { browser: browserHash(shown) }),
  }
}
