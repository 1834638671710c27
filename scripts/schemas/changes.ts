import { basename } from 'node:path'
import { isObject, type Json, type JsonObject } from '../codegen/json'
import { allBranchesOf, namedFields } from '../codegen/renames'
import type { Types } from '../codegen/types'
import { narrowings } from './narrowings'

/** `merged`: a former name of a field that existed beside it. `reused`: a former name that is a field again. */
export type ChangeKind = 'gone' | 'narrowed' | 'required' | 'merged' | 'reused' | 'renamed'

export interface Change {
  type: string
  file: string
  kind: ChangeKind
  /** The path of the field; `*` stands for every entry of a list. */
  path: string[]
  /** The former name of a renamed field. */
  was?: string
  details: string[]
  /** The type says that the change is meant (`x-accepted`). */
  accepted: boolean
}

/** Stored values, or their next change, suffer from these; a type accepts them one by one. */
export const isHarmful = ({ kind, accepted }: Change): boolean => kind !== 'renamed' && !accepted

/** The entry of `x-accepted` for a change. */
export const acceptanceOf = ({ path, kind }: Pick<Change, 'path' | 'kind'>): string =>
  `${path.join('.')} ${kind}`

type FieldChange = Pick<Change, 'kind' | 'path' | 'was' | 'details'>

/** The changes between two states of the schemas that stored values may notice. */
export function changesBetween(before: Types, after: Types): Change[] {
  return Object.entries(before).flatMap(([type, { file, schema }]) => {
    const now = after[type]
    const accepted = new Set(now ? acceptedIn(now.schema) : [])
    return objectChanges(completed(schema, before), now?.schema ?? {}, []).map((change) => ({
      type,
      file: now?.file ?? file,
      accepted: accepted.has(acceptanceOf(change)),
      ...change,
    }))
  })
}

const acceptedIn = ({ 'x-accepted': accepted }: JsonObject): Json[] =>
  Array.isArray(accepted) ? accepted : []

function objectChanges(before: JsonObject, after: JsonObject, at: string[]): FieldChange[] {
  const earlier = fieldsOf(before)
  const later = fieldsOf(after)
  const former = new Map(namedFields(after))
  const names = new Map(
    [...former].flatMap(([now, was]) => was.map((name) => [name, now] as const)),
  )
  const requiredBefore = requiredOf(before)

  const lost = [...earlier].flatMap(([name, field]): FieldChange[] => {
    const path = [...at, name]
    const now = names.get(name)
    if (now !== undefined && !later.has(name)) {
      const kind = earlier.has(now) ? ('merged' as const) : ('renamed' as const)
      return [
        { kind, path: [...at, now], was: name, details: [] },
        ...fieldChanges(field, later.get(now) ?? {}, [...at, now]),
      ]
    }
    const same = later.get(name)
    return same ? fieldChanges(field, same, path) : [{ kind: 'gone', path, details: [] }]
  })
  const newlyRequired = [...requiredOf(after)]
    .filter(
      (name) =>
        !requiredBefore.has(name) &&
        !(former.get(name) ?? []).some((was) => requiredBefore.has(was)),
    )
    .map((name): FieldChange => ({ kind: 'required', path: [...at, name], details: [] }))
  const reused = namedFields(before).flatMap(([owner, was]) =>
    was
      .filter((name) => later.has(name) && !earlier.has(name) && later.has(owner))
      .map((name): FieldChange => ({
        kind: 'reused',
        path: [...at, name],
        was: owner,
        details: [],
      })),
  )
  return [...lost, ...newlyRequired, ...reused]
}

function fieldChanges(before: JsonObject, after: JsonObject, path: string[]): FieldChange[] {
  const details = narrowings(before, after)
  const inside = isObject(after.items) && isObject(before.items)
  return [
    ...(details.length > 0 ? [{ kind: 'narrowed' as const, path, details }] : []),
    ...objectChanges(before, after, path),
    ...(inside
      ? fieldChanges(before.items as JsonObject, after.items as JsonObject, [...path, '*'])
      : []),
  ]
}

/**
 * A type whose own fields have the rules they inherit (`allOf` with `$ref`), so that a field that later stands on its
 * own with the same rules is no change.
 */
function completed(schema: JsonObject, types: Types): JsonObject {
  const bases = Array.isArray(schema.allOf) ? schema.allOf.filter(isObject) : []
  const inherited = new Map(
    bases.flatMap(({ $ref }) => {
      const base = typeof $ref === 'string' && types[basename($ref, '.json')]
      return base ? [...fieldsOf(completed(base.schema, types))] : []
    }),
  )
  const own = isObject(schema.properties) ? schema.properties : {}
  const properties = Object.entries(own).map(([name, field]) => [
    name,
    isObject(field) ? { ...inherited.get(name), ...field } : field,
  ])
  return { ...schema, properties: Object.fromEntries(properties) as JsonObject }
}

/** All fields of an object with those of its conditions. */
function fieldsOf(schema: JsonObject): Map<string, JsonObject> {
  const parts = [schema, ...allBranchesOf(schema)].reverse()
  const entries = parts.flatMap(({ properties }) =>
    Object.entries(isObject(properties) ? properties : {}),
  )
  return new Map(entries.map(([name, field]) => [name, isObject(field) ? field : {}]))
}

const requiredOf = ({ required }: JsonObject): Set<string> =>
  new Set(Array.isArray(required) ? required.map(String) : [])
