import { useSuspenseQuery } from '@tanstack/react-query'
import type { FieldSchema } from '../../domain/field-schema'
import type { Resource } from './resource'

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

/** The fields that are columns of a list, in the order of the schema. */
export function columnsOf({ properties = {} }: FieldSchema): [string, FieldSchema][] {
  return Object.entries(properties).filter(([, field]) => field['x-column'])
}
