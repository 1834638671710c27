import texts from './texts.json'

export type Language = 'zh' | 'en'

/** The name of a size or of a line in a drawing. */
export type Meaning = keyof typeof texts

export const textOf = (meaning: Meaning, language: Language) => texts[meaning][language]
