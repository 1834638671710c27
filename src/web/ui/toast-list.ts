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
 * Shows a message for a while; of the same message one at a time. An error stays until it is closed, or something succeeds. Answers which it
 * is, unless it is there already.
 */
export function showToast(
  kind: ToastKind,
  message: string,
  action?: Toast['action'],
): number | undefined {
  if (toasts.some((toast) => toast.message === message)) return undefined
  const toast: Toast = { id: ++lastId, kind, message, ...(action && { action }) }
  // What was wrong before is put right: beside a success its message would say that it is not.
  const others = kind === 'success' ? toasts.filter((one) => one.kind !== 'error') : toasts
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

/** Where messages are shown while a modal dialog is open: what lies outside of it can be neither read nor pressed. */
export interface ToastPlace {
  element: HTMLElement
  /** px from the top of the window, where the usual place is not free */
  offset: number | undefined
}

let places: ToastPlace[] = []

/** Messages are shown in the dialog that was opened last; answers what ends that. */
export function openToastPlace(place: ToastPlace): () => void {
  places = [...places, place]
  tellAll()
  return () => {
    places = places.filter((one) => one !== place)
    tellAll()
  }
}

export const currentToastPlace = (): ToastPlace | undefined => places.at(-1)

function change(next: Toast[]) {
  toasts = next
  tellAll()
}

function tellAll() {
  for (const listener of listeners) listener()
}
