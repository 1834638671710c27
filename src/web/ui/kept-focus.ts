import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The page that is open; the frames around pages come and go. */
let open: string | undefined
/** Whether the content of the open page has yet to come. */
let isAwaited = false

/**
 * Where the page that is left takes the focus with it, the content of the next page has it: from there a keyboard goes
 * on, and a screen reader hears that another page is there.
 */
export function useKeptFocus(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const isNext = open !== undefined && open !== pathname
    open = pathname
    if (isNext) isAwaited = !focusContent()
  }, [pathname])
}

/** The content of a page without a frame comes with the page: it may be later than the way there. */
export function useAwaitedFocus(): void {
  useEffect(() => {
    if (isAwaited) isAwaited = !focusContent()
  }, [])
}

/** Where a part goes that had the focus, such as the button of what is done, the content of its page has it. */
export function useHandedOnFocus(): void {
  useEffect(() => () => void requestAnimationFrame(focusContent), [])
}

/** Whether there is a content to go on in. */
function focusContent(): boolean {
  const content = document.getElementById('content')
  if (document.activeElement === document.body) content?.focus({ preventScroll: true })
  return content !== null
}
