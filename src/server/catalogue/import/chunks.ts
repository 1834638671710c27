/** Values per statement. */
export const valuesAtOnce = 20_000

/** Splits a list into chunks of at most `size`. */
export function* chunksOf<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size)
}
