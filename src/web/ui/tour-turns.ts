import { useEffect, useId, useSyncExternalStore } from 'react'
import { currentToastPlace, subscribeToasts } from './toast-list'

let waiting: string[] = []
const listeners = new Set<() => void>()

function change(next: string[]) {
  waiting = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  const endToasts = subscribeToasts(listener)
  listeners.add(listener)
  return () => {
    endToasts()
    listeners.delete(listener)
  }
}

/** True while this tour may be shown: one at a time, in the order in which they began, and never over a dialog. */
export function useTurn(wanted: boolean): boolean {
  const id = useId()
  useEffect(() => {
    if (!wanted) return
    change([...waiting, id])
    return () => change(waiting.filter((other) => other !== id))
  }, [wanted, id])
  // A modal dialog is where toasts are shown while it is open.
  return useSyncExternalStore(
    subscribe,
    () => waiting[0] === id && currentToastPlace() === undefined,
  )
}
