import { isDeepStrictEqual } from 'node:util'

/** True if a form equals the stored record; saving it would create an equal version. */
export function isUnchanged(stored: object, form: object): boolean {
  return isDeepStrictEqual(filled(stored), filled(form))
}

/** Treats empty fields like missing ones. */
function filled(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(filled)
  if (typeof value !== 'object' || value === null) return value
  const isEmpty = (value: unknown) =>
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const kept = filled(inner)
      return isEmpty(kept) ? [] : [[name, kept]]
    }),
  )
}
