import { useRef } from 'react'

/** Ignores calls while the work is running: a second click may come before the disabled state renders. */
export function useOneAtATime<Args extends unknown[]>(
  work: (...args: Args) => Promise<unknown>,
): (...args: Args) => void {
  const busy = useRef(false)
  return (...args) => {
    if (busy.current) return
    busy.current = true
    void work(...args).finally(() => {
      busy.current = false
    })
  }
}
