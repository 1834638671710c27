import { closeToast, showToast } from '../ui/toast-list'

/** So long something that went wrong is told in the talk. */
const toldMs = 8000

let told: { id: number; timer: number } | undefined

/** Says over the talk what went wrong: for a while, and until it is mended or something else is. */
export function tellFault(message: string): void {
  faultMended()
  const id = showToast('error', message)
  if (id !== undefined) told = { id, timer: window.setTimeout(faultMended, toldMs) }
}

export function faultMended(): void {
  if (!told) return
  window.clearTimeout(told.timer)
  closeToast(told.id)
  told = undefined
}
