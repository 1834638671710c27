import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type Json, type JsonObject } from './json'

/** All texts of src/i18n by their keys. */
export function readTexts(folder = 'src/i18n'): JsonObject {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return Object.assign(
    {},
    ...files.map((file): JsonObject => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  )
}

/** Puts the texts of src/i18n in place of their keys in every `x-error`: a sentence of several fields stands there once. */
export function withMessages(value: Json, texts: JsonObject): Json {
  if (Array.isArray(value)) return value.map((inner) => withMessages(inner, texts))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'x-error' && isObject(inner) ? spoken(inner, texts) : withMessages(inner, texts),
    ]),
  )
}

function spoken(messages: JsonObject, texts: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(messages).map(([rule, message]) => {
      if (typeof message !== 'string') return [rule, message]
      const text = texts[message]
      if (text === undefined) throw new Error(`x-error: src/i18n has no text ${message}`)
      return [rule, text]
    }),
  )
}
