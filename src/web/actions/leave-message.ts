import { useSyncExternalStore } from 'react'
import { isCustomer } from '../../domain/account/account'
import { text } from '../language/locale'
import { currentUser } from '../session/session'
import { showToast } from '../ui/toast-list'
import { gatedAction } from './gate'

let leaving = false
const listeners = new Set<() => void>()

function change(next: boolean) {
  leaving = next
  for (const listener of listeners) listener()
}

/** Opens the dialog for a message to the maker, which the customers' frame renders. */
export const leaveMessage = gatedAction('leaveMessage', 'message', () => {
  if (isCustomer(currentUser())) change(true)
  else showToast('warning', text('common.forbidden'))
})

export const closeLeaveMessage = () => change(false)

export function useLeavingMessage(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => leaving,
  )
}
