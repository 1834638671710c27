export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object in a field; throws where the description has none. */
export function objectAt(holder: Json | undefined, key: string): JsonObject {
  const value = isObject(holder) ? holder[key] : undefined
  if (!isObject(value)) throw new Error(`The description has no object ${key}`)
  return value
}

/** The objects of a table, by name. */
export const objectsIn = (table: Json | undefined): [string, JsonObject][] =>
  Object.entries(isObject(table) ? table : {}).flatMap(([name, value]) =>
    isObject(value) ? [[name, value]] : [],
  )
