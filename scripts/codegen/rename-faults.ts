import { isObject, objectsIn, type Json, type JsonObject } from './json'
import { allBranchesOf, namedFields } from './renames'
import type { Types } from './types'

/** A sentence for every `x-was` that leaves open which value belongs to which field. */
export const renameFaultsOf = (types: Types): string[] =>
  Object.entries(types).flatMap(([type, { file, schema }]) =>
    renameFaults(schema, type).map((fault) => `schemas/${file}: ${fault}`),
  )

/** The faults of `x-was` in a schema, as sentences. */
export function renameFaults(schema: JsonObject, type: string): string[] {
  return [
    ...(schema['x-was'] === undefined
      ? []
      : [`x-was belongs to a field; ${type} as a whole cannot be renamed by it.`]),
    ...objectFaults(schema),
    ...recordWordFaults(schema),
  ]
}

function objectFaults(schema: JsonObject): string[] {
  const parts = [schema, ...allBranchesOf(schema)]
  const fields = parts.flatMap(({ properties }) => objectsIn(properties))
  const nested = [
    ...fields.map(([, field]) => field),
    ...parts.flatMap(({ items }) => (isObject(items) ? [items] : [])),
  ]
  const malformed = fields.filter(([, field]) => !isFormer(field['x-was']))
  if (malformed.length > 0)
    return malformed.map(
      ([name]) =>
        `x-was of "${name}" must be the former name, or a list of former names with the newest first.`,
    )
  const names = new Map(namedFields(schema))
  return [
    ...[...names].flatMap(([name, was]) => nameFaults(name, was, names)),
    ...sharedFaults(names),
    ...mentions(parts, names),
    ...nested.flatMap(objectFaults),
  ]
}

const isFormer = (word: Json | undefined): boolean =>
  word === undefined ||
  isName(word) ||
  (Array.isArray(word) &&
    word.length > 0 &&
    word.every(isName) &&
    new Set(word).size === word.length)

const isName = (word: Json) => typeof word === 'string' && word !== '' && !/[\s.*]/.test(word)

function nameFaults(name: string, was: string[], names: Map<string, string[]>): string[] {
  return was.flatMap((former) => {
    if (former === name) return [`"${name}" names itself in x-was.`]
    const before = names.get(former)
    if (!before) return []
    const loop = loopFrom(name, names)
    if (loop)
      // Every field of a loop meets it; the first in the alphabet reports it.
      return [...loop].sort()[0] === name
        ? [
            `x-was goes round in a loop: ${[...loop, name].map((field) => `"${field}"`).join(' was ')}. To exchange the names of two fields, rename one to a new name in this release and go on in the next.`,
          ]
        : []
    const chain =
      before.length > 0
        ? ` (which was "${before.join('", "')}"): if all are one field, remove "${former}" and write "x-was": ${JSON.stringify([former, ...before])}`
        : `: remove "${former}", or the x-was`
    return [`"${name}" was "${former}", but "${former}" is still a field${chain}.`]
  })
}

/** The fields of a loop of former names that leads back to a field. */
function loopFrom(start: string, names: Map<string, string[]>): string[] | undefined {
  const search = (name: string, passed: string[]): string[] | undefined => {
    for (const former of names.get(name) ?? []) {
      if (former === start) return passed
      if (passed.includes(former)) continue
      const loop = search(former, [...passed, former])
      if (loop) return loop
    }
    return undefined
  }
  return search(start, [start])
}

function sharedFaults(names: Map<string, string[]>): string[] {
  const owners = new Map<string, string[]>()
  for (const [name, was] of names)
    for (const former of was) owners.set(former, [...(owners.get(former) ?? []), name])
  return [...owners]
    .filter(([former, shared]) => shared.length > 1 && !names.has(former))
    .map(
      ([former, shared]) =>
        `"${shared.join('" and "')}" all were "${former}": only one field can take its values.`,
    )
}

/** Rules of the object that still name a field by a former name. */
function mentions(parts: JsonObject[], names: Map<string, string[]>): string[] {
  const conditions = parts.flatMap((part) => (isObject(part.if) ? [part.if] : []))
  const named = [...parts, ...conditions].flatMap((part) => [
    ...namesIn('required', part.required),
    ...namesIn('if', isObject(part.if) ? part.if.properties : undefined),
    ...namesIn('dependentSchemas', part.dependentSchemas),
    ...namesIn('dependentRequired', part.dependentRequired),
  ])
  return [...new Set(named.flatMap(([word, name]) => outdated(word, name, names)))]
}

function namesIn(word: string, value: Json | undefined): [string, string][] {
  if (isObject(value))
    return Object.entries(value).flatMap(([name, more]): [string, string][] => [
      [word, name],
      ...(word === 'dependentRequired' ? namesIn(word, more) : []),
    ])
  return [value].flat().flatMap((name) => (typeof name === 'string' ? [[word, name]] : []))
}

function outdated(word: string, name: string, names: Map<string, string[]>): string[] {
  if (names.has(name)) return []
  const now = [...names].find(([, was]) => was.includes(name))?.[0]
  return now === undefined ? [] : [`${word} names "${name}", which is "${now}" now.`]
}

/** Words of x-record that name a field by a former name. */
function recordWordFaults(schema: JsonObject): string[] {
  const words = schema['x-record']
  if (!isObject(words)) return []
  const names = new Map(namedFields(schema))
  return ['search', 'sort', 'order', 'filters', 'columns', 'tones'].flatMap((word) =>
    namesIn(`x-record.${word}`, words[word]).flatMap(([place, name]) =>
      outdated(place, name.replace(/^-/, ''), names),
    ),
  )
}
