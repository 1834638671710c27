/** So many characters of a search are looked for. */
export const longestKeyword = 100

/** A text as far as it is looked for, counted as the server counts. */
export const searchedPart = (text: string) => cut(text.replace(/\p{Cc}/gu, ' '), longestKeyword)

/** At most so many characters. */
export function cut(text: string, most: number): string {
  return [...text.trim()].slice(0, most).join('')
}
