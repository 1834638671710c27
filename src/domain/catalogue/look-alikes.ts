/** Letters of other alphabets that look like Latin ones, and the multiplication sign, which is written as an x. */
export const latin: Readonly<Record<string, string>> = {
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
  '×': 'x',
}

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
