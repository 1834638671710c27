import type { Language } from '../language/language'

const tags = { zh: 'zh-CN', en: 'en-GB' } as const satisfies Record<Language, string>

/** Date format of pages and documents: 2026年11月22日, 22 Nov 2026. */
export const dayFormat = (language: Language, timeZone?: string) =>
  new Intl.DateTimeFormat(tags[language], { dateStyle: 'medium', timeZone })

/** The same with the time. */
export const momentFormat = (language: Language, timeZone?: string) =>
  new Intl.DateTimeFormat(tags[language], { dateStyle: 'medium', timeStyle: 'short', timeZone })
