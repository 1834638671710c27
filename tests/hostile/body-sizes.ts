import description from '../../src/generated/openapi.json'

/** The part of a body schema that limits the size. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  maxLength?: number
  minLength?: number
  maxItems?: number
  minItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  multipleOf?: number
  uniqueItems?: boolean
  readOnly?: boolean
  required?: string[]
  default?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  if?: Schema
  then?: Schema
  else?: Schema
  not?: Schema
  dependentSchemas?: Record<string, Schema>
  'x-lang'?: { maxLength?: Record<string, number> }
}

// The bundle's import type is the literal of one state of it.
const all = description.components.schemas as unknown as Record<string, Schema>

/** A schema with what it refers to in its place, at the top. */
export function resolved(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  const { $ref, ...rest } = schema
  return { ...resolved(all[$ref.split('/').at(-1)!] ?? {}), ...rest }
}

export const typesOf = ({ type }: Schema): string[] => [type ?? []].flat()

/** The schemas that apply to the same value: this one and what it is combined with. */
export function together(schema: Schema): Schema[] {
  const own = resolved(schema)
  const { allOf = [], anyOf = [], oneOf = [], then, else: otherwise, dependentSchemas = {} } = own
  const more = [...allOf, ...anyOf, ...oneOf, then, otherwise, ...Object.values(dependentSchemas)]
  return [own, ...more.filter((one) => one !== undefined).flatMap(together)]
}

/** Length of the longest text that the schema takes, in characters; of a pattern or format of fixed length, a few. */
export function longestText(schema: Schema): number {
  const own = resolved(schema)
  const byLanguage = Object.values(own['x-lang']?.maxLength ?? {})
  const parts = together(own)
  const limits = parts.flatMap(({ maxLength }) => maxLength ?? [])
  if (byLanguage.length > 0) return Math.max(...byLanguage)
  if (limits.length > 0) return Math.min(...limits)
  const isBounded = ({ format, pattern }: Schema) => format !== undefined || pattern?.at(0) === '^'
  return parts.some(isBounded) ? 40 : Infinity
}

const bytesOfCharacter = 3

/** Texts are rarely longer, where a list holds many of them. */
const usualText = 60

/**
 * Bytes of the largest body that people send: every list full, every text of a usual length. What is `inList` stands
 * there many times; a text that does not may have its full length.
 */
export function largestUsual(schema: Schema, inList = false): number {
  const parts = together(schema)
  const own = resolved(schema)
  const choices = own.enum?.map((choice) => Buffer.byteLength(JSON.stringify(choice)))
  if (choices) return Math.max(...choices)
  const types = parts.flatMap(typesOf)
  if (types.includes('array')) {
    const items = parts.find((part) => part.items !== undefined)?.items ?? {}
    const most = Math.min(...parts.map(({ maxItems = Infinity }) => maxItems))
    return 2 + most * (1 + largestUsual(items, true))
  }
  if (types.includes('object') || parts.some(({ properties }) => properties)) {
    const fields = new Map<string, number>()
    for (const { properties = {} } of parts)
      for (const [name, field] of Object.entries(properties)) {
        if (resolved(field).readOnly) continue
        const size = name.length + 4 + largestUsual(field, inList)
        fields.set(name, Math.max(size, fields.get(name) ?? 0))
      }
    return 2 + [...fields.values()].reduce((sum, size) => sum + size, 0)
  }
  if (types.includes('string')) {
    const longest = bytesOfCharacter * longestText(own)
    return 2 + (inList ? Math.min(longest, usualText) : longest)
  }
  return types.includes('boolean') ? 5 : 12
}
