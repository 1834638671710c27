export const languages = ['zh', 'en'] as const

export type Language = (typeof languages)[number]

/** The name of a language in the calls. */
export const localeOf = { zh: 'zh_CN', en: 'en_US' } as const

/** The colon after a name, before the text about it. */
export const colonOf = { zh: '：', en: ': ' } as const

export function languageOfLocale(locale: string): Language {
  return locale.startsWith('en') ? 'en' : 'zh'
}

/** Without a choice: English where it is the language that a browser likes best, else Chinese. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  return namedLanguage(acceptLanguage) ?? 'zh'
}

/** The language that a list such as `zh;q=0.5, en` likes best, where it is one of ours. */
export function namedLanguage(acceptLanguage = ''): Language | undefined {
  const wishes = acceptLanguage.split(',').map((wish) => {
    const [tag = '', ...settings] = wish.toLowerCase().split(';')
    const weight = settings
      .find((setting) => setting.trim().startsWith('q='))
      ?.trim()
      .slice(2)
    return { tag: tag.trim(), weight: Number(weight ?? 1) }
  })
  // Sorting keeps the order of those that are liked alike.
  const [best] = wishes.sort((a, b) => b.weight - a.weight)
  return languages.find((one) => best?.tag.startsWith(one) && best.weight > 0)
}

/** A text in the reader's language; the Chinese one where there is no English. */
export function textIn(language: Language, text: { zh: string; en?: string }): string {
  return (language === 'en' && text.en) || text.zh
}
