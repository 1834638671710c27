import { titleOf, type FieldSchema } from '../forms/field-schema'
import type { Language } from '../language/language'
import type { Schemas } from '../schemas'

/** The columns of both sheets: the field whose titles head it, and further headings of the trade. */
const columns = {
  model: { type: 'OfficePrice', field: 'model', headings: ['型号', 'Part number'] },
  fromCounts: {
    type: 'OfficePrice',
    field: 'fromCounts',
    headings: ['起始数量', 'From', 'From quantity'],
  },
  amount: { type: 'OfficePrice', field: 'amount', headings: ['单价', 'Unit price'] },
  per: { type: 'OfficePrice', field: 'per', headings: ['Per'] },
  currency: { type: 'OfficePrice', field: 'currency', headings: [] },
  list: { type: 'OfficePrice', field: 'listName', headings: ['List'] },
  quantity: { type: 'OfficeStock', field: 'quantity', headings: ['库存', 'Quantity', 'Stock'] },
  leadTimeDays: { type: 'OfficeStock', field: 'leadTimeDays', headings: ['交期', 'Lead time'] },
} satisfies Record<string, { type: keyof Schemas; field: string; headings: string[] }>

export type SheetColumn = keyof typeof columns

/** The schema of a field of a type, with its references resolved. */
type FieldOf = (type: 'OfficePrice' | 'OfficeStock', field: string) => FieldSchema

const folded = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^()]*\)|[\s.:]/g, '')

/** The headings of sheets of prices and stock, in which the titles of the fields are used. */
export function sheetHeadings(fieldOf: FieldOf) {
  const headingOf = (column: SheetColumn, language: Language): string => {
    const { type, field } = columns[column]
    return titleOf(fieldOf(type, field), column, language)
  }
  return {
    /** The heading of a column in a written sheet. */
    headingOf,
    /** The places of the known columns in a header, by a heading in either language, with or without its unit. */
    placesIn(heads: readonly string[]): Map<SheetColumn, number> {
      const places = new Map<SheetColumn, number>()
      const written = heads.map(folded)
      // The keys come from the table above.
      for (const column of Object.keys(columns) as SheetColumn[]) {
        const { headings } = columns[column]
        const titles = [headingOf(column, 'zh'), headingOf(column, 'en'), ...headings]
        const known = titles.map(folded)
        const place = written.findIndex((head) => known.includes(head))
        if (place >= 0) places.set(column, place)
      }
      return places
    },
  }
}
