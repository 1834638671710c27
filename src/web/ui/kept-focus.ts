import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Path of the current page; kept outside components because frames are remounted. */
let open: string | undefined
/** True while the content of the current page has yet to be rendered. */
let isAwaited = false

/**
 * After a navigation that removed the focused element, focuses the new page's content, so that keyboard users
 * continue there and screen readers announce the page.
 */
export function useKeptFocus(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const isNext = open !== undefined && open !== pathname
    open = pathname
    if (isNext) isAwaited = !focusContent()
  }, [pathname])
}

/** For pages without a frame, whose content may render after the navigation. */
export function useAwaitedFocus(): void {
  useEffect(() => {
    if (isAwaited) isAwaited = !focusContent()
  }, [])
}

/** When a focused part unmounts, such as the button of a finished action, focuses the page's content. */
export function useHandedOnFocus(): void {
  useEffect(() => () => void requestAnimationFrame(focusContent), [])
}

/** Returns false if there is no content yet. */
function focusContent(): boolean {
  const content = document.getElementById('content')
  if (document.activeElement === document.body) content?.focus({ preventScroll: true })
  return content !== null
}
