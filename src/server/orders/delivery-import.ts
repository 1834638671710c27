import { listMarkOf } from '../../domain/language/language'
import { belowTitles, type ImportTable } from '../../domain/catalogue/import/table'
import { dayOfSerial, dayOfText } from '../../domain/days/written-day'
import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import description from '../../generated/openapi.json'
import { explain } from '../../i18n/explain'
import { translate } from '../../i18n/translate'
import type { Context } from '../http/context'
import { isUnstorable } from '../database/storable'
import { Refusal } from '../http/errors'
import { standingAlone } from '../http/operation-checks'
import { fieldsOf } from '../records/record-fields'
import { checker, type Check } from '../http/validator'
import { entryIn, itemAt } from '../../domain/lists/items'

const mostRows = 500
/** Maximum number of reported faults. */
const mostFaults = 50

interface Read {
  entries: Partial<Schemas['DeliveryEntry']>[]
  /** Line number in the file per entry. */
  lines: number[]
  /** Unreadable cells, and values of the wrong type. */
  faults: LineFault[]
}

/** A fault of a file, with line and field. */
export type LineFault = Schemas['InputError'] & { line: number }

type Words = Pick<Context, 'sentenceLanguage' | 'text'>

/**
 * Reads delivery notices from a table. Columns are found by their titles, in either language and any order; unknown
 * columns are ignored. Faults carry their line.
 */
export function readDeliveries(sheet: ImportTable, words: Words): Read {
  const table = belowTitles(sheet, (cells) => fieldsNamed(cells).size > 1)
  if (table.rows.length > mostRows) {
    throw new Refusal('orders.deliveryTooMany', { values: { limit: mostRows } })
  }
  const places = placesOf(table, words)
  const check = (validate ??= checker({}).compile(standingAlone(schemaOf())))
  const dates = datesOf(table)
  const lines = table.rows.map((_cells, row) => table.lines?.[row] ?? row + 2)
  const faults = [...unreadable(table, places, words), ...unstorable(table, places, words)]

  const entries = table.rows.map((_cells, row) => {
    const entry = entryOf(table, { row, places, dates })
    for (const fault of check(entry)?.errors ?? []) {
      faults.push({
        line: itemAt(lines, row),
        ...explain(fault, words.sentenceLanguage, translate),
      })
    }
    // Invalid values have a fault, so the whole file is refused anyway.
    return entry
  })
  return { entries, lines, faults }
}

/** Refuses a file with its faults, each with line and field title. */
export function refuseFaults(faults: LineFault[], { sentenceLanguage, text }: Words): void {
  if (faults.length === 0) return
  const values = { count: faults.length }
  throw new Refusal('orders.deliveryFile', {
    values,
    errors: errorsOf(faults, { sentenceLanguage, text }),
  })
}

/** Refuses a file with entries that already exist, each with its line. */
export function refuseEntered(
  entered: (Schemas['DeliveryEntry'] & { line: number })[],
  words: Words,
): void {
  if (entered.length === 0) return
  const faults = entered.map(({ line, billNo, specification }) => ({
    line,
    path: 'billNo',
    message: words.text('orders.deliveryExists', { billNo, specification }),
  }))
  const values = { count: faults.length }
  throw new Refusal('orders.deliveryLinesEntered', { values, errors: errorsOf(faults, words) })
}

function errorsOf(faults: LineFault[], { sentenceLanguage, text }: Words): Schemas['InputError'][] {
  const inOrder = [...faults].sort((a, b) => a.line - b.line)
  return inOrder.slice(0, mostFaults).map(({ line, path, message }) => {
    const field = titleOf(fieldsOf('DeliveryEntry')[path] ?? {}, path, sentenceLanguage)
    return { path: String(line), message: text('orders.deliveryLine', { line, field, message }) }
  })
}

/** Column index per field. */
type Places = Map<string, number>

