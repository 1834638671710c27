import { itemAt } from '../lists/items'
/** Maximum number of characters of a search. */
export const longestKeyword = 200

/** Collapses spaces; tabs between the cells of a pasted row stay. */
export const spacedPlainly = (text: string) =>
  text
    .replace(/(?<! ) *\t */g, '\t')
    .replace(/[^\P{Cc}\t]|(?!\t)\s/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()

/** The searched part of a text, counted in code points; cut at a word boundary if there is one near the end. */
export function searchedPart(text: string): string {
  const plain = spacedPlainly(text)
  const part = cut(plain, longestKeyword)
  const end = Math.max(part.lastIndexOf(' '), part.lastIndexOf('\t'))
  const isWhole = part === plain || /\s/.test(itemAt(plain, part.length))
  return isWhole || end < part.length / 2 ? part : part.slice(0, end)
}

/** Cuts a text to a number of characters. */
export function cut(text: string, most: number): string {
  return [...text.trim()].slice(0, most).join('')
}
