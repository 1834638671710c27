import { languageOfLocale, type Language } from '../../domain/language/language'
import type { Pool } from '../database/database'
import type { Sessions } from '../security/session'

/** How long the language of a token is cached. */
const keptMs = 2000
const mostKept = 5000

/**
 * Language of the account whose token comes with a public call; undefined without one. An invalid or expired token is
 * no error here. Cached briefly per token and requested language, so that a page switched to another language is
 * answered in it at once.
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
