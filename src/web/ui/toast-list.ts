export type ToastKind = 'success' | 'info' | 'warning' | 'error'

export interface Toast {
  id: number
  kind: ToastKind
  message: string
  action?: { label: string; run: () => void }
}

let toasts: Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Shows a message for a while; of the same message one at a time. An error stays until it is closed. Answers which it
 * is, unless it is there already.
 */
export function showToast(
  kind: ToastKind,
  message: string,
  action?: Toast['action'],
): number | undefined {
  if (toasts.some((toast) => toast.message === message)) return undefined
  const toast: Toast = { id: ++lastId, kind, message, ...(action && { action }) }
  change([...toasts, toast])
  if (kind !== 'error') window.setTimeout(() => closeToast(toast.id), 4000)
  return toast.id
}

export function closeToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentToasts = () => toasts

function change(next: Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
