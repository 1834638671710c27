/** So many characters of a search are looked for. */
export const longestKeyword = 200

/** What is between words, and between the cells of a row that was pasted, is one space. */
export const spacedPlainly = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

/** A text as far as it is looked for, counted as the server counts; it ends with a whole word where one ends late in it. */
export function searchedPart(text: string): string {
  const plain = spacedPlainly(text)
  const part = cut(plain, longestKeyword)
  const end = part.lastIndexOf(' ')
  const isWhole = part === plain || plain[part.length] === ' '
  return isWhole || end < part.length / 2 ? part : part.slice(0, end)
}

/** At most so many characters. */
export function cut(text: string, most: number): string {
  return [...text.trim()].slice(0, most).join('')
}
