import { listMarkOf } from '../../domain/language/language'
import { labelOf, titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import type { Cell } from '../actions/save-table'
import { language, text } from '../language/locale'
import { listPage } from '../providers/list-page'
import { labelled } from './FieldValue'
import { isLink } from './page-address'
import { isPicture, type NamedField } from './record-schema'
import type { FilterValues, Resource, Row } from './resource'

/** Maximum number of exported records, and records per request (the most a call answers). */
const limits = { records: 10_000, page: 100 }

/** All records of a list, fetched page by page; `total` counts those beyond the limit too. */
export async function allRecords(
  resource: Resource,
  values: FilterValues,
): Promise<{ records: Row[]; total: number }> {
  const records: Row[] = []
  for (let page = 1; ; page++) {
    const { data, total } = await listPage(resource, { page, size: limits.page, values })
    records.push(...data)
    if (data.length < limits.page || records.length >= Math.min(total, limits.records))
      return { records: records.slice(0, limits.records), total }
  }
}

/** The columns with their titles, as a table of texts and numbers. */
export function tableOf(shown: NamedField[], records: Row[]): { header: string[]; rows: Cell[][] } {
  const columns = shown.filter(([, field]) => !isPicture(field) && !isLink(field))
  return {
    header: columns.map(([name, field]) => titleOf(field, name, language)),
    rows: records.map((record) => columns.map(([name, field]) => cellOf(field, record[name]))),
  }
}

// Timestamps in a form that spreadsheets of both languages parse: 2026-01-31 09:05.
const moments = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' })

function cellOf(field: FieldSchema, value: unknown): Cell {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return labelled(field, value).join(listMarkOf[language])
  if (typeof value === 'boolean') return text(value ? 'screens.yes' : 'screens.no')
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  const label = labelOf(field, value, language)
  if (label !== undefined) return label
  if (field.format === 'date-time' && typeof value === 'string')
    return moments.format(new Date(value))
  return value
}
