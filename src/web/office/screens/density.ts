import { useSyncExternalStore } from 'react'
import { currentUser } from '../../session/session'
import { readStored, writeStored } from '../../session/storage'

/** The height of the rows in all lists of the office. */
export const densities = ['compact', 'roomy'] as const
export type Density = (typeof densities)[number]

const keyOf = () => `density.${currentUser()?.id ?? 'visitor'}`
const listeners = new Set<() => void>()

const current = (): Density =>
  readStored<Density>(keyOf(), 'local') === 'roomy' ? 'roomy' : 'compact'

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The density that the user has chosen in this browser. */
export const useDensity = () => useSyncExternalStore(subscribe, current)

export function chooseDensity(density: Density) {
  writeStored(keyOf(), density, 'local')
  for (const listener of listeners) listener()
}
