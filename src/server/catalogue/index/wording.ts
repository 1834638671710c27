import type { Language } from '../../../domain/language/language'
import { noFurtherJson } from '../further-fields'
import { pieceOf, type Piece } from './text-column'

/** A text in a language, with Chinese as fallback. */
export function inLanguage(language: Language, zh: string, en: string): string {
  return language === 'en' && en !== '' ? en : zh
}

/** JSON of the fields that no code knows, to follow others in an object. */
export function furtherIn(language: Language, { zh, en } = noFurtherJson): Piece {
  return pieceOf(inLanguage(language, zh, en))
}
