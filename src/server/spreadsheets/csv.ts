import { readCell } from '../../domain/sheets/csv'
import { Refusal } from '../http/errors'
import { CsvError, parse } from 'csv-parse/sync'
import { beyond, catalogueLimits, type Sheet, type SheetLimits } from './sheet'
import { decode } from './text-encoding'

/** A first line by which spreadsheet programs are told the delimiter. */
const delimiterLine = /^\uFEFF?sep=([,;\t])\n/i

const delimiters = [',', ';', '\t'] as const

/** Reads comma, semicolon or tab separated text (RFC 4180, and what spreadsheet programs make of it). */
export function readCsv(bytes: Buffer, limits: SheetLimits = catalogueLimits): Sheet {
  // One kind of line break, also inside cells, as workbooks have it.
  const text = decode(bytes).replace(/\r\n?/g, '\n')
  const rows: Sheet['rows'] = []
  let line = 1
  for (const { record, info } of recordsOf(text, limits)) {
    // A cell may hold line breaks: a row is at the line where it begins.
    const begins = line
    line = info.lines + 1
    if (record.every((cell) => cell === '') || (begins === 1 && delimiterLine.test(text))) continue
    if (rows.length > limits.rows) throw beyond('rows', limits)
    rows.push({ line: begins, cells: record.map(readCell), faults: [] })
  }
  return { name: '', rows }
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

function recordsOf(text: string, limits: SheetLimits): Parsed[] {
  // Of a quotation without an end, the package knows only where the file ends.
  let begins = 1
  const named = delimiterLine.exec(text)
  const read = { rows: 0, cells: 0, text: 0 }
  try {
    // With info, which the package's types do not follow, each record comes with where it ends.
    return parse(text, {
      delimiter: named?.[1] ?? delimiterOf(text),
      info: true,
      relax_column_count: true,
      // An inch mark inside a cell (12.7 1/2") is no quotation.
      relax_quotes: true,
      on_record: (record, { lines }) => {
        begins = lines + 1
        count((record as unknown as Parsed).record, read, limits)
        return record
      },
    }) as unknown as Parsed[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new Refusal('catalogue.import.quoteNotClosed', { values: { line: begins } })
  }
}

/** Counts as it is read, so that what is too large is not read to its end. */
function count(
  record: string[],
  read: Record<'rows' | 'cells' | 'text', number>,
  limits: SheetLimits,
) {
  const filled = record.findLastIndex((cell) => cell !== '') + 1
  if (filled > limits.columns) throw beyond('columns', limits)
  read.cells += record.length
  if (read.cells > limits.cells) throw beyond('cells', limits)
  if (++read.rows > limits.allRows) throw beyond('allRows', limits)
  for (const cell of record) read.text += cell.length
  if (read.text > limits.text) throw beyond('text', limits)
}

/** The delimiter that the header row has most of, outside quotation marks. */
function delimiterOf(text: string) {
  const counts = { ',': 0, ';': 0, '\t': 0 }
  let quoted = false
  let begun = false
  for (const letter of text) {
    if (letter === '"') quoted = !quoted
    else if (quoted) continue
    else if (letter === ',' || letter === ';' || letter === '\t') counts[letter]++
    else if (letter === '\n' && begun) break
    begun ||= /\S/.test(letter)
  }
  return [...delimiters].sort((a, b) => counts[b] - counts[a])[0] ?? ','
}
