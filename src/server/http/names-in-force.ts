type Json = Record<string, unknown>

/** Finds the schema that a reference names; undefined if there is none. */
export type Resolve = (reference: string) => unknown

/**
 * A schema that accepts every value and knows the same names under the same conditions. A branch that fails
 * validation names no properties by JSON Schema, so that one wrong value would make all fields of its branch unknown.
 */
export function namesInForce(schema: unknown, resolve: Resolve, within: string[] = []): Json {
  if (!isObject(schema)) return {}
  const names = (part: unknown) => namesInForce(part, resolve, within)
  const { $ref, properties, if: condition, then, else: otherwise } = schema
  const referred = typeof $ref === 'string' && !within.includes($ref) ? $ref : undefined
  const choices = [schema.oneOf, schema.anyOf].filter(isList)
  const parts = [
    ...(referred === undefined
      ? []
      : [namesInForce(resolve(referred), resolve, [...within, referred])]),
    ...(isList(schema.allOf) ? schema.allOf.map(names) : []),
    ...choices.flatMap((branches) => chosen(branches, names)),
    ...(condition === undefined
      ? []
      : [{ if: condition, then: names(then), else: names(otherwise) }]),
  ]
  const { dependentSchemas } = schema
  return {
    ...(isObject(properties) && { properties: mapped(properties, () => true) }),
    ...(isObject(dependentSchemas) && { dependentSchemas: mapped(dependentSchemas, names) }),
    ...(parts.length > 0 && { allOf: parts }),
  }
}

/** The names of the alternatives that a value fulfils; of all, if it fulfils none. */
function chosen(branches: unknown[], names: (part: unknown) => Json): Json[] {
  return [
    ...branches.map((branch) => ({ if: branch, then: names(branch) })),
    { if: { anyOf: branches }, else: { allOf: branches.map(names) } },
  ]
}

const mapped = (table: Json, change: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]))

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !isList(value)
