import { nameOf } from './inline'
import { isObject, type JsonObject, objectsIn, objectAt } from './json'

/**
 * Gives each request body that completes a form, such as a change that demands a version, the form's example with the
 * fields that it demands besides. A body that is a type by itself has the example of its type.
 */
export function addBodyExamples(paths: JsonObject, schemas: Record<string, JsonObject>): void {
  for (const [, item] of objectsIn(paths)) {
    for (const [, operation] of objectsIn(item)) {
      const body = jsonBodyOf(operation)
      if (body && !('example' in body) && isObject(body.schema)) completeExample(body, schemas)
    }
  }
}

function jsonBodyOf({ requestBody }: JsonObject): JsonObject | undefined {
  const content = isObject(requestBody) ? requestBody.content : undefined
  const body = isObject(content) ? content['application/json'] : undefined
  return isObject(body) ? body : undefined
}

function completeExample(body: JsonObject, schemas: Record<string, JsonObject>): void {
  const { allOf, required } = objectAt(body, 'schema')
  const form = Array.isArray(allOf) ? allOf[0] : undefined
  if (!isObject(form) || typeof form.$ref !== 'string') return
  const { examples } = schemas[nameOf(form.$ref)] ?? {}
  const example = Array.isArray(examples) ? examples[0] : undefined
  if (!isObject(example)) return
  // A change differs from an addition by the version that it was read in.
  const version: JsonObject =
    Array.isArray(required) && required.includes('version') ? { version: 1 } : {}
  body.example = { ...version, ...example }
}
