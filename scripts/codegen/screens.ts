import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { isObject, schemasOf, type Json, type JsonObject } from './bundle'
import { inlined, nameOf, undocumented } from './inline'
import { entryIn } from '../../src/domain/lists/items'
import { objectsIn } from './json'

interface Operation {
  security?: { bearer?: string[] }[]
  parameters?: { name: string; in: string; schema: JsonObject; 'x-head'?: string }[]
  responses: Record<string, { content?: Record<string, { schema: JsonObject }> }>
}

/**
 * Writes the parts of the description that generated screens read: `lists.json` with roles and filters of every paged
 * call, `<Type>.json` with the schema of each record in such an answer, in the answer for a single record or in one
 * whose fields are grouped, and of each type that is a plain choice, and `changes.json` with the roles of the changes that the back office offers.
 */
export function writeScreens(folder: string, description: JsonObject) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const schemas = undocumented(schemasOf(description))
  const shown = new Set(Object.keys(schemas).filter((name) => entryIn(schemas, name)['x-enum']))
  const lists: Record<string, Json> = {}

  for (const [path, item] of objectsIn(description.paths)) {
    // Every operation of the description has this shape.
    const operation = item.get as Operation | undefined
    const answer = operation && answeredType(operation)
    if (!answer) continue
    const record = recordOf(schemas[answer]) ?? recordOf(innerPageOf(schemas[answer], schemas))
    if (!record) {
      if (path.endsWith('/{id}') || hasGroups(schemas[answer])) shown.add(answer)
      continue
    }
    shown.add(record)
    const parameters = (operation.parameters ?? []).filter(
      ({ name, in: where }) => where === 'query' && !['current', 'size'].includes(name),
    )
    const fixed = parameters.filter(
      ({ schema }) => schema['x-widget'] === 'hidden' && schema.default !== undefined,
    )
    lists[path] = {
      roles: rolesOf(operation),
      filters: parameters
        .filter((parameter) => !fixed.includes(parameter))
        .map(({ name, schema, 'x-head': head }) => ({
          name,
          ...(head && { head }),
          schema: undocumented(inlined(schema, schemas)),
        })),
      ...(fixed.length > 0 && {
        fixed: Object.fromEntries(fixed.map(({ name, schema }) => [name, schema.default ?? null])),
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

const hasGroups = (schema: JsonObject | undefined) =>
  objectsIn(schema?.properties).some(([, field]) => 'x-group' in field)

/** The roles of every changing call of the back office, such as `PUT /office/chat/reply/{id}`. */
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

/** The named type inside an answer's envelope, if any. */
function answeredType({ responses }: Operation): string | undefined {
  const envelope = responses['200']?.content?.['application/json']?.schema
  const data = isObject(envelope?.properties) ? envelope.properties.data : undefined
  return isObject(data) && typeof data.$ref === 'string' ? nameOf(data.$ref) : undefined
}

/** The page within an answer that contains more than the page. */
function innerPageOf(answer: JsonObject | undefined, schemas: Record<string, JsonObject>) {
  const fields = answer?.properties
  const page = isObject(fields) && isObject(fields.ipage) ? fields.ipage.$ref : undefined
  return typeof page === 'string' ? schemas[nameOf(page)] : undefined
}

/** The record type of a page type. */
function recordOf(page: JsonObject | undefined): string | undefined {
  const fields = page?.properties
  const records = isObject(fields) && 'total' in fields ? fields.records : undefined
  const items = isObject(records) ? records.items : undefined
  return isObject(items) && typeof items.$ref === 'string' ? nameOf(items.$ref) : undefined
}
