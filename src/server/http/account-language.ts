import { languageOfLocale, type Language } from '../../domain/language/language'
import type { Pool } from '../database/database'
import type { Sessions } from '../security/session'

/** For so long it is not asked again who a token belongs to. */
const keptMs = 2000
const mostKept = 5000

/**
 * The language of the account whose token comes with a call that everybody may make; nothing where there is none. A token
 * that is not valid, or not any more, refuses no such call. What was found is kept for a moment, and apart for each
 * language that is asked for: a page that was switched to another one is answered in it at once.
 */
export function openAccountLanguages(pool: Pool, sessions: Sessions) {
  const kept = new Map<string, { language: Language | undefined; until: number }>()

  return async (authorization: string, asked = ''): Promise<Language | undefined> => {
    const key = `${authorization} ${asked}`
    const known = kept.get(key)
    if (known && known.until > performance.now()) return known.language
    const user = await sessions.userOf(pool, authorization, false).catch(() => undefined)
    const language = user?.data.locale && languageOfLocale(user.data.locale)
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, { language, until: performance.now() + keptMs })
    return language
  }
}
