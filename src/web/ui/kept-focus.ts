import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Where the page that is left takes the focus with it, the content of the next page has it: from there a keyboard goes
 * on, and a screen reader hears that another page is there.
 */
export function useKeptFocus(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusContent()
  }, [pathname])
}

/** Where a part goes that had the focus, such as the button of what is done, the content of its page has it. */
export function useHandedOnFocus(): void {
  useEffect(() => () => void requestAnimationFrame(focusContent), [])
}

function focusContent() {
  if (document.activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true })
}
