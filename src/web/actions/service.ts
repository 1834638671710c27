import { useSyncExternalStore } from 'react'
import { gatedAction } from './gate'

/** docked = beside the page, large = a dialog over it */
type ServicePlace = 'closed' | 'docked' | 'large'

const listeners = new Set<() => void>()
let place: ServicePlace = 'closed'

function change(next: ServicePlace) {
  place = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Opens the chat with customer service, after a login if needed. */
export const consult = gatedAction('consult', 'chat', () => {
  if (place === 'closed') change('docked')
})

export const closeService = () => change('closed')
export const dockService = () => change('docked')
export const enlargeService = () => change('large')

/** Place of the chat, if it has room: a narrow window always shows it large. */
export const useServicePlace = () => useSyncExternalStore(subscribe, () => place)
