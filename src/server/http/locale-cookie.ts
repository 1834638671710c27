/** Holds the language that a visitor has chosen. */
export const localeCookie = 'locale'

/** What a visitor has chosen; also before the shop was reached over https. */
export const keptLocale = (cookies = ''): string | undefined =>
  /(?:^|;\s*)__Host-locale=(\w+)/.exec(cookies)?.[1] ?? /(?:^|;\s*)locale=(\w+)/.exec(cookies)?.[1]
