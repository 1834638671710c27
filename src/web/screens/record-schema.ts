import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { labelOf, type FieldSchema } from '../../domain/forms/field-schema'
import type { Language } from '../../domain/language/language'
import { formatTime, language } from '../language/locale'
import { entryIn } from '../../domain/lists/items'
import type { Resource, Row } from './resource'

const schemas = import.meta.glob<{ default: FieldSchema }>('../../generated/screens/[A-Z]*.json')

export const recordSchemaOf = ({ schema, without: omitted = [] }: Resource) =>
  queryOptions({
    queryKey: ['recordSchema', schema],
    select: without(omitted),
    queryFn: async () =>
      (await entryIn(schemas, `../../generated/screens/${schema}.json`)()).default,
    staleTime: Infinity,
  })

const without = (omitted: readonly string[]) => (schema: FieldSchema) => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([name]) => !omitted.includes(name)),
  ),
})

/** The schema of a resource's records; suspends until it has loaded. */
export const useRecordSchema = (resource: Resource): FieldSchema =>
  useSuspenseQuery(recordSchemaOf(resource)).data

export type NamedField = [name: string, field: FieldSchema]

/** The fields that are columns, in the order of the schema. */
export function columnsOf({ properties = {} }: FieldSchema): NamedField[] {
  return Object.entries(properties).filter(([, field]) => field['x-column'])
}

/** The columns that are shown, by the user's choice if there is one; the first links to the record and always stays. */
export const shownColumns = (columns: NamedField[], chosen?: string[]) =>
  columns.filter(
    ([name, field], place) =>
      place === 0 || (chosen?.includes(name) ?? field['x-column'] !== 'hidden'),
  )

/** True if the value is a picture's address, or a list of addresses of which the first is shown. */
export const isPicture = ({ 'x-widget': widget }: FieldSchema) =>
  widget === 'picture' || widget === 'picture-address'

/** The columns arranged for a list: the picture, the field that names the record, and the rest. */
export function arranged(columns: NamedField[]): {
  picture: NamedField | undefined
  main: NamedField | undefined
  others: NamedField[]
} {
  const picture = columns.find(([, field]) => isPicture(field))
  const [main, ...others] = columns.filter((column) => column !== picture)
  return { picture, main, others }
}

/**
 * The record's name in messages: its name in the user's language if it has one in each, else its first texts, which
 * together identify it.
 */
export function nameOf(row: Row, columns: NamedField[]): string {
  const own = row[nameInBoth(row, columns)?.[language] ?? '']
  if (typeof own === 'string' && own !== '') return own
  const { main, others } = arranged(columns)
  const texts = [main, others[0]].map((column) => {
    if (!column) return undefined
    const [key, field] = column
    const value = row[key]
    if (typeof value !== 'string') return undefined
    if (field.format === 'date-time') return formatTime(value)
    return labelOf(field, value, language) ?? value
  })
  return texts.filter((text) => text !== undefined).join(' ')
}

/** The values of a name in both languages: `name` or `nameZh`, and `nameEn`. */
function nameInBoth(row: Row, columns: NamedField[]): Record<Language, string> | undefined {
  const en = columns.map(([name]) => name).find((name) => name.endsWith('En'))
  if (!en) return undefined
  const name = en.slice(0, -2)
  return { en, zh: `${name}Zh` in row ? `${name}Zh` : name }
}
