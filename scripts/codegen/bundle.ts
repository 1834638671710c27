import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'

import { addBodyExamples } from './body-examples'
import { isObject, type Json, type JsonObject, objectsIn, objectAt } from './json'
import { readTexts, withMessages } from './messages'
import { putParametersInPlace } from './parameters'
import { withPages } from './pages'
import { branchesOf, propertiesOf, refers, withPartials } from './partial'
import { admitRolesToFiles, recordPaths } from './records/record-paths'
import { withRecordTypes } from './records/record-types'
import { recordFaults } from './records/record-faults'
import { readRecords } from './records/record-words'
import { readTypes } from './types'

export { isObject, type Json, type JsonObject }

/** All types of a description by their names. */
export function schemasOf({ components }: JsonObject) {
  return Object.fromEntries(objectsIn(objectAt(components, 'schemas')))
}

/** All schema files by type name; references between files become references within the bundle. */
export function readSchemas(): Record<string, JsonObject> {
  const texts = readTexts()
  const schemas = Object.fromEntries(
    Object.entries(readTypes('schemas')).map(([name, { schema }]): [string, JsonObject] => {
      delete schema.$schema
      delete schema['x-record']
      delete schema['x-accepted']
      return [name, withMessages(bundled(schema), texts) as JsonObject]
    }),
  )
  return withPartials(withRecordTypes(schemas, readRecords()))
}

/** The whole description as one document: path items inlined, answers wrapped in their envelope. */
export function bundleDescription(): JsonObject {
  const description = read('openapi/openapi.yaml')
  const { parameters, ...components } = objectAt(description, 'components')
  const shared = Object.fromEntries(objectsIn(parameters))
  const paths: JsonObject = {}
  for (const [path, { $ref }] of objectsIn(description.paths)) {
    if (typeof $ref !== 'string') throw new Error(`openapi.yaml: ${path} points at no file`)
    const [file = '', key = ''] = $ref.split('#/')
    const item = read(join('openapi', file))[key]
    if (!isObject(item))
      throw new Error(`openapi.yaml: ${path} points at ${$ref}, which is not there`)
    completeOperations(item, shared)
    paths[path] = bundled(item)
  }
  const types = readSchemas()
  const records = readRecords()
  const faults = recordFaults(records, types)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  admitRolesToFiles(paths, records)
  for (const record of records) {
    for (const [path, item] of Object.entries(recordPaths(record, types))) {
      completeOperations(item, shared)
      const before = paths[path]
      const own = isObject(before) ? before : {}
      const taken = Object.keys(item).find((method) => method in own)
      if (taken) throw new Error(`x-record of ${record.type}: there is a ${taken} ${path} already`)
      paths[path] = { ...own, ...item }
    }
  }
  const pages = withPages(paths, types)
  addBodyExamples(pages.paths, pages.schemas)
  return {
    ...description,
    paths: pages.paths,
    components: { ...components, schemas: pages.schemas },
  }
}

function read(file: string): JsonObject {
  return parse(readFileSync(file, 'utf8'))
}

/** A file reference such as ../schemas/orders/OrderLine.json becomes #/components/schemas/OrderLine. */
function bundled(value: Json): Json {
  if (Array.isArray(value)) return value.map(bundled)
  if (!isObject(value)) return value
  return openToConditions(
    Object.fromEntries(
      Object.entries(value).map(([key, inner]) =>
        key === '$ref' && typeof inner === 'string' && inner.endsWith('.json')
          ? [key, `#/components/schemas/${basename(inner, '.json')}`]
          : [key, bundled(inner)],
      ),
    ),
  )
}

/**
 * `additionalProperties` ignores properties declared in conditions, so schemas with conditions use
 * `unevaluatedProperties`.
 */
export function openToConditions(schema: JsonObject): JsonObject {
  const { additionalProperties, ...rest } = schema
  const own = isObject(schema.properties) ? schema.properties : {}
  if (additionalProperties !== false) return schema
  const known = Object.keys(propertiesOf(schema)).every((name) => name in own)
  if (known && !branchesOf(schema).some(refers)) return schema
  return { ...rest, unevaluatedProperties: false }
}

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

function completeOperations(item: JsonObject, shared: Record<string, JsonObject>) {
  for (const [, operation] of objectsIn(item)) {
    wrapAnswers(operation)
    putParametersInPlace(operation, shared)
  }
}

function wrapAnswers(operation: JsonObject) {
  const responses = objectAt(operation, 'responses')
  const success = isObject(responses['200']) ? responses['200'] : {}
  const json = isObject(success.content) ? success.content['application/json'] : undefined
  if (isObject(json) && json.schema !== undefined) {
    json.schema = {
      type: 'object',
      required: ['meta', 'data'],
      properties: { meta: reference('Meta'), data: json.schema },
    }
  }
  operation.responses = {
    ...responses,
    default: {
      description: 'Refused: the message says why',
      content: { 'application/json': { schema: reference('Refusal') } },
    },
  }
}
