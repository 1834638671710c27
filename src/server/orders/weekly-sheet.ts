import type { Language } from '../../domain/language/language'
import { keysIn } from '../../domain/lists/objects'
import type { Schemas } from '../../domain/schemas'
import { translate } from '../../i18n/translate'
import { fieldsOf, titlesOf } from '../records/record-fields'
import type { Table } from '../spreadsheets/table'

type Report = Schemas['WeeklyReport']

const rowsOf: Record<Schemas['WeeklyPart'], (report: Report) => readonly object[]> = {
  weeks: ({ weeks }) => weeks,
  customers: ({ customers }) => customers,
  products: ({ products }) => products,
  searches: ({ searches }) => searches,
}

const typeOf = {
  weeks: 'WeekFigures',
  customers: 'TopCustomer',
  products: 'TopProduct',
  searches: 'TopSearch',
} as const satisfies Record<Schemas['WeeklyPart'], keyof Schemas>

/** A part of the report as a sheet; a figure that no row has gets no column. */
export function sheetOf(report: Report, part: Schemas['WeeklyPart'], language: Language): Table {
  const { columns, title } = columnsOf(report, part, language)
  const { from, to } = report
  return {
    name: translate(language, `weekly.sheet.${part}`, { from, to }),
    header: columns.map(title),
    // The columns are fields of the rows' type.
    rows: (rowsOf[part](report) as Record<string, string | number>[]).map((row) =>
      columns.map((name) => row[name]),
    ),
  }
}

function columnsOf(report: Report, part: Schemas['WeeklyPart'], language: Language) {
  const type = typeOf[part]
  const title = titlesOf(type, language)
  const rows = rowsOf[part](report)
  const columns = keysIn(fieldsOf(type)).filter(
    (name) => name !== 'id' && (rows.length === 0 || rows.some((row) => name in row)),
  )
  // The fields of a type are the names that its titles are asked by.
  return { columns, title: title as (name: string) => string }
}
