import type { JsonObject } from './json'

interface Operation {
  operationId: string
  parameters?: { name: string; in: string; schema: JsonObject }[]
}

/** The defaults of the description, so that code need not repeat them. */
export const defaultsModule = (description: JsonObject): string =>
  queryDefaults(description) + typeDefaults(description)

/** The types with a default of their own; a field of such a type may be left out, and a form begins with it. */
function typeDefaults({ components }: JsonObject): string {
  const { schemas } = components as unknown as { schemas: Record<string, JsonObject> }
  const lines = Object.entries(schemas)
    .filter(([, schema]) => schema.default !== undefined)
    .map(([name, schema]) => `  ${name}: ${JSON.stringify(schema.default)},\n`)
  return `export const typeDefaults = {\n${lines.join('')}} as const\n`
}

/** The query parameters of each call that have a default, with that default: a handler always gets them. */
function queryDefaults({ paths }: JsonObject): string {
  // Every path item maps methods to operations.
  const operations = Object.values(paths as unknown as Record<string, Record<string, Operation>>)
  const lines = operations
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, parameters = [] }) => {
      const defaults = parameters.flatMap(({ name, in: place, schema }) =>
        place === 'query' && schema.default !== undefined
          ? [`${JSON.stringify(name)}: ${JSON.stringify(schema.default)}`]
          : [],
      )
      return defaults.length > 0 ? [`  ${operationId}: { ${defaults.join(', ')} },\n`] : []
    })
  return `export const queryDefaults = {\n${lines.join('')}} as const\n`
}
