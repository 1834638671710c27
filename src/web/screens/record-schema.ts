import { useSuspenseQuery } from '@tanstack/react-query'
import { labelOf, type FieldSchema } from '../../domain/field-schema'
import { language } from '../locale'
import type { Resource, Row } from './resource'

const schemas = import.meta.glob<{ default: FieldSchema }>('../../generated/screens/*.json')

/** The schema of a resource's records; the screen waits for it. */
export function useRecordSchema({ schema }: Resource): FieldSchema {
  const { data } = useSuspenseQuery({
    queryKey: ['recordSchema', schema],
    queryFn: async () => (await schemas[`../../generated/screens/${schema}.json`]!()).default,
    staleTime: Infinity,
  })
  return data
}

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

/** What a record is called where it is spoken of: its first texts, which together tell it from others. */
export function nameOf(row: Row, columns: NamedField[]): string {
  const { main, others } = arranged(columns)
  const texts = [main, others[0]].map((column) => {
    const value = column && row[column[0]]
    return typeof value === 'string' ? (labelOf(column![1], value, language) ?? value) : undefined
  })
  return texts.filter((text) => text !== undefined).join(' ')
}
