import { basename } from 'node:path'
import { isObject, type Json, type JsonObject } from './json'

type Schemas = Record<string, JsonObject>

/**
 * Expands `x-page-of`, which names the type of the records by its file, as `$ref` does. In place of a schema it becomes
 * a reference to the page of these records, and that type is generated: `x-page-of: ../schemas/operation/Notice.json`
 * gives `NoticePage`. In a file of schemas/ it adds the fields of a page to those of the file.
 */
export function withPages(paths: JsonObject, types: Schemas) {
  const pages: Schemas = {}
  const expand = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(expand)
    if (!isObject(value)) return value
    const { 'x-page-of': file, ...rest } = value
    const record = recordNamedBy(file)
    if (!record) return expandWithin(value)
    if (!(record in types)) throw new Error(`x-page-of: schemas/ has no ${record}.json`)
    pages[`${record}Page`] = pageOf(record)
    return { $ref: `#/components/schemas/${record}Page`, ...rest }
  }
  const expandWithin = (value: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, expand(inner)]))

  const own = Object.entries(types).map(([name, type]): [string, JsonObject] => [
    name,
    expandWithin(withPageFields(type)),
  ])
  const expanded = expandWithin(paths)
  return { paths: expanded, schemas: { ...Object.fromEntries(own), ...pages } }
}

const recordNamedBy = (file: Json | undefined) =>
  typeof file === 'string' ? basename(file, '.json') : undefined

const whole = (description: string) => ({ description, type: 'integer' })

function pageOf(record: string) {
  const properties = {
    records: {
      description: 'The records of this page.',
      type: 'array',
      items: { $ref: `#/components/schemas/${record}` },
    },
    total: whole('Number of records on all pages.'),
    current: whole('Number of this page, starting at 1.'),
    size: whole('Number of records that a page has at most.'),
  }
  return { type: 'object', required: Object.keys(properties), properties }
}

function withPageFields({ 'x-page-of': file, ...type }: JsonObject): JsonObject {
  const record = recordNamedBy(file)
  if (!record) return type
  const { required, properties } = pageOf(record)
  return {
    ...type,
    type: 'object',
    required: [...required, ...(Array.isArray(type.required) ? type.required : [])],
    properties: { ...properties, ...(isObject(type.properties) ? type.properties : {}) },
  }
}
