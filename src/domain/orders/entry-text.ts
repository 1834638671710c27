import { readCell } from '../sheets/csv'
import { dayOfText } from '../days/written-day'
import { columnsOf, type EntryColumns } from './entry-columns'
import { unitPattern } from '../units/pieces'
import { countsOf, magnitudePattern } from './quantity'
import { itemAt } from '../lists/items'
import type { Span } from '../reading/span'
import { defaultWords, type Words } from '../reading/vocabulary'
import { columnsByContent, headerColumns, readRow, type Columns } from '../reading/table'

/** Maximum number of lines per entry. */
export const entryLimit = 500

/** Maximum number of characters of a line. */
export const entryLineLimit = 1000

/** Maximum number of title rows above the header. */
const mostTitles = 10

/** Maximum number of rows: the lines, plus titles and header. */
export const entryRowLimit = entryLimit + mostTitles + 1

/** One interpretation of a line. */
export interface Reading {
  model: string
  /** as written; empty if there is none */
  counts: string
}

export interface EntryLine {
  /** line number in the text or file, from 1 */
  line: number
  text: string
  /** Most likely first; the existing models decide which one holds. */
  readings: Reading[]
  /** The customer's own part number, if a column contains it. */
  partNo: string
  /** Candidate quantities if it is ambiguous; undefined otherwise. */
  severalCounts?: string[]
  /** Parts of `text` with their meaning. */
  spans: Span[]
}

/** Bounded repetitions keep the patterns linear; a quantity is only a few characters long. */
const amount = `[+-]?\\d(?:[\\d,.']{0,30}\\d)?(?:e[+-]?\\d{1,9})?${magnitudePattern}?(?:\\s*(?:${unitPattern}))?`
/** Separators between two texts, from their first character. */
const separator = '(?<![\\s,;、|:=])[\\s,;、|:=]+'
const amountAlone = new RegExp(`^${amount}$`, 'i')
const amountLast = new RegExp(
  `^(.+?)(?:${separator}[x×✕✖*]\\s*|${separator}|(?<!\\s)\\s*[×✕✖*]\\s+)(${amount})$`,
  'i',
)
const amountFirst = new RegExp(`^(${amount})(?:\\s*[x×✕✖*]\\s+|[\\s,;、|:=]+)(.+)$`, 'i')
const amountGlued = new RegExp(`^(.+?)(?<!\\s)\\s*[×✕✖*]\\s*(${amount})$`, 'i')

/** A quantity in groups of three digits: 1 500. */
const groupsLast = new RegExp(
  `^(.+?)${separator}(\\d{1,3}(?: \\d{3}){1,4}(?:\\s*(?:${unitPattern}))?)$`,
  'i',
)

/** 20 500 without a unit may be one number, or two of which only one is a quantity. */
const isOneFigure = (figures: string) => !/^[\d ]+$/.test(figures.trim())
const severalIn = (figures: string) => [figures.trim(), ...figures.trim().split(' ')]

/** Parses a pasted text; spreadsheets separate cells by tabs. */
export function readEntryText(text: string, words: Words = defaultWords): EntryLine[] {
  const rows = text.split(/\r\n|\r|\n/).map((row, index) => ({ line: index + 1, row }))
  const filled = rows.filter(({ row }) => row.trim() !== '')
  const [header = []] = filled.map(({ row }) => quotedCells(row) ?? row.split(comma))
  // Commas separate columns only below a header that says so; elsewhere they also occur in quantities.
  const isDelimited = header.length > 1 && columnsOf(header) !== undefined
  const cellsOf = (row: string) => {
    if (row.includes('\t')) return row.split('\t')
    const between = quotedCells(row)
    if (between) return between
    const cells = row.split(comma)
    return isDelimited || endsWithOwnNumber(cells) ? cells : [row]
  }
  const rowsOfCells = filled.map(({ line, row }) => ({ line, cells: cellsOf(row) }))
  return readEntryRows(rowsOfCells, words)
}

const comma = /[,;，；]/

const quotedOrPlain = /(?:\s*=?"((?:[^"]|"")*)"\s*|([^",;，；]*))([,;，；]|$)/y

