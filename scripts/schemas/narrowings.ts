import { isDeepStrictEqual } from 'node:util'
import type { Json, JsonObject } from '../codegen/json'

/** Limits that admit less when they fall, and those that admit less when they rise. */
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
/** Rules of which no two can be compared: any other one may refuse a stored value. */
const rules = [
  'pattern',
  'format',
  'const',
  'multipleOf',
  'uniqueItems',
  '$ref',
  'dependentRequired',
]

/** The rules of a field that admit fewer values than before, in words. */
export function narrowings(before: JsonObject, after: JsonObject): string[] {
  const described = (rule: string) => `${rule} ${written(before[rule])} → ${written(after[rule])}`
  const limited = (limits: string[], isTighter: (was: number, now: number) => boolean) =>
    limits.filter((limit) => {
      const [was, now] = [before[limit], after[limit]]
      if (typeof now !== 'number') return false
      return typeof was !== 'number' || isTighter(was, now)
    })
  const changed = rules.filter((rule) => {
    const now = after[rule]
    return now !== undefined && now !== false && !isDeepStrictEqual(before[rule], now)
  })
  return [
    ...(loses(choicesOf(before.type, allTypes), choicesOf(after.type, allTypes)) ? ['type'] : []),
    ...(after.enum !== undefined && losesChoices(before.enum, after.enum) ? ['enum'] : []),
    ...limited(upper, (was, now) => now < was),
    ...limited(lower, (was, now) => now > was),
    ...changed,
  ].map(described)
}

const allTypes: Json[] = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']

/** A number admits integers too. */
function choicesOf(types: Json | undefined, otherwise: Json[]): Json[] {
  const own = types === undefined ? otherwise : [types].flat()
  return own.includes('number') ? [...own, 'integer'] : own
}

const loses = (before: Json[], after: Json[]) => before.some((choice) => !after.includes(choice))

const losesChoices = (before: Json | undefined, after: Json) =>
  before === undefined || loses([before].flat(), [after].flat())

const written = (value: Json | undefined) => (value === undefined ? 'none' : JSON.stringify(value))
