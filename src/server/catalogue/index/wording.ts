import type { Language } from '../../../domain/language/language'

/** A text in a language; the Chinese one where there is no English. */
export function inLanguage(language: Language, zh: string, en: string): string {
  return language === 'en' && en !== '' ? en : zh
}
