import { readCell } from '../../domain/csv'
import { Refusal } from '../errors'
import { CsvError, parse } from 'csv-parse/sync'
import { type Sheet, maxColumns, maxRows } from './sheet'
import { decode } from './text-encoding'

const delimiters = [',', ';', '\t'] as const

/** Reads comma, semicolon or tab separated text (RFC 4180, and what spreadsheet programs make of it). */
export function readCsv(bytes: Buffer): Sheet {
  // One kind of line break, also inside cells, as workbooks have it.
  const text = decode(bytes).replace(/\r\n?/g, '\n')
  const rows: Sheet['rows'] = []
  let line = 1
  for (const { record, info } of recordsOf(text)) {
    // A cell may hold line breaks: a row is at the line where it begins.
    const begins = line
    line = info.lines + 1
    if (record.every((cell) => cell === '')) continue
    if (record.length > maxColumns) {
      throw new Refusal('catalogue.import.tooManyColumns', { values: { limit: maxColumns } })
    }
    if (rows.length > maxRows) {
      throw new Refusal('catalogue.import.tooManyRows', { values: { limit: maxRows } })
    }
    rows.push({ line: begins, cells: record.map(readCell), faults: [] })
  }
  return { name: '', rows }
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

function recordsOf(text: string): Parsed[] {
  // Of a quotation without an end, the package knows only where the file ends.
  let begins = 1
  try {
    // With info, which the package's types do not follow, each record comes with where it ends.
    return parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      // An inch mark inside a cell (12.7 1/2") is no quotation.
      relax_quotes: true,
      on_record: (record, { lines }) => {
        begins = lines + 1
        return record
      },
    }) as unknown as Parsed[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new Refusal('catalogue.import.quoteNotClosed', { values: { line: begins } })
  }
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
