import { isAlloy, pieceUnits } from './order-terms'
import { boltClass } from './property-classes'
import { standardNumber } from '../standards/standard-numbers'
import { itemAt, lastItem } from '../lists/items'

/** A diameter with a length. */
const wholeSize = /\d\s*[x×*]\s*\d/i
/** Steel grades, which parts lists have a column for; product names have the property class instead. */
const steel = /^(?:q\d{3}[a-e]?|\d{2}(?:mn|cr|si|ni|mo|ti|vb)\w*|ml\d{2}\w*|\d{2}(?:#|#?钢))$/i
/** Beside a complete size this number is a steel too. */
const steelNumber = /^[2-4][05]$/
const unitOfPieces = new RegExp(`^(?:${pieceUnits})$`, 'i')
const pieces = /^\d[\d,]*$/
const price = /^(?:[¥￥$€]\s*\d[\d,.]*|\d[\d,]*\.\d{2})$/
/** A number that is not a property class. */
const figure = new RegExp(String.raw`^(?!${boltClass}$)[mφø]?\d+(?:\.\d+)?$`, 'i')

/** Separates the cells of a row that was typed or comes from a file; 12,7 and 1,000 are numbers. */
const separator = /(?<!\s)\s*(?:[，；;|]|(?<!\d),|,(?!\d)|,(?=\d{1,9}\.\d))\s*/g
/** The cells of a row of a file, each in quotation marks. */
const quoted = /^\s*["“](.*)["”]\s*$/
const betweenQuoted = /["”]\s*[,;]\s*["“]/

/** A line with tabs between its cells, if it clearly has cells. */
export function columnsApart(line: string): string {
  if (line.includes('\t')) return line
  const marked = quoted.exec(line)?.[1]?.split(betweenQuoted) ?? []
  if (marked.length > 1) return marked.join('\t')
  const cells = line.split(separator)
  return cells.length > 2 ? cells.join('\t') : line
}

/** A final number after a sign that may mark a quantity: 30--60, 12.7 = 20, HB-M12x80-8.8-ZN x 200 */
const countedAfterSign = /(?<=\S)\s*(?:(?<=\d\s{0,9})[=:]|,\s|\s-\s|-{2}|(?<!—)—+)\s*\d{1,5}\s*$/iu
const countedAfterTimes = /(?<=\S)(?:\s+[x×*]|[×*,;])\s*\d{1,5}\s*$/iu

/** The line before such a number, if it ends with one. */
function withoutCount(line: string): string | undefined {
  const sign = line.search(countedAfterSign)
  if (sign >= 0) return line.slice(0, sign)
  const before = line.slice(0, Math.max(0, line.search(countedAfterTimes)))
  const word = lastItem(before.split(/\s/))
  const dash = word.lastIndexOf('-', word.length - 2)
  return dash > 0 && /\p{L}/u.test(word.slice(0, dash)) ? before : undefined
}

/**
 * A row of a parts list without its leading number and without trailing quantity and prices, most likely reading
 * first; if the quantity is known already, no other number is one. A line without columns must contain a complete
 * size or several numbers: otherwise its last number may be a length.
 */
export function withoutEndFigures(line: string, { isCounted = false } = {}): string[] {
  const columns = line.split('\t').map((column) => column.trim())
  if (columns.length > 1) return rowsOf(columns, isCounted)
  const counted = isCounted ? undefined : withoutCount(line)
  if (counted !== undefined) return [counted]
  const words = line.trim().split(/\s+/)
  const isRow = figuresAfter(words) > (isPieces(itemAt(words, 0)) ? 1 : 2)
  if (!wholeSize.test(line.normalize('NFKC'))) return isRow ? rowsOf(words, isCounted) : []
  const first = isPieces(itemAt(words, 0)) ? words.slice(1) : words
  const last = lastItem(words)
  // Numbers up to 12 may be property classes.
  const isQuantity = !isCounted && isPieces(last) && Number(last.replace(/,/g, '')) > 12
  const isLength = /[x×*]$/i.test(words.at(-2) ?? '')
  const ways = isQuantity && !isLength ? [first, first.slice(0, -1), words.slice(0, -1)] : [first]
  return ways.filter((way) => way.length < words.length).map((way) => way.join(' '))
}

const isPieces = (text: string) => pieces.test(text) && !isAlloy(text)

/** Count of the numbers at the end. */
const figuresAfter = (cells: string[]) =>
  cells.length - 1 - cells.findLastIndex((cell) => !figure.test(cell))

function rowsOf(columns: string[], isCounted: boolean): string[] {
  const isSized = columns.some((column) => wholeSize.test(column.normalize('NFKC')))
  const isSteel = (word: string) => steel.test(word) || (isSized && steelNumber.test(word))
  const row = columns.filter(
    (column) => column !== '' && !isSteel(column) && !unitOfPieces.test(column),
  )
  while (price.test(row.at(-1) ?? '')) row.pop()
  const hasNumber = isPieces(row[0] ?? '')
  const bare = hasNumber ? row.slice(1) : row
  const figures = figuresAfter(bare)
  const without = (cells: string[]) =>
    !isCounted && isPieces(cells.at(-1) ?? '') ? cells.slice(0, -1) : cells
  // After a diameter, a single number is a length or a quantity; in numbered rows it is a quantity.
  const ways = isSized || hasNumber || figures > 2 ? [without(bare), bare] : [bare, without(bare)]
  const texts = [...ways, without(row), row].filter((cells) => cells.some(isSize))
  return [...new Set(texts.map((cells) => cells.join(' ')))]
}

const isSize = (column: string) => /\d/.test(column.replace(new RegExp(standardNumber, 'i'), ''))
