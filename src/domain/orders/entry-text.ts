import { columnsOf, type EntryColumns } from './entry-columns'
import { endsWithOwnNumber, readCells, readNamed } from './entry-cells'
import type { EntryLine } from './entry-line'
import { countsOf } from './quantity'
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
