import type { JsonObject } from './json'

interface Operation {
  operationId: string
  parameters?: { name: string; in: string; schema: JsonObject }[]
}

/** The query parameters of each call that have a default, with that default: a handler always gets them. */
export function defaultsModule({ paths }: JsonObject): string {
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
