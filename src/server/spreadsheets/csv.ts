import { readCell } from '../../domain/sheets/csv'
import { Refusal } from '../http/errors'
import { CsvError, parse } from 'csv-parse/sync'
import { beyond, catalogueLimits, type Sheet, type SheetLimits } from './sheet'
import { decode } from './text-encoding'

/** First line that tells spreadsheet programs the delimiter. */
const delimiterLine = /^\uFEFF?sep=([,;\t])\n/i

const delimiters = [',', ';', '\t'] as const

/** Reads comma, semicolon or tab separated text (RFC 4180 and dialects of spreadsheet programs). */
export function readCsv(bytes: Buffer, limits: SheetLimits = catalogueLimits): Sheet {
  // Normalises line breaks, also inside cells, as workbooks do.
  const text = decode(bytes).replace(/\r\n?/g, '\n')
  const rows: Sheet['rows'] = []
  let line = 1
  for (const { record, info } of recordsOf(text, limits)) {
    // A cell may contain line breaks; a row's number is the line where it starts.
    const begins = line
    line = info.lines + 1
    if (record.every((cell) => cell === '') || (begins === 1 && delimiterLine.test(text))) continue
    if (rows.length > limits.rows) throw beyond('rows', limits)
    rows.push({ line: begins, cells: record.map(readCell), faults: [], formatted: [] })
  }
  return { name: '', rows }
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

function recordsOf(text: string, limits: SheetLimits): Parsed[] {
  // For an unterminated quotation, the parser reports only the end of the file.
  let begins = 1
  const named = delimiterLine.exec(text)
  const read = { rows: 0, cells: 0, text: 0 }
  try {
    // With `info` each record carries its end position, which the package's types do not reflect.
    return parse(text, {
      delimiter: named?.[1] ?? delimiterOf(text),
      info: true,
      relax_column_count: true,
      // An inch mark inside a cell (12.7 1/2") is not a quotation mark.
      relax_quotes: true,
      on_record: (record, { lines }) => {
        begins = lines + 1
        // With `info`, see above.
        count((record as unknown as Parsed).record, read, limits)
        return record
      },
    }) as unknown as Parsed[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new Refusal('catalogue.import.quoteNotClosed', { values: { line: begins } })
  }
}

/** Counts while reading, so that an oversized file is not read to its end. */
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

/** The most frequent delimiter in the header row, outside quotation marks. */
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
