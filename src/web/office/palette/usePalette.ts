import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
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

const isWritten = (event: KeyboardEvent) =>
  [...keyOf(event)].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey

/** A native dialog covers everything else, also a palette opened above it. */
const isCovered = () => document.querySelector('dialog:modal') !== null

interface Palette {
  isOpen: boolean
  open: () => void
  close: () => void
  typed: string
  type: (typed: string) => void
  /** The input of the opened palette. */
  input: RefObject<HTMLInputElement | null>
}

/** Opens the palette by its shortcut and keeps the keys that are typed before its input has the focus. */
export function usePalette(): Palette {
  const [isOpen, setOpen] = useState(false)
  const [typed, type] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const hadFocus = useRef(false)

  const open = () => {
    hadFocus.current = false
    type('')
    setOpen(true)
  }
  const close = () => setOpen(false)

  // Listens before the next key arrives.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isShortcut(event) && !isCovered()) {
        event.preventDefault()
        if (isOpen) close()
        else open()
      } else if (isOpen && !hadFocus.current) {
        hadFocus.current = document.activeElement === input.current
        const written = keyOf(event)
        if (hadFocus.current || !isWritten(event)) return
        event.preventDefault()
        event.stopPropagation()
        type((before) => before + written)
      }
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [isOpen])

  return { isOpen, open, close, typed, type, input }
}
