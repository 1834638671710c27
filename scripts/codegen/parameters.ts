import { isObject, type Json, type JsonObject } from './json'

/**
 * Replaces the references of an operation to `components/parameters` by what they name; a description beside the reference
 * wins, as OpenAPI has it. `x-order-by: [title]` becomes the parameter `order` with the choices `title` and `-title`.
 */
export function putParametersInPlace(operation: JsonObject, shared: Record<string, JsonObject>) {
  const { parameters } = operation
  if (!Array.isArray(parameters)) return
  operation.parameters = parameters.map((parameter): Json => {
    if (!isObject(parameter)) return parameter
    const { $ref, 'x-order-by': fields, ...rest } = parameter
    if (Array.isArray(fields)) return orderBy(fields)
    if (typeof $ref !== 'string') return parameter
    const target = shared[$ref.replace('openapi.yaml#/components/parameters/', '')]
    if (!target) throw new Error(`${String(operation.operationId)}: there is no parameter ${$ref}`)
    return { ...target, ...rest }
  })
}

function orderBy(fields: Json[]): JsonObject {
  const choices = fields.flatMap((field) => [field, `-${String(field)}`])
  return {
    name: 'order',
    in: 'query',
    description: 'Field to sort by; a minus sign before it sorts in descending order.',
    schema: { type: 'string', enum: choices, 'x-widget': 'order' },
  }
}
