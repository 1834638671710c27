import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { isObject, readSchemas, type Json, type JsonObject } from './bundle'
import { inlined, nameOf } from './inline'
import { entryIn } from '../../src/domain/lists/items'

interface Operation {
  security?: { bearer?: string[] }[]
  parameters?: { name: string; in: string; schema: JsonObject }[]
  responses: Record<string, { content?: Record<string, { schema: JsonObject }> }>
}

/**
 * Writes what the generated screens read of the description: `lists.json` says of every call that answers pages
 * who may call it and what it can be narrowed by, `<Type>.json` is the schema of what such a call, or a call
 * for one record, answers, or a type that is a choice by itself, and `changes.json` says who may make the changes
 * that the back office offers.
 */
export function writeScreens(folder: string, description: JsonObject) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const schemas = readSchemas()
  const shown = new Set(Object.keys(schemas).filter((name) => entryIn(schemas, name)['x-enum']))
  const lists: Record<string, Json> = {}

  for (const [path, item] of Object.entries(description.paths as Record<string, JsonObject>)) {
    // Every operation of the description has this shape.
    const operation = item.get as unknown as Operation | undefined
    const answer = operation && answeredType(operation)
    if (!answer) continue
    const record = recordOf(schemas[answer]) ?? recordOf(innerPageOf(schemas[answer], schemas))
    if (!record) {
      if (path.endsWith('/{id}')) shown.add(answer)
      continue
    }
    shown.add(record)
    const parameters = (operation.parameters ?? []).filter(
      ({ name, in: where }) => where === 'query' && !['current', 'size'].includes(name),
    )
    const hidden = parameters.filter(({ schema }) => schema['x-widget'] === 'hidden')
    lists[path] = {
      roles: rolesOf(operation),
      filters: parameters
        .filter((parameter) => !hidden.includes(parameter))
        .map(({ name, schema }) => ({ name, schema: inlined(schema, schemas) })),
      ...(hidden.length > 0 && {
        fixed: Object.fromEntries(hidden.map(({ name, schema }) => [name, schema.default!])),
      }),
    }
  }

  writeFileSync(`${folder}/lists.json`, JSON.stringify(lists))
  writeFileSync(`${folder}/changes.json`, JSON.stringify(officeChanges(description)))
  for (const name of shown) {
    writeFileSync(
      `${folder}/${name}.json`,
      JSON.stringify(inlined(entryIn(schemas, name), schemas)),
    )
  }
}

/** Of every call of the back office that changes something, such as `PUT /office/chat/reply/{id}`, who may call it. */
function officeChanges({ paths }: JsonObject): Record<string, Json> {
  const items = Object.entries(paths as unknown as Record<string, Record<string, Operation>>)
  return Object.fromEntries(
    items
      .filter(([path]) => path.startsWith('/office/'))
      .flatMap(([path, item]) =>
        Object.entries(item)
          .filter(([method]) => method !== 'get')
          .map(([method, operation]) => [`${method.toUpperCase()} ${path}`, rolesOf(operation)]),
      ),
  )
}

const rolesOf = ({ security = [] }: Operation) => security.flatMap(({ bearer = [] }) => bearer)

/** The type in the envelope of an answer, where it has a name. */
function answeredType({ responses }: Operation): string | undefined {
  const envelope = responses['200']?.content?.['application/json']?.schema
  const data = isObject(envelope?.properties) ? envelope.properties.data : undefined
  return isObject(data) && typeof data.$ref === 'string' ? nameOf(data.$ref) : undefined
}

/** The page in an answer that says more than the page. */
function innerPageOf(answer: JsonObject | undefined, schemas: Record<string, JsonObject>) {
  const fields = answer?.properties
  const page = isObject(fields) && isObject(fields.ipage) ? fields.ipage.$ref : undefined
  return typeof page === 'string' ? schemas[nameOf(page)] : undefined
}

/** What a page type is a page of. */
function recordOf(page: JsonObject | undefined): string | undefined {
  const fields = page?.properties
  const records = isObject(fields) && 'total' in fields ? fields.records : undefined
  const items = isObject(records) ? records.items : undefined
  return isObject(items) && typeof items.$ref === 'string' ? nameOf(items.$ref) : undefined
}
