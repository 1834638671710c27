import type { I18nProvider } from '@refinedev/core'
import { language, storeLanguage, text, type Language, type TextKey } from '../locale'

/** Refine's own words, where we have them; else what it would say by itself. */
export const i18n: I18nProvider = {
  translate: (key: string, options?: unknown, fallback?: string) => {
    // Its keys are its own; one that we do not know comes back as it is.
    const found = text(key as TextKey)
    if (found !== key) return found
    return fallback ?? (typeof options === 'string' ? options : key)
  },
  changeLocale: (next: string) => {
    storeLanguage(next as Language)
    window.location.reload()
  },
  getLocale: () => language,
}
