import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds that each item takes, ascending. */
export function timesOf<T>(items: readonly T[], run: (item: T) => unknown): number[] {
  return items
    .map((item) => {
      const start = performance.now()
      run(item)
      return performance.now() - start
    })
    .sort((a, b) => a - b)
}

export function percentile(ascending: readonly number[], share: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * share))] ?? NaN
}

/** MB that the process holds once garbage is collected: heap and arrays outside it. */
export function heldMegabytes(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}

/** Wall and processor time of a run in ms. On a busy machine only the second tells what the work costs. */
export function costOf<T>(run: () => T) {
  const start = performance.now()
  const before = process.cpuUsage()
  const result = run()
  const { user, system } = process.cpuUsage(before)
  return { result, wall: performance.now() - start, cpu: (user + system) / 1000 }
}
