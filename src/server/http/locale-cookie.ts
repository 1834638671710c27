/** Cookie with the language that a visitor has chosen. */
export const localeCookie = 'locale'

/** The visitor's language; the plain name was used before the shop had https. */
export const keptLocale = (cookies = ''): string | undefined =>
  /(?:^|;\s*)__Host-locale=(\w+)/.exec(cookies)?.[1] ?? /(?:^|;\s*)locale=(\w+)/.exec(cookies)?.[1]
