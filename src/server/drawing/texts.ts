import texts from '../../i18n/drawing.json'

export type Language = 'zh' | 'en'

type Name<Key> = Key extends `drawing.${infer Rest}` ? Rest : never

/** Text key of a size or a line of a drawing. */
export type Meaning = Name<keyof typeof texts>

export const textOf = (meaning: Meaning, language: Language) =>
  texts[`drawing.${meaning}`][language]
