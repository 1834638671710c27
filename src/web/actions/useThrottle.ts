import { useRef } from 'react'

/** For so many milliseconds a second click is the same click, on a product's own page, in a list, and for messages. */
const throttleMs = { page: 1000, list: 2000, read: 1000, readAll: 500 }

type Throttle = (name: string, place: keyof typeof throttleMs, work: () => unknown) => void

/**
 * Of what is shown here: the first click acts, further ones of the same name within the time of the place are ignored.
 * What refuses to act, as something has yet to be chosen, asks before, so that the click after it counts.
 */
export function useThrottle(): Throttle {
  const last = useRef(new Map<string, number>())
  return (name, place, work) => {
    const now = Date.now()
    const since = now - (last.current.get(name) ?? 0)
    // A clock that was put back makes no click the same as one of later.
    if (since >= 0 && since < throttleMs[place]) return
    last.current.set(name, now)
    void work()
  }
}
