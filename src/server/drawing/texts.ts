import texts from './texts.json'

export type Language = 'zh' | 'en'

/** What a size or a line of a drawing is called. */
export type Meaning = keyof typeof texts

export const textOf = (meaning: Meaning, language: Language) => texts[meaning][language]
