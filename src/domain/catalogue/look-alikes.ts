/** Letters of other alphabets that look like Latin ones. */
const latin: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  н: 'h',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  β: 'b',
  ε: 'e',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  χ: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  һ: 'h',
  ԁ: 'd',
  ι: 'i',
}

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
