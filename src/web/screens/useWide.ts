import { useSyncExternalStore } from 'react'

const query = '(min-width: 700px)'

/** Whether there is room for tables; below that a list is drawn as cards. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
  )
}
