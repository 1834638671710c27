import { latin } from '../language/latin-letters'

/** Characters without a shape of their own: joiners, fillers, marks of direction. */
export const withoutInvisible = (text: string): string =>
  text.replace(/[\p{Default_Ignorable_Code_Point}\u2800]+/gu, '')

/**
 * The visual form of a text, without case, letter width, invisible characters and spaces, except one between two
 * digits. Texts that look alike have the same form.
 */
export const lookOf = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(/(?<=\d)\s+(?=\d)/g, '\u0000')
    .replace(/\s+/g, '')
    .replaceAll('\u0000', ' ')
    .replace(/[‐-―−]/g, '-')
    .replace(/[∕⁄]/g, '/')
    .replace(/[″“”„]/g, '"')
    .replace(/[×✕✖⨯*∗]/g, 'x')
    .replace(/[Ѐ-ӿԁα-ω]/g, (letter) => latin[letter] ?? letter)
