import type { Language } from '../language/language'

const tags = { zh: 'zh-CN', en: 'en-GB' } as const satisfies Record<Language, string>

/** How pages and documents write a day: 2026年11月22日, 22 Nov 2026. */
export const dayFormat = (language: Language, timeZone?: string) =>
  new Intl.DateTimeFormat(tags[language], { dateStyle: 'medium', timeZone })

/** The same of a moment. */
export const momentFormat = (language: Language, timeZone?: string) =>
  new Intl.DateTimeFormat(tags[language], { dateStyle: 'medium', timeStyle: 'short', timeZone })
