import type { Language } from '../language/language'

const tags = { zh: 'zh-CN', en: 'en-GB' } as const satisfies Record<Language, string>

/** Date format of pages and documents: 2026年11月22日, 22 Nov 2026. */
export const dayFormat = (language: Language, timeZone?: string) =>
  new Intl.DateTimeFormat(tags[language], { dateStyle: 'medium', timeZone })

/** The same with the time. */
export const momentFormat = (language: Language, timeZone?: string) =>
  new Intl.DateTimeFormat(tags[language], { dateStyle: 'medium', timeStyle: 'short', timeZone })

/** The same with the zone, for documents that are read elsewhere: 22 Nov 2026, 21:36 (GMT+8). */
export function zonedMoment(language: Language, timeZone: string, moment: Date): string {
  const zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')
  const written = momentFormat(language, timeZone).format(moment)
  return zone ? `${written} (${zone.value})` : written
}
