import { useRef } from 'react'

/** Milliseconds in which a second click is ignored: on a product page, in a list, for messages. */
const throttleMs = { page: 1000, list: 2000, read: 1000, readAll: 500 }

type Throttle = (name: string, place: keyof typeof throttleMs, work: () => unknown) => void

/**
 * Throttles clicks by name: the first one acts, further ones within the time of the place are ignored. Check
 * beforehand if the work can be done (for example that something is selected), so that a refused click does not
 * count.
 */
export function useThrottle(): Throttle {
  const last = useRef(new Map<string, number>())
  return (name, place, work) => {
    const now = Date.now()
    const since = now - (last.current.get(name) ?? 0)
    // `since` is negative if the clock was set back.
    if (since >= 0 && since < throttleMs[place]) return
    last.current.set(name, now)
    void work()
  }
}
