import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'

/** Passes the focus on when the part of a table that has it leaves; returns the focus handler of the table. */
export function useLostFocus(next: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(null)
  useEffect(() => {
    if (focused.current?.isConnected !== false || document.activeElement !== document.body) return
    focused.current = null
    next.current?.focus({ preventScroll: true })
  })
  return ({ target }: FocusEvent) => {
    focused.current = target
  }
}
