import { languageOfLocale, localeOf } from '../../domain/language/language'
import { translate } from '../../i18n/translate'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import { localeCookie } from '../http/locale-cookie'
import { WithMessage, type Handlers } from '../http/handler'
import { keepUserData } from './users.sql'

const yearSeconds = 365 * 24 * 3600

export const languages = {
  /** Answered in the new language, because the page has already switched. */
  async changeLanguage({ body: { locale, username } }, context) {
    const user = userOf(context)
    if (username && username.toLowerCase() !== user.username.toLowerCase()) {
      throw new Refusal('account.otherUser', { reason: 'forbidden' })
    }
    await keepUserData(context.database, user.id, { locale })
    keepInBrowser(locale, context)
    return new WithMessage(null, translate(languageOfLocale(locale), 'account.languageChanged'))
  },

  chooseVisitorLanguage({ query }, context) {
    const locale = query.locale ?? localeOf[context.language]
    keepInBrowser(locale, context)
    return new WithMessage(null, translate(languageOfLocale(locale), 'account.languageChanged'))
  },
} satisfies Partial<Handlers>

/** Sets the cookie that tells the server in which language to render pages. */
function keepInBrowser(locale: string, { settings, setCookie }: Context): void {
  // The prefix __Host- makes browsers accept the cookie only from this host over https.
  const isSecure = settings.publicUrl.startsWith('https:')
  const [name, secure] = isSecure ? [`__Host-${localeCookie}`, '; Secure'] : [localeCookie, '']
  setCookie(`${name}=${locale}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax; HttpOnly${secure}`)
}
