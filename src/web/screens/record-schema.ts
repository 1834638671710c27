import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { labelOf, type FieldSchema } from '../../domain/forms/field-schema'
import type { Language } from '../../domain/language/language'
import { formatTime, language } from '../language/locale'
import type { Resource, Row } from './resource'

const schemas = import.meta.glob<{ default: FieldSchema }>('../../generated/screens/[A-Z]*.json')

export const recordSchemaOf = ({ schema, without: omitted = [] }: Resource) =>
  queryOptions({
    queryKey: ['recordSchema', schema],
    select: without(omitted),
    queryFn: async () => (await schemas[`../../generated/screens/${schema}.json`]!()).default,
    staleTime: Infinity,
  })

const without = (omitted: readonly string[]) => (schema: FieldSchema) => ({
  ...schema,
  properties: Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([name]) => !omitted.includes(name)),
  ),
})

/** The schema of a resource's records; the screen waits for it. */
export const useRecordSchema = (resource: Resource): FieldSchema =>
  useSuspenseQuery(recordSchemaOf(resource)).data

export type NamedField = [name: string, field: FieldSchema]

/** The fields that are columns of a list, in the order of the schema. */
export function columnsOf({ properties = {} }: FieldSchema): NamedField[] {
  return Object.entries(properties).filter(([, field]) => field['x-column'])
}

/** Whether a value is the address of a picture, or a list of such addresses of which the first is shown. */
export const isPicture = ({ 'x-widget': widget }: FieldSchema) =>
  widget === 'picture' || widget === 'picture-address'

/** The columns as a list arranges them: the picture, the field that names the record, and the others. */
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
 * What a record is called where it is spoken of: its name in the reader's language where it has one in each, else its first
 * texts, which together tell it from others.
 */
export function nameOf(row: Row, columns: NamedField[]): string {
  const own = row[nameInBoth(row, columns)?.[language] ?? '']
  if (typeof own === 'string' && own !== '') return own
  const { main, others } = arranged(columns)
  const texts = [main, others[0]].map((column) => {
    const value = column && row[column[0]]
    if (typeof value !== 'string') return undefined
    const field = column![1]
    if (field.format === 'date-time') return formatTime(value)
    return labelOf(field, value, language) ?? value
  })
  return texts.filter((text) => text !== undefined).join(' ')
}

/** The fields of a record that hold its name in each language: `name` or `nameZh`, and `nameEn`. */
function nameInBoth(row: Row, columns: NamedField[]): Record<Language, string> | undefined {
  const en = columns.map(([name]) => name).find((name) => name.endsWith('En'))
  if (!en) return undefined
  const name = en.slice(0, -2)
  return { en, zh: `${name}Zh` in row ? `${name}Zh` : name }
}
