import type { Attempt } from './attempts.sql'

/** Attempts that this process is checking, by counter key. */
const running = new Map<string, Set<Promise<unknown>>>()
/** Serialises the counting per key, so that each attempt sees those admitted before it. */
const counting = new Map<string, Promise<unknown>>()

/**
 * Runs an attempt after counting it, so that concurrent wrong attempts cannot exceed the limit. An attempt over the
 * limit waits for the running ones, because a right one takes its count back, and is refused only if none is left.
 * Any number of concurrent right attempts is therefore admitted.
 */
export async function inTurn<T>(
  key: string,
  count: () => Promise<Attempt>,
  refuse: (seconds: number) => never,
  attempt: (failures: number) => Promise<T>,
): Promise<T> {
  for (;;) {
    const { begun, others, seconds } = await counted(key, count, attempt)
    if (begun) return begun()
    if (others.length === 0) refuse(seconds)
    await Promise.race(others)
  }
}

interface Turn<T> {
  /**
   * Returns the running attempt if it was admitted. A function, because an async function would await a returned
   * promise.
   */
  begun?: () => Promise<T>
  others: Promise<unknown>[]
  seconds: number
}

async function counted<T>(
  key: string,
  count: () => Promise<Attempt>,
  attempt: (failures: number) => Promise<T>,
): Promise<Turn<T>> {
  const before = counting.get(key)
  const mine = (async (): Promise<Turn<T>> => {
    await before
    const { seconds, failures } = await count()
    const others = [...(running.get(key) ?? [])]
    if (seconds > 0) return { others, seconds }
    const begun = begin(key, attempt(failures))
    return { begun: () => begun, others, seconds }
  })()
  const done = settled(mine)
  counting.set(key, done)
  try {
    return await mine
  } finally {
    if (counting.get(key) === done) counting.delete(key)
  }
}

function begin<T>(key: string, attempt: Promise<T>): Promise<T> {
  const all = running.get(key) ?? new Set<Promise<unknown>>()
  running.set(key, all)
  const ended = settled(attempt)
  all.add(ended)
  void ended.then(() => {
    all.delete(ended)
    if (all.size === 0 && running.get(key) === all) running.delete(key)
  })
  return attempt
}

const settled = (promise: Promise<unknown>): Promise<void> =>
  promise.then(
    () => {},
    () => {},
  )
