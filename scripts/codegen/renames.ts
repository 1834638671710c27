import type { Rename } from '../../src/domain/forms/renames'
import { nameOf } from './inline'
import { isObject, objectsIn, type Json, type JsonObject } from './json'
import { branchesOf, propertiesOf } from './partial'

type Schemas = Record<string, JsonObject>

/** The renamed fields of all types that have some: the word `x-was` of fields, of types they refer to as well. */
export function renamesOf(types: Schemas): Record<string, Rename[]> {
  const all = Object.entries(types).map(([name, type]): [string, Rename[]] => [
    name,
    renamesIn(type, { at: [], within: [name], types }),
  ])
  return Object.fromEntries(all.filter(([, renames]) => renames.length > 0))
}

export const renamesModule = (types: Schemas): string =>
  [
    `import type { Rename } from '../domain/forms/renames'\n`,
    '/** Fields with former names, by type. */',
    `export const renames: Readonly<Record<string, readonly Rename[]>> = ${JSON.stringify(renamesOf(types))}\n`,
  ].join('\n')

interface Place {
  at: string[]
  /** The types around it: a recursive type is followed once. */
  within: string[]
  types: Schemas
}

function renamesIn(schema: JsonObject, place: Place): Rename[] {
  const { at, within, types } = place
  const own = namedFields(schema).flatMap(([now, was]) =>
    was.length > 0 ? [{ at, was, now }] : [],
  )
  const inner = objectsIn(propertiesOf(schema)).flatMap(([name, field]) =>
    renamesIn(field, { ...place, at: [...at, name] }),
  )
  const items = isObject(schema.items)
    ? renamesIn(schema.items, { ...place, at: [...at, '*'] })
    : []
  const referred = [schema, ...branchesOf(schema)].flatMap(({ $ref }) => {
    const type = typeof $ref === 'string' ? nameOf($ref).replace('.json', '') : undefined
    const target = type !== undefined && !within.includes(type) ? types[type] : undefined
    return type && target ? renamesIn(target, { ...place, within: [...within, type] }) : []
  })
  return distinct([...own, ...inner, ...items, ...referred])
}

const distinct = (renames: Rename[]): Rename[] => [
  ...new Map(renames.map((rename) => [JSON.stringify(rename), rename])).values(),
]

/** The fields of an object with their former names, also those of its conditions. */
export function namedFields(schema: JsonObject): [name: string, was: string[]][] {
  const known = new Map<string, string[]>()
  for (const part of [schema, ...allBranchesOf(schema)]) {
    for (const [name, field] of Object.entries(isObject(part.properties) ? part.properties : {})) {
      const former = isObject(field) ? formerOf(field['x-was']) : []
      known.set(name, [...new Set([...(known.get(name) ?? []), ...former])])
    }
  }
  return [...known]
}

export const allBranchesOf = (schema: JsonObject): JsonObject[] =>
  branchesOf(schema).flatMap((branch) => [branch, ...allBranchesOf(branch)])

/** `"lot"` or `["batch", "lot"]`, the newest first. */
const formerOf = (word: Json | undefined): string[] =>
  [word].flat().filter((name) => typeof name === 'string')
