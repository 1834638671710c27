import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { itemAt } from '../../src/domain/lists/items'

/**
 * Milliseconds per item, ascending. Each item runs three times, with `fresh` called before, and the shortest time
 * counts, to ignore other load on the machine.
 */
export function timesOf<T>(
  items: readonly T[],
  run: (item: T) => unknown,
  fresh: () => void = () => {},
): number[] {
  const shortest = items.map(() => Infinity)
  for (let round = 0; round < 3; round++) {
    items.forEach((item, at) => {
      fresh()
      const start = performance.now()
      run(item)
      shortest[at] = Math.min(itemAt(shortest, at), performance.now() - start)
    })
  }
  return shortest.sort((a, b) => a - b)
}

export function percentile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? NaN
}

/** MB held by the process after a garbage collection: heap and external arrays. */
export function heldMegabytes(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}

/** Wall time and processor time of a run in ms. On a busy machine only the latter shows the cost. */
export function costOf<T>(run: () => T) {
  const start = performance.now()
  const before = process.cpuUsage()
  const result = run()
  const { user, system } = process.cpuUsage(before)
  return { result, wall: performance.now() - start, cpu: (user + system) / 1000 }
}

export function median(values: readonly number[]): number {
  const ascending = [...values].sort((a, b) => a - b)
  const middle = ascending.length >> 1
  return ascending.length % 2 === 1
    ? itemAt(ascending, middle)
    : (itemAt(ascending, middle - 1) + itemAt(ascending, middle)) / 2
}
