export const languages = ['zh', 'en'] as const

export type Language = (typeof languages)[number]

/** Locale names in the calls. */
export const localeOf = { zh: 'zh_CN', en: 'en_US' } as const

/** The colon between a name and its text. */
export const colonOf = { zh: '：', en: ': ' } as const

/** The mark between the names of a list. */
export const listMarkOf = { zh: '、', en: ', ' } as const

export function languageOfLocale(locale: string): Language {
  return locale.startsWith('en') ? 'en' : 'zh'
}

/** Default language: English if the browser prefers it, else Chinese. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  return namedLanguage(acceptLanguage) ?? 'zh'
}

/** The preferred language of an Accept-Language header such as `zh;q=0.5, en`, if it is one of ours. */
export function namedLanguage(acceptLanguage = ''): Language | undefined {
  const wishes = acceptLanguage.split(',').map((wish) => {
    const [tag = '', ...settings] = wish.toLowerCase().split(';')
    const weight = settings
      .find((setting) => setting.trim().startsWith('q='))
      ?.trim()
      .slice(2)
    return { tag: tag.trim(), weight: Number(weight ?? 1) }
  })
  // The sort is stable, so languages of equal weight keep their order.
  const [best] = wishes.sort((a, b) => b.weight - a.weight)
  return languages.find((candidate) => best?.tag.startsWith(candidate) && best.weight > 0)
}

/** A text in the given language; Chinese if there is no English. */
export function textIn(language: Language, text: { zh: string; en?: string }): string {
  return (language === 'en' && text.en) || text.zh
}