/**
 * Splits a line with quoted cells, including ="007", which keeps a number as text. Quotation marks elsewhere mean
 * inches.
 */
function quotedCells(row: string): string[] | undefined {
  if (!row.includes('"')) return undefined
  const cells: string[] = []
  quotedOrPlain.lastIndex = 0
  for (;;) {
    const match = quotedOrPlain.exec(row)
    if (!match) return undefined
    const [, quoted, written = '', end] = match
    cells.push(quoted?.replaceAll('""', '"') ?? written)
    if (end === '') return cells
  }
}

interface Row {
  line: number
  cells: string[]
}

/** The lines in rows of cells; the first row, or one below some titles, may be a header. */
export function readEntryRows(rows: Row[], words: Words = defaultWords): EntryLine[] {
  const { above, columns, header, below } = atHeader(rows)
  const read = ({ line, cells }: Row, meanings: Columns, named?: EntryColumns): EntryLine => ({
    line,
    ...readRow(cells, meanings, words),
    ...(named && cells.length > 1 ? readNamed(cells, named) : readCells(cells)),
  })
  const meanings =
    (header && headerColumns(header)) ?? columnsByContent(below.map(({ cells }) => cells))
  return [...above.map((row) => read(row, [])), ...below.map((row) => read(row, meanings, columns))]
}

/**
 * Splits rows at the header. Titles above it are ignored, except rows with a quantity, which may be lines. Without a
 * header all rows are below.
 */
function atHeader(rows: Row[]): {
  above: Row[]
  columns?: EntryColumns | undefined
  header?: string[]
  below: Row[]
} {
  const [first] = rows
  const columns = first && columnsOf(wordsOfHeader(first.cells))
  // If the header was a single cell, its words do not name that cell's columns.
  if (columns)
    return {
      above: [],
      columns: first.cells.length > 1 ? columns : undefined,
      header: first.cells,
      below: rows.slice(1),
    }
  for (const [at, { cells }] of rows.slice(0, mostTitles).entries()) {
    const named = cells.length > 1 ? columnsOf(cells) : undefined
    if (named?.counts === undefined) continue
    const above = rows.slice(0, at).filter((row) => hasCounts(row.cells))
    return { above, columns: named, header: cells, below: rows.slice(at + 1) }
  }
  return { above: [], below: rows }
}

const hasCounts = (cells: string[]): boolean =>
  readCells(cells).readings.some(({ counts }) => countsOf(counts) !== undefined)

function wordsOfHeader(cells: string[]): string[] {
  return cells.length > 1 ? cells : (cells[0] ?? '').trim().split(/[\s,;、|]+/)
}

function readNamed(cells: string[], { model, counts, partNo }: EntryColumns) {
  const at = (column: number | undefined) => (column === undefined ? '' : plain(cells[column]))
  const own = at(partNo)
  const written = at(counts)
  const readings = [at(model), own]
    .filter((name) => name !== '')
    .map((name) => ({ model: name, counts: written }))
  return {
    readings: readings.length > 0 ? readings : [{ model: '', counts: written }],
    partNo: own,
  }
}

/** Without a header: true if the line is a model, a quantity and then an own part number. */
function endsWithOwnNumber(cells: string[]): boolean {
  const [model = '', counts = '', own = '', ...more] = cells.map(plain)
  return (
    more.every((cell) => cell === '') &&
    model !== '' &&
    !amountAlone.test(model) &&
    countsOf(counts) !== undefined &&
    // 1,200 is a single quantity.
    countsOf(`${counts},${own}`) === undefined &&
    /^(?=.*\d)\S+$/.test(own) &&
    // A short number may also be a price or a lot.
    !/^\d{1,3}$/.test(own) &&
    !/^\d+[.]\d+$/.test(own) &&
    dayOfText(own) === undefined
  )
}

