/** Letters of other alphabets that look like Latin ones, with the sign of times that is written as an x. */
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
  '×': 'x',
}

/** What a person sees of a text: without spaces, invisible signs, case and the width of letters. Alike texts have one look. */
export const lookOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cf}]+/gu, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/[а-яα-ω×]/g, (letter) => latin[letter] ?? letter)
