import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { withBorrowed } from './borrowed'
import type { JsonObject } from './json'

/** The schemas of a folder by the names of their types. */
export type Types = Record<string, { file: string; schema: JsonObject }>

export function readTypes(folder: string): Types {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.json'),
      )
    : []
  const written = files.sort().map((file) => ({
    file,
    type: basename(file, '.json'),
    // A schema file holds an object.
    schema: JSON.parse(readFileSync(join(folder, file), 'utf8')) as JsonObject,
  }))
  const schemas = Object.fromEntries(written.map(({ type, schema }) => [type, schema]))
  return Object.fromEntries(
    written.map(({ type, file, schema }) => [
      type,
      { file, schema: withBorrowed(schema, schemas) },
    ]),
  )
}
