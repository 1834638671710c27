import { useRef } from 'react'

/** Work that does not begin again while it is under way: two clicks may come before the page is drawn anew. */
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
