import { languageOfLocale, localeOf } from '../../domain/language'
import { translate } from '../../i18n/translate'
import { userOf } from '../context'
import { Refusal } from '../errors'
import { WithMessage, type Handlers } from '../handler'
import { keepUserData } from './users.sql'

const yearSeconds = 365 * 24 * 3600

export const languages = {
  /** The message is in the new language: the page that shows it has changed already. */
  async changeLanguage({ body: { locale, username } }, context) {
    const user = userOf(context)
    if (username && username.toLowerCase() !== user.username.toLowerCase()) {
      throw new Refusal('account.otherUser', { reason: 'forbidden' })
    }
    await keepUserData(context.database, user.id, { locale })
    return new WithMessage(null, translate(languageOfLocale(locale), 'account.languageChanged'))
  },

  chooseVisitorLanguage({ query }, { language, settings, setCookie }) {
    const locale = query.locale ?? localeOf[language]
    const secure = settings.publicUrl.startsWith('https:') ? '; Secure' : ''
    setCookie(`locale=${locale}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax; HttpOnly${secure}`)
    return new WithMessage(null, translate(languageOfLocale(locale), 'account.languageChanged'))
  },
} satisfies Partial<Handlers>
