import { useEffect, useState, useSyncExternalStore } from 'react'

/** A click may follow the lifted finger within this time. */
const clickMs = 500
/** A second click within this time may belong to a double click. */
const doubleClickMs = 500

let pressed = false
let ending: number | undefined
const listeners = new Set<() => void>()

function set(next: boolean) {
  window.clearTimeout(ending)
  if (pressed === next) return
  pressed = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('pointerdown', press, true)
    document.addEventListener('pointerup', lift, true)
    document.addEventListener('pointercancel', lift, true)
    document.addEventListener('click', clicked, true)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('pointerdown', press, true)
    document.removeEventListener('pointerup', lift, true)
    document.removeEventListener('pointercancel', lift, true)
    document.removeEventListener('click', clicked, true)
    set(false)
  }
}

const press = () => set(true)
const lift = () => (ending = window.setTimeout(() => set(false), clickMs))
// Reset after the click handlers have run.
const clicked = () => (ending = window.setTimeout(() => set(false)))

/**
 * Holds a value during a pointer press: a layout change on blur would move the button below the finger, and the click
 * would be lost.
 */
export function useUnpressed<T>(value: T): T {
  const isPressed = useSyncExternalStore(subscribe, () => pressed)
  const [shown, setShown] = useState(value)
  if (isPressed || shown === value) return shown
  setShown(value)
  return value
}

/** True if the user cannot have read the note yet, because it is held back by a press or has just appeared. */
export function useUnread(note: string | undefined): boolean {
  const shown = useUnpressed(note)
  const [read, setRead] = useState<string>()
  useEffect(() => {
    if (shown === undefined) return
    const timer = window.setTimeout(() => setRead(shown), doubleClickMs)
    return () => {
      window.clearTimeout(timer)
      setRead(undefined)
    }
  }, [shown])
  return note !== undefined && note !== read
}
