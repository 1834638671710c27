import { itemAt } from '../../src/domain/lists/items'
/** A pseudo-random generator with the same numbers in every run (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    below: (limit: number) => Math.floor(next() * limit),
    chance: (share: number) => next() < share,
    pick: <T>(items: ArrayLike<T>): T => itemAt(items, Math.floor(next() * items.length)),
  }
}

export type Random = ReturnType<typeof randomFrom>
