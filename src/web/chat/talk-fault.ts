import { closeToast, showToast } from '../ui/toast-list'

/** Milliseconds an error is shown in the chat. */
const toldMs = 8000

let shownFault: { id: number; timer: number } | undefined

/** Shows an error above the chat for a while, until it is resolved or replaced by another. */
export function tellFault(message: string): void {
  faultMended()
  const id = showToast('error', message)
  if (id !== undefined) shownFault = { id, timer: window.setTimeout(faultMended, toldMs) }
}

export function faultMended(): void {
  if (!shownFault) return
  window.clearTimeout(shownFault.timer)
  closeToast(shownFault.id)
  shownFault = undefined
}
