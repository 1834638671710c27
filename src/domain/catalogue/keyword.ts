import { itemAt } from '../lists/items'
/** So many characters of a search are looked for. */
export const longestKeyword = 200

/** What is between words is one space; the tab between the cells of a row that was pasted stays. */
export const spacedPlainly = (text: string) =>
  text
    .replace(/(?<! ) *\t */g, '\t')
    .replace(/[^\P{Cc}\t]|(?!\t)\s/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()

/** A text as far as it is looked for, counted as the server counts; it ends with a whole word where one ends late in it. */
export function searchedPart(text: string): string {
  const plain = spacedPlainly(text)
  const part = cut(plain, longestKeyword)
  const end = Math.max(part.lastIndexOf(' '), part.lastIndexOf('\t'))
  const isWhole = part === plain || /\s/.test(itemAt(plain, part.length))
  return isWhole || end < part.length / 2 ? part : part.slice(0, end)
}

/** At most so many characters. */
export function cut(text: string, most: number): string {
  return [...text.trim()].slice(0, most).join('')
}
