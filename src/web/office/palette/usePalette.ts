import { useEffect, useRef, useState, type RefObject } from 'react'
import { keyOf } from '../../ui/keys'

/** Apple's keyboards have a command key for what Ctrl does elsewhere. */
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
export const shortcut = isApple
  ? { shown: '⌘ K', aria: 'Meta+K' }
  : { shown: 'Ctrl K', aria: 'Control+K' }

function isShortcut(event: KeyboardEvent): boolean {
  const held = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
  return held && !event.altKey && !event.shiftKey && keyOf(event).toLowerCase() === 'k'
}

/** A native dialog covers everything else, also a palette opened above it. */
const isCovered = () => document.querySelector('dialog:modal') !== null

export interface Palette {
  /** Counts the openings, so that each starts anew; undefined while it is closed. */
  opening: number | undefined
  open: () => void
  /** Closes it and gives the focus back. */
  close: () => void
  /** Closes it for another page. */
  leave: () => void
  typed: string
  type: (typed: string) => void
  /** Enter was pressed for this text: what is found first is opened. */
  isEntered: boolean
  enter: () => void
  /** Takes the keys that are pressed before the palette's own input has come. */
  catcher: RefObject<HTMLInputElement | null>
}

/** The palette's state, and its shortcut. */
export function usePalette(): Palette {
  const [opening, setOpening] = useState<number>()
  // A shortcut may arrive before React has rendered the previous key's change.
  const latest = useRef({ isOpen: false, openings: 0 })
  const [typed, setTyped] = useState('')
  const [entered, setEntered] = useState<string>()
  const catcher = useRef<HTMLInputElement>(null)
  const focused = useRef<HTMLElement>(null)

  const type = (written: string) => {
    setEntered(undefined)
    setTyped(written)
  }
  const open = () => {
    const { activeElement } = document
    focused.current = activeElement instanceof HTMLElement ? activeElement : null
    type('')
    latest.current = { isOpen: true, openings: latest.current.openings + 1 }
    setOpening(latest.current.openings)
    // At once, so that not even a key of an input method is lost.
    catcher.current?.focus({ preventScroll: true })
  }
  const close = () => {
    latest.current.isOpen = false
    setEntered(undefined)
    setOpening(undefined)
  }
  const leave = () => {
    focused.current = null
    close()
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event) || isCovered()) return
      event.preventDefault()
      if (latest.current.isOpen) close()
      else open()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  // Only once the dialog, which holds the focus, is gone.
  useEffect(() => {
    if (opening === undefined) focused.current?.focus({ preventScroll: true })
  }, [opening])

  return {
    opening,
    open,
    close,
    leave,
    typed,
    type,
    isEntered: entered === typed,
    enter: () => setEntered(typed),
    catcher,
  }
}
