import { labelOf, titleOf, type FieldSchema } from '../../../domain/forms/field-schema'
import { queries } from '../../calls/api'
import { language } from '../../language/locale'
import { listPage } from '../../providers/list-page'
import { listOf } from '../../screens/lists'
import { mayChange, mayOpen } from '../../screens/may-open'
import { addressOf } from '../../screens/page-address'
import { columnsOf, nameOf, recordSchemaOf, type NamedField } from '../../screens/record-schema'
import type { OfficeResource, Row } from '../../screens/resource'
import type { Visitor } from '../../../domain/account/access'

/** A record that a search has found. */
export interface Hit {
  row: Row
  to: string
  name: string
  /** The field that contains the typed text, if the name does not. */
  reason?: string
}

/** The answer of the call of one list. */
export interface Found {
  resource: OfficeResource
  hits: Hit[]
  total: number
}

const hitsPerList = 5

const keywordOf = (resource: OfficeResource) =>
  listOf(resource).filters.find(({ name, schema }) => name === 'keyword' && !schema.enum)

/** The lists whose records a user may search: those whose call takes a keyword. */
export const searchableLists = (resources: OfficeResource[], user: Visitor) =>
  resources.filter((resource) => mayOpen(resource, user) && keywordOf(resource) !== undefined)

/** The longest keyword that all of the lists take. */
export const longestKeyword = (lists: OfficeResource[]): number | undefined => {
  const limits = lists.flatMap((list) => keywordOf(list)?.schema.maxLength ?? [])
  return limits.length > 0 ? Math.min(...limits) : undefined
}

/** Asks the list's own call for records with a keyword. */
export async function findRecords(
  resource: OfficeResource,
  keyword: string,
  user: Visitor,
  signal: AbortSignal,
): Promise<Found> {
  const state = { page: 1, size: hitsPerList, values: { keyword } }
  const [{ data, total }, schema] = await Promise.all([
    listPage(resource, state, signal),
    queries.ensureQueryData(recordSchemaOf(resource)),
  ])
  const columns = columnsOf(schema)
  const hits = data.map((row) => {
    const name = nameOf(row, columns) || String(row.id)
    const to = openedAt(resource, schema, row, user) ?? addressOfFound(resource, keyword)
    const reason = reasonOf(row, columns, name, keyword)
    return { row, to, name, ...(reason && { reason }) }
  })
  return { resource, hits, total }
}

/** The page of a record, or else its form. */
function openedAt(resource: OfficeResource, schema: FieldSchema, row: Row, user: Visitor) {
  const address = addressOf(resource, schema, row)
  if (address || !mayChange(resource, user).edit) return address
  return `${resource.route}/edit/${row.id}`
}

/** The address of a list with the found records. */
export const addressOfFound = ({ route }: OfficeResource, keyword: string) =>
  `${route}?${new URLSearchParams({ keyword })}`

function reasonOf(row: Row, columns: NamedField[], name: string, keyword: string) {
  const wanted = keyword.toLowerCase()
  if (name.toLowerCase().includes(wanted)) return undefined
  for (const [key, field] of columns) {
    const value = row[key]
    if (typeof value !== 'string') continue
    const shown = labelOf(field, value, language) ?? value
    if (shown.toLowerCase().includes(wanted)) return `${titleOf(field, key, language)}: ${shown}`
  }
  return undefined
}