function placesOf({ header }: ImportTable, { sentenceLanguage: language }: Words): Places {
  const fields = fieldsOf('DeliveryEntry')
  const places = fieldsNamed(header)
  const missing = (schemaOf().required as string[]).filter((field) => !places.has(field))
  if (missing.length > 0) {
    const columns = missing.map((field) => titleOf(fields[field] ?? {}, field, language))
    const values = { columns: columns.join(listMarkOf[language]) }
    throw new Refusal('orders.deliveryColumns', { values })
  }
  return places
}

/** Finds the columns of the fields in the header row. */
function fieldsNamed(heads: readonly string[]): Places {
  const places: Places = new Map()
  for (const [field, schema] of Object.entries(fieldsOf('DeliveryEntry'))) {
    // `version` is not content: a column with that title means something else.
    if (schema.readOnly) continue
    const column = heads.findIndex((head) => isCalled(head, field, schema))
    if (column >= 0) places.set(field, column)
  }
  return places
}

/** True if a header is a heading of the field in either language (with or without unit) or its name. */
function isCalled(head: string, field: string, schema: FieldSchema): boolean {
  const folded = (title: string) =>
    title.toLowerCase().replace(/[（(][^()（）]*[)）]|[\s.:：]/g, '')
  const { title = '', 'x-zh': zh = '', 'x-headings': headings = [] } = schema
  return [title, zh, field, ...headings].map(folded).includes(folded(head))
}

/** Date cells, by row and column. */
type Dates = Map<string, string>

function datesOf({ faults = [] }: ImportTable): Dates {
  const dates = faults.filter(({ reason }) => reason === 'catalogue.import.cellIsDate')
  return new Map(dates.map(({ row, column, found }) => [`${row}:${column}`, found]))
}

function entryOf(
  table: ImportTable,
  { row, places, dates }: { row: number; places: Places; dates: Dates },
): Record<string, string | number> {
  const entry: Record<string, string | number> = {}
  const textAt = (column: number) => {
    // The day of a date cell.
    const date = dates.get(`${row}:${column}`)
    const text = date === undefined ? table.rows[row]?.[column]?.trim() : dayOfSerial(date)
    return text ?? ''
  }
  for (const [field, column] of places) {
    const value = valueOf(entryIn(fieldsOf('DeliveryEntry'), field), textAt(column))
    if (value !== '') entry[field] = value
  }
  return entry
}

/** Parses a cell: number fields to numbers if possible, days to ISO dates, everything else stays text. */
function valueOf({ type, format }: FieldSchema, cell: string): string | number {
  if (format === 'date') return dayOfText(cell) ?? cell
  if (type !== 'integer' && type !== 'number') return cell
  const isNumber = /^\d{1,3}(,\d{3})+(\.\d+)?$|^\d+(\.\d+)?$/.test(cell)
  // "1.000" may mean one or a thousand.
  if (type === 'integer' && /\.\d{3}/.test(cell)) return cell
  return isNumber ? Number(cell.replaceAll(',', '')) : cell
}

/** Faults for cells without a readable value in used columns: errors, and formulas that were never computed. */
function unreadable({ faults = [], lines }: ImportTable, places: Places, { text }: Words) {
  const fields = new Map([...places].map(([field, column]) => [column, field]))
  return faults.flatMap(({ row, column, reason, found }): LineFault[] => {
    const field = fields.get(column)
    if (!field || reason === 'catalogue.import.cellIsDate') return []
    return [{ line: lines?.[row] ?? row + 2, path: field, message: text(reason, { found }) }]
  })
}

/** Faults for cells with characters that the database cannot store. */
function unstorable({ rows, lines }: ImportTable, places: Places, { text }: Words): LineFault[] {
  const message = text('common.check.unstorable')
  return rows.flatMap((cells, row) =>
    [...places]
      .filter(([, column]) => isUnstorable(cells[column] ?? ''))
      .map(([path]) => ({ line: lines?.[row] ?? row + 2, path, message })),
  )
}

let validate: Check | undefined

function schemaOf(): Record<string, unknown> {
  // Codegen writes the bundle; its import type is the literal JSON of one build.
  return description.components.schemas.DeliveryEntry as Record<string, unknown>
}
