import { createHash, randomBytes } from 'node:crypto'
import type { Context } from './context'

type Where = Pick<Context, 'cookie' | 'setCookie' | 'settings'>

/**
 * Random token in a browser's cookie. It ties a code to the browser that requested it and recognises devices of
 * earlier logins. It grants no access by itself.
 */
export function browserOf({ cookie, settings }: Omit<Where, 'setCookie'>): string | undefined {
  const start = `${nameFor(settings)}=`
  const pairs = cookie.split(';').map((pair) => pair.trim())
  const token = pairs.find((pair) => pair.startsWith(start))?.slice(start.length)
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}

/** Token set by a response, keyed by its `setCookie`: all parts of one request share the same token. */
const named = new WeakMap<Context['setCookie'], string>()

/** Keeps the browser's token or creates one. The cookie lasts `days`, or until the browser closes. */
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

/** Hash under which the token is stored. */
export const browserHash = (token: string) =>
  createHash('sha256').update(`browser ${token}`).digest('base64url')

const isSecure = ({ publicUrl }: Where['settings']) => publicUrl.startsWith('https:')

/** Browsers accept a __Host- cookie only from this host over https, so no sibling domain can set it. */
const nameFor = (settings: Where['settings']) => (isSecure(settings) ? '__Host-browser' : 'browser')

/** Browsers cap the lifetime of cookies at 400 days. */
const longestDays = 400

/** Device and network of a login. */
export interface Place {
  device: string
  address: string
  browser?: string
}

/**
 * Place of a login. `browser` is set only once the cookie has come back, because a browser may refuse cookies. A
 * session tied to a browser makes a stolen refresh token worthless elsewhere.
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
