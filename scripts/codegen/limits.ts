import { objectsIn } from './json'
import { schemasOf, type JsonObject } from './bundle'

interface Operation {
  operationId?: string
  parameters?: { name: string; schema?: JsonObject }[]
}

/**
 * Maximum lengths of the texts and lists of each type and of each call's parameters, for hand-drawn fields: one constant each, so that
 * a page bundles only those it imports.
 */
export function limitsModule(description: JsonObject): string {
  const types = Object.entries(schemasOf(description)).map(
    ([name, { properties }]) => [name, objectsIn(properties)] as const,
  )
  // Every path item maps methods to operations.
  const operations = Object.values(description.paths as Record<string, Record<string, Operation>>)
    .flatMap((item) => Object.values(item))
    .map(({ operationId = '', parameters = [] }) => {
      const limited = parameters.map(({ name, schema = {} }) => [name, schema] as const)
      return [operationId, limited] as const
    })
  const lines = [...types, ...operations].flatMap(([name, fields]) => {
    const limits = fields.flatMap(([field, { maxLength, maxItems }]) => {
      const limit = maxLength ?? maxItems
      return typeof limit === 'number' ? [`${JSON.stringify(field)}: ${limit}`] : []
    })
    return name && limits.length > 0
      ? [`export const ${name} = { ${limits.join(', ')} } as const\n`]
      : []
  })
  return lines.join('')
}
