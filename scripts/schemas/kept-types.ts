import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { handPlaces } from '../../src/server/records/stored-places'
import { isObject, type Json } from '../codegen/json'
import type { Types } from '../codegen/types'

/**
 * The types whose values outlive a call: those that clients send and those that are stored, with every type they refer
 * to. A type that is only answered is computed anew each time, so its changes harm no value.
 */
export function keptTypes(types: Types, openapi = 'openapi'): Set<string> {
  const records = Object.entries(types).flatMap(([name, { schema }]) => {
    const record = schema['x-record']
    return isObject(record) ? [name, String(record.form ?? name)] : []
  })
  const roots = [...sentTypes(openapi), ...records, ...handPlaces.flatMap(({ forms }) => forms)]
  const kept = new Set<string>()
  const add = (name: string) => {
    if (kept.has(name)) return
    kept.add(name)
    const type = types[name]
    if (type) referredIn(type.schema).forEach(add)
  }
  roots.forEach(add)
  return kept
}

/** The types in the request bodies of all calls. */
const sentTypes = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => bodiesIn(parse(readFileSync(join(folder, name), 'utf8'))))
    .flatMap(referredIn)

function bodiesIn(value: Json): Json[] {
  if (Array.isArray(value)) return value.flatMap(bodiesIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'requestBody' ? [inner] : bodiesIn(inner),
  )
}

/** The names of the types in the references of a document. */
const referredIn = (value: Json): string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"(?:[^"]*\/)?(\w+)\.json"/g)].map(
    ([, name = '']) => name,
  )
