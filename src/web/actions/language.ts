import { choiceCodeOf, numberCodeOf } from '../../domain/catalogue/selection-address'
import { localeOf } from '../../domain/language/language'
import { api } from '../calls/api'
import { language, storeLanguage, type Language } from '../language/locale'
import { currentUser, storeUser } from '../session/session'

/** Stores the language and reloads the page; an unreachable server does not prevent it. */
export async function switchLanguage(next: Language): Promise<void> {
  storeLanguage(next)
  await Promise.race([tellServer(next), new Promise((resolve) => setTimeout(resolve, 2000))])
  window.location.replace(withoutSearch(window.location.pathname, window.location.search))
}

/** Sets the account's language to that of the page, after a login. */
export async function keepAccountLanguage(): Promise<void> {
  if (currentUser()?.locale !== localeOf[language]) await tellServer(language)
}

async function tellServer(next: Language): Promise<void> {
  const user = currentUser()
  const locale = localeOf[next]
  const call = user
    ? api.POST('/admin/sysi18n/language/change', { body: { locale, username: user.username } })
    : api.GET('/admin/sysi18n/cookie/no/login', { params: { query: { locale } } })
  const answer = await call.catch(() => undefined)
  if (!user || !answer?.data?.meta.success) return
  // The user has a name per language.
  const headers = { 'accept-language': next }
  const named = await api
    .GET('/admin/web/user/loginuser/baseinfo', { headers })
    .catch(() => undefined)
  storeUser(named?.data?.data ?? { ...user, locale })
}

/**
 * Drops search words and filters from a shop address: words of one language find nothing in the other. Lists of the
 * office keep theirs, as they search numbers and both languages.
 */
export function withoutSearch(path: string, search: string): string {
  if (path.startsWith(`${import.meta.env.BASE_URL}office/`)) return path + search
  const query = new URLSearchParams(search)
  for (const name of [...query.keys()]) {
    if (/^(keyword|searchType|page)$/.test(name) || choiceCodeOf(name) || numberCodeOf(name))
      query.delete(name)
  }
  const rest = query.toString()
  return rest ? `${path}?${rest}` : path
}