function readCells(cells: string[]): Omit<EntryLine, 'line' | 'text' | 'spans'> {
  if (endsWithOwnNumber(cells)) return readNamed(cells, { model: 0, counts: 1, partNo: 2 })
  const filled = cells.map(plain).filter((cell) => cell !== '')
  const [only = ''] = filled
  if (filled.length <= 1) {
    // The row below a merged cell: a quantity whose model is in another row.
    const isLeft = cells.length > 1 && amountAlone.test(only)
    const readings = isLeft ? [{ model: '', counts: only }] : readPhrase(only)
    const [, , figures = ''] = groupsLast.exec(only) ?? []
    const isSeveral = figures !== '' && !isOneFigure(figures)
    return { readings, partNo: '', ...(isSeveral && { severalCounts: severalIn(figures) }) }
  }
  const amounts = filled.filter((cell) => amountAlone.test(cell))
  const orderable = amounts.filter((cell) => countsOf(cell) !== undefined)
  // If there are several numbers, the first is a line number.
  const meant = orderable.length > 1 && orderable[0] === only ? orderable.slice(1) : orderable
  const isClear = new Set(meant).size <= 1
  const counts = meant.at(-1) ?? amounts.at(-1) ?? ''
  const at = filled.lastIndexOf(counts)
  const names = filled.filter((_cell, index) => index !== at)
  // A line number before the model is not a model, unless there is nothing else.
  const texts = names.filter((name) => !amountAlone.test(name))
  return {
    readings: (texts.length > 0 ? texts : names).map((model) => ({
      model,
      counts: isClear ? counts : '',
    })),
    partNo: '',
    ...(!isClear && { severalCounts: meant }),
  }
}

/** The interpretations of a typed line: quantity last, first, missing, or after a multiplication sign. */
function readPhrase(phrase: string): Reading[] {
  if (phrase === '') return []
  const readings: Reading[] = []
  const last = amountLast.exec(phrase)
  const lastReading = last && { model: trimmed(itemAt(last, 1)), counts: itemAt(last, 2).trim() }
  const isOfSize = last !== null && sizeGoesOn(phrase, itemAt(last, 1), itemAt(last, 2))
  if (lastReading && !isOfSize) readings.push(lastReading)
  const first = amountFirst.exec(phrase)
  if (first) readings.push({ model: trimmed(itemAt(first, 2)), counts: itemAt(first, 1).trim() })
  // Interpretations with a valid quantity are more likely.
  readings.sort(
    (a, b) => Number(countsOf(b.counts) !== undefined) - Number(countsOf(a.counts) !== undefined),
  )
  readings.push({ model: trimmed(phrase), counts: '' })
  if (lastReading && isOfSize) readings.push(lastReading)
  const glued = amountGlued.exec(phrase)
  if (glued) readings.push({ model: trimmed(itemAt(glued, 1)), counts: itemAt(glued, 2).trim() })
  const groups = groupsLast.exec(phrase)
  if (groups) {
    const counts = isOneFigure(itemAt(groups, 2)) ? itemAt(groups, 2).trim() : ''
    readings.push({ model: trimmed(itemAt(groups, 1)), counts })
  }
  return readings.filter(({ model }) => model !== '')
}

/** A thread without its length: M12, M 12 x 1.5. A following number above any pitch is a length. */
const threadAlone =
  /(?<![a-z0-9])m\s*\d{1,3}(?:\.\d+)?(?:\s*[x×✕✖*]\s*[0-6](?:\.\d+)?)?\s*[x×✕✖*]?$/i

/** True if the final number is the length of a size (M 12 × 80). With a unit it is a quantity. */
function sizeGoesOn(phrase: string, before: string, figure: string): boolean {
  const times = phrase.slice(0, phrase.length - figure.length)
  return /[x×✕✖*]\s*$/i.test(times) && threadAlone.test(before) && /^[\d.,]+$/.test(figure)
}

/** Removes separators around a text; a leading sign may belong to an own part number. */
const trimmed = (text: string) => text.replace(/^[\s,;、|]+|(?<![\s,;、|:=])[\s,;、|:=]+$/g, '')

/** Converts full-width letters, digits and punctuation, and removes what exports put around a text. */
function plain(cell: string | undefined): string {
  return readCell((cell ?? '').normalize('NFKC').trim()).trim()
}
