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
 * Shows a toast for a while; the same message only once at a time. An error stays until it is closed or something
 * succeeds. Returns the id, or undefined if the message is already shown.
 */
export function showToast(
  kind: ToastKind,
  message: string,
  action?: Toast['action'],
): number | undefined {
  if (toasts.some((toast) => toast.message === message)) return undefined
  const toast: Toast = { id: ++lastId, kind, message, ...(action && { action }) }
  // A success closes earlier errors, which it would seem to contradict.
  const others = kind === 'success' ? toasts.filter((toast) => toast.kind !== 'error') : toasts
  change([...others, toast])
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

/** Rows of the open modal dialogs that hold the toasts, because everything outside a modal dialog is inert. */
let places: HTMLElement[] = []

/** Shows toasts in the dialog opened last; returns a function that ends this. */
export function openToastPlace(place: HTMLElement): () => void {
  places = [...places, place]
  tellAll()
  return () => {
    places = places.filter((open) => open !== place)
    tellAll()
  }
}

export const currentToastPlace = (): HTMLElement | undefined => places.at(-1)

function change(next: Toast[]) {
  toasts = next
  tellAll()
}

function tellAll() {
  for (const listener of listeners) listener()
}
