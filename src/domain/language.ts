export const languages = ['zh', 'en'] as const

export type Language = (typeof languages)[number]

/** The name of a language in the calls. */
export const localeOf = { zh: 'zh_CN', en: 'en_US' } as const

export function languageOfLocale(locale: string): Language {
  return locale.startsWith('en') ? 'en' : 'zh'
}

/** Without a choice: English when the first language a browser asks for is English, else Chinese. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  return acceptLanguage?.trim().toLowerCase().startsWith('en') ? 'en' : 'zh'
}

/** A text in the reader's language; the Chinese one where there is no English. */
export function textIn(language: Language, text: { zh: string; en?: string }): string {
  return (language === 'en' && text.en) || text.zh
}
