import { useSyncExternalStore } from 'react'
import { gatedAction } from './gate'

const listeners = new Set<() => void>()
let open = false

function change(next: boolean) {
  open = next
  for (const listener of listeners) listener()
}

/** Opens the chat with customer service, after a login if needed. */
export const consult = gatedAction('consult', 'chat', () => change(true))

export const closeService = () => change(false)

export function useServiceOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )
}
