import { latin } from '../language/latin-letters'

/**
 * The visual form of a text, without spaces, invisible characters, case and letter width. Texts that look alike have
 * the same form.
 */
export const lookOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cf}]+/gu, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/[а-яα-ω×]/g, (letter) => latin[letter] ?? letter)
