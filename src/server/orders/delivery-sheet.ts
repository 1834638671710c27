import { listMarkOf } from '../../domain/language/language'
import { belowTitles, type ImportTable } from '../../domain/catalogue/import/table'
import { unitIn, namedUnit } from '../../domain/catalogue/units'
import { dayOfSerial, dayOfText, daysOfText } from '../../domain/days/written-day'
import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { isPointed, readFigure } from '../../domain/reading/figures'
import type { Schemas } from '../../domain/schemas'
import { unitPattern } from '../../domain/units/pieces'
import type { Context } from '../http/context'
import { isUnstorable } from '../database/storable'
import { Refusal } from '../http/errors'
import { cellColumns, requiredColumns } from './delivery-columns'

const mostRows = 500

/** A fault of a file, with line and field. */
export type LineFault = Schemas['InputError'] & { line: number }

export type Words = Pick<Context, 'sentenceLanguage' | 'text'>

/** A row of a sheet: the fields of its delivery, those of its product, and its line in the file. */
export interface SheetRow {
  line: number
  head: Record<string, string | number>
  product: Record<string, string | number>
}

/**
 * Reads the rows of a table. Columns are found by their titles, in either language and any order; unknown columns are
 * ignored. Unreadable cells are faults.
 */
export function readRows(
  sheet: ImportTable,
  words: Words,
): { rows: SheetRow[]; faults: LineFault[] } {
  const table = belowTitles(sheet, (cells) => placesIn(cells).size > 1)
  if (table.rows.length > mostRows) {
    throw new Refusal('orders.deliveryTooMany', { values: { limit: mostRows } })
  }
  const places = placesIn(table.header)
  refuseMissing(places, words)
  const dates = datesOf(table)
  const rows = table.rows.map((_cells, row) => ({
    line: lineOf(table, row),
    head: valuesOf('DeliveryEntry', { table, row, places, dates }),
    product: valuesOf('DeliveryLine', { table, row, places, dates }),
  }))
  return {
    rows,
    faults: [
      ...unreadable(table, places, words),
      ...unstorable(table, places, words),
      ...formattedTexts(table, places, words),
      ...unclear(table, places, words),
      ...hiddenRows(sheet, words),
    ],
  }
}

const lineOf = ({ lines }: ImportTable, row: number) => lines?.[row] ?? row + 2

/** Column index per field. */
type Places = Map<string, number>

function refuseMissing(places: Places, { sentenceLanguage: language }: Words): void {
  const missing = requiredColumns().filter(({ name }) => !places.has(name))
  if (missing.length === 0) return
  const columns = missing.map(({ name, field }) => titleOf(field, name, language))
  const values = { columns: columns.join(listMarkOf[language]) }
  throw new Refusal('orders.deliveryColumns', { values })
}

/** Finds the columns of the fields in the header row. */
function placesIn(heads: readonly string[]): Places {
  const places: Places = new Map()
  for (const { name, field } of cellColumns()) {
    const column = heads.findIndex((head) => isCalled(head, name, field))
    if (column >= 0) places.set(name, column)
  }
  return places
}

/** True if a header is a heading of the field in either language (with or without unit) or its name. */
function isCalled(head: string, name: string, field: FieldSchema): boolean {
  const folded = (title: string) =>
    title.toLowerCase().replace(/[（(][^()（）]*[)）]|[\s.:：]/g, '')
  const { title = '', 'x-zh': zh = '', 'x-headings': headings = [] } = field
  return [title, zh, name, ...headings].map(folded).includes(folded(head))
}

/** Date cells, by row and column. */
type Dates = Map<string, string>

function datesOf({ faults = [] }: ImportTable): Dates {
  const dates = faults.filter(({ reason }) => reason === 'catalogue.import.cellIsDate')
  return new Map(dates.map(({ row, column, written }) => [`${row}:${column}`, written]))
}

interface Cells {
  table: ImportTable
  row: number
  places: Places
  dates: Dates
}

function valuesOf(
  form: 'DeliveryEntry' | 'DeliveryLine',
  { table, row, places, dates }: Cells,
): Record<string, string | number> {
  const values: Record<string, string | number> = {}
  const textAt = (column: number) => {
    // The day of a date cell.
    const date = dates.get(`${row}:${column}`)
    const text = date === undefined ? table.rows[row]?.[column]?.trim() : dayOfSerial(date)
    return text ?? ''
  }
  for (const { name, field } of cellColumns(form)) {
    const column = places.get(name)
    const value = column === undefined ? '' : valueOf(field, textAt(column))
    if (value !== '') values[name] = value
  }
  return values
}

