import { isObject, type Json, type JsonObject } from '../json'
import type { KeptRecord } from './record-words'

type Schemas = Record<string, JsonObject>

const largest = 2_147_483_647

const id = { description: 'Its number', type: 'integer', maximum: largest, readOnly: true }

const version = {
  title: 'Version',
  'x-zh': '版本',
  description: 'Rises with each change; a change names the version that it was made on',
  type: 'integer',
  minimum: 1,
  maximum: largest,
  readOnly: true,
  'x-widget': 'hidden',
}

const reference = (type: string) => ({ $ref: `#/components/schemas/${type}` })

/** The types with what follows from the descriptions of the kept records: id and version, pages, the names of the lists. */
export function withRecordTypes(schemas: Schemas, records: KeptRecord[]): Schemas {
  const completed = { ...schemas }
  for (const { type, form } of records) {
    for (const name of [type, form]) {
      const schema = schemas[name]
      if (!schema) throw new Error(`schemas/ has no ${name}.json, the form of ${type}`)
      const own = isObject(schema.properties) ? schema.properties : {}
      completed[name] = { ...schema, properties: { id, version, ...own } }
    }
    completed[`${type}Page`] = pageOf(type)
  }
  const lists = schemas.OfficeList
  const names: Json[] = records.map(({ name }) => name)
  if (lists) completed.OfficeList = { ...lists, enum: [...(lists.enum as Json[]), ...names] }
  return completed
}

function pageOf(type: string): JsonObject {
  const properties: JsonObject = {
    records: { type: 'array', items: reference(type) },
    total: { type: 'integer' },
    current: { type: 'integer' },
    size: { type: 'integer' },
  }
  return { type: 'object', required: Object.keys(properties), properties }
}
