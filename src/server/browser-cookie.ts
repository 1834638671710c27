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

/** Lets the browser keep the name that it has, or a new one: for so many days, or until it is closed. */
export function keepBrowser(context: Where, days?: number): string {
  const { settings, setCookie } = context
  const present = browserOf(context)
  if (present !== undefined && days === undefined) return present
  const token = present ?? randomBytes(32).toString('base64url')
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
