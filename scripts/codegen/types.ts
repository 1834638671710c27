import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { JsonObject } from './json'

/** The schemas of a folder by the names of their types. */
export type Types = Record<string, { file: string; schema: JsonObject }>

export function readTypes(folder: string): Types {
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.json'),
      )
    : []
  return Object.fromEntries(
    files.sort().map((name) => [
      basename(name, '.json'),
      // A schema file holds an object.
      { file: name, schema: JSON.parse(readFileSync(join(folder, name), 'utf8')) as JsonObject },
    ]),
  )
}
