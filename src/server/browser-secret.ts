import { createHash, randomBytes } from 'node:crypto'
import type { Context } from './context'

/** 32 random bytes in base64url. */
const written = /^[\w-]{43}$/
/** Browsers keep no cookie longer. */
const lifeSeconds = 400 * 24 * 60 * 60

/**
 * A browser keeps a secret that no script can read, and shows it wherever it renews a session: a refresh token that was
 * copied out of the browser is worth nothing elsewhere. It names nobody, and stays when people change.
 */
export function browserOf({ cookies, settings }: Pick<Context, 'cookies' | 'settings'>) {
  const value = cookies
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === cookieName(settings))?.[1]
  return value && written.test(value) ? value : undefined
}

/** As the database keeps it. */
export const hashOfBrowser = (secret: string) =>
  createHash('sha256').update(secret).digest('base64url')

export interface Place {
  device: string
  address: string
  browser?: string
}

/**
 * The place where somebody logs in; a browser without a secret is given one. It counts only once it has come back, because
 * a browser may refuse cookies.
 */
export function placeOf(context: Context): Place {
  const shown = browserOf(context)
  const { settings, userAgent, address, setCookie } = context
  const attributes = `Path=/crrc_sales; Max-Age=${lifeSeconds}; HttpOnly; SameSite=Strict`
  const secure = isSecure(settings) ? '; Secure' : ''
  const secret = shown ?? randomBytes(32).toString('base64url')
  setCookie(`${cookieName(settings)}=${secret}; ${attributes}${secure}`)
  return {
    device: userAgent.slice(0, 200),
    address,
    ...(shown && { browser: hashOfBrowser(shown) }),
  }
}

const isSecure = ({ publicUrl }: Context['settings']) => publicUrl.startsWith('https:')

/** Under the prefix a browser takes it over TLS alone. The path keeps it from pages, whose answers caches may share. */
const cookieName = (settings: Context['settings']) =>
  isSecure(settings) ? '__Secure-browser' : 'browser'
