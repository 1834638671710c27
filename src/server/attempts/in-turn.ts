import type { Attempt } from './attempts.sql'

/** What this process is looking at just now, by what it is counted for. */
const running = new Map<string, Set<Promise<unknown>>>()
/** The counting of each, one after the other: whoever is let through is seen to be running by the next. */
const counting = new Map<string, Promise<unknown>>()

/**
 * Looks at an attempt once it may be: it was counted before, so that many wrong ones at once are not more than the limit.
 * One that comes too many waits for those that are being looked at, because a right one takes its count back; only when
 * none is left is it refused. So many right ones at once are all let in.
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
  /** The attempt, where it may be looked at. A function, so that the turn does not await it. */
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
