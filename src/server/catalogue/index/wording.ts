import type { Language } from '../../../domain/language/language'

/** A text in a language, with Chinese as fallback. */
export function inLanguage(language: Language, zh: string, en: string): string {
  return language === 'en' && en !== '' ? en : zh
}