/** Parses a cell: number fields to numbers if possible, days to ISO dates, everything else stays text. */
function valueOf(field: FieldSchema, cell: string): string | number {
  const { type, format } = field
  if (format === 'date') return dayOfText(cell) ?? cell
  if (type !== 'integer' && type !== 'number') return cell
  const [value, ...others] = figuresIn(field, cell)
  return value === undefined || others.length > 0 ? cell : Number(value)
}

/** The figures that a cell may mean; in a field with decimals a point marks them: 1.234 kg. */
function figuresIn({ type, title = '' }: FieldSchema, cell: string): string[] {
  const { values = [], unit = '' } = readFigure(cell) ?? {}
  const isOfField =
    type === 'integer' ? pieces.test(unit) : namedUnit(unit) === namedUnit(unitIn(title))
  if (unit !== '' && !isOfField) return []
  return type === 'number' && isPointed(cell) ? values.slice(0, 1) : values
}

const pieces = new RegExp(`^(?:${unitPattern})$`, 'i')

/** Faults for figures and dates that may be two. */
function unclear(table: ImportTable, places: Places, { text }: Words): LineFault[] {
  const dates = datesOf(table)
  const messageOf = (field: FieldSchema, cell: string) => {
    if (field.format === 'date') {
      const days = daysOfText(cell)
      if (days.length < 2) return undefined
      return text('orders.deliverySeveralDays', { text: cell, days: days.join(' / ') })
    }
    if (field.type !== 'integer' && field.type !== 'number') return undefined
    const figures = figuresIn(field, cell)
    const choices = figures.join(' / ')
    return figures.length > 1
      ? text('catalogue.import.severalFigures', { text: cell, choices })
      : undefined
  }
  return table.rows.flatMap((cells, row) =>
    cellColumns().flatMap(({ name, field }) => {
      const column = places.get(name) ?? -1
      const cell = cells[column]?.trim() ?? ''
      const message = cell && !dates.has(`${row}:${column}`) && messageOf(field, cell)
      return message ? [{ line: lineOf(table, row), path: name, message }] : []
    }),
  )
}

/** A sheet is entered at once, so that a hidden row could not be noticed. */
const hiddenRows = ({ hiddenLines = [] }: ImportTable, { text }: Words): LineFault[] =>
  hiddenLines.map((line) => ({ line, path: 'billNo', message: text('orders.deliveryHiddenRow') }))

/** Faults for cells without a readable value in used columns: errors, and formulas that were never computed. */
function unreadable(table: ImportTable, places: Places, { text }: Words) {
  const fields = new Map([...places].map(([field, column]) => [column, field]))
  return (table.faults ?? []).flatMap(({ row, column, reason, written }): LineFault[] => {
    const path = fields.get(column)
    if (!path || reason === 'catalogue.import.cellIsDate') return []
    return [{ line: lineOf(table, row), path, message: text(reason, { found: written }) }]
  })
}

/** Faults for texts that are numbers shown otherwise, such as 123 shown as 000123. */
function formattedTexts(table: ImportTable, places: Places, { text }: Words): LineFault[] {
  const names = new Map([...places].map(([name, column]) => [column, name]))
  const fields = new Map(cellColumns().map(({ name, field }) => [name, field]))
  return (table.formatted ?? []).flatMap(({ row, column, written }) => {
    const path = names.get(column) ?? ''
    const { type, format } = fields.get(path) ?? {}
    if (type !== 'string' || format === 'date') return []
    const message = text('catalogue.import.numberFormatted', { found: written })
    return [{ line: lineOf(table, row), path, message }]
  })
}

/** Faults for cells with characters that the database cannot store. */
function unstorable(table: ImportTable, places: Places, { text }: Words): LineFault[] {
  const message = text('common.check.unstorable')
  return table.rows.flatMap((cells, row) =>
    [...places]
      .filter(([, column]) => isUnstorable(cells[column] ?? ''))
      .map(([path]) => ({ line: lineOf(table, row), path, message })),
  )
}
