import type { I18nProvider } from '@refinedev/core'
import { createInstance, type i18n as I18next } from 'i18next'
import { language, loadedTexts, storeLanguage, type Language } from '../language/locale'

let texts: I18next | undefined

/** i18next over the loaded texts, created when the first generated screen needs it. */
function openTexts(): I18next {
  const opened = createInstance()
  void opened.init({
    lng: language,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { translation: loadedTexts() } },
  })
  return opened
}

/** Our translations of Refine's texts, or else its defaults. */
export const i18n: I18nProvider = {
  translate: (key: string, options?: unknown, fallback?: string) => {
    texts ??= openTexts()
    // Refine types the values of a text as anything.
    const translated = texts.t(key, { ...(options as object | undefined), defaultValue: '' })
    if (translated) return translated
    return fallback ?? (typeof options === 'string' ? options : key)
  },
  changeLocale: (next: string) => {
    // Our own switch offers only the two languages.
    storeLanguage(next as Language)
    window.location.reload()
  },
  getLocale: () => language,
}
