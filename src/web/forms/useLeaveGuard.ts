import { useContext, useEffect } from 'react'
import { useHref, useLocation, UNSAFE_NavigationContext as Navigation, type To } from 'react-router'
import { watchBack } from '../pages/back'
import { currentTokens } from '../session/session'
import { text } from '../language/locale'
import { asking } from './leaving'

/** Index of a page in the history, as the router counts it. */
const placeOf = (state: unknown) => (state as { idx?: number } | null)?.idx ?? 0

/** The question's text: for a stored draft, for uploads in progress, or for a logout that ends drafts. */
type Question = 'screens.leave' | 'screens.leave.uploads' | 'screens.leave.logOut'

/**
 * Asks before the page is left while something is open: by a link, back or forward, a reload, or closing the tab.
 * With `staysOpen` the pages of a list, which differ in the query only, may be turned without a question.
 */
export function useLeaveGuard(
  open: boolean,
  {
    question = 'screens.leave',
    staysOpen = false,
  }: { question?: Question; staysOpen?: boolean } = {},
): void {
  const { navigator } = useContext(Navigation)
  const { pathname, key } = useLocation()
  const path = useHref(pathname)
  useEffect(() => {
    if (!open) return
    const stays = (to?: string) => !(staysOpen && to === path) && !mayLeave(question)
    const asks = (end?: 'session') => mayLeave(end ? 'screens.leave.logOut' : question)
    asking.add(asks)
    const { push, replace } = navigator
    navigator.push = (...to) => void (stays(pathOf(to[0])) || push(...to))
    navigator.replace = (...to) => void (stays(pathOf(to[0])) || replace(...to))

    const here = placeOf(window.history.state)
    let returning = false
    // popstate fires after the history has moved, so cancelling means going back.
    const moved = (event: PopStateEvent) => {
      if (returning) {
        returning = false
        event.stopImmediatePropagation()
      } else if (stays(window.location.pathname)) {
        event.stopImmediatePropagation()
        returning = true
        window.history.go(here - placeOf(event.state))
      }
    }
    const closing = (event: BeforeUnloadEvent) => {
      if (currentTokens()) event.preventDefault()
    }
    const unwatch = watchBack(moved)
    window.addEventListener('beforeunload', closing)
    return () => {
      asking.delete(asks)
      Object.assign(navigator, { push, replace })
      unwatch()
      window.removeEventListener('beforeunload', closing)
    }
    // `key` is a dependency because `here` changes with every navigation.
  }, [open, question, staysOpen, path, key, navigator])
}

const pathOf = (to: To) => (typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname)

/** After the session has ended the user goes to the login without a question. */
const mayLeave = (question: Question) => !currentTokens() || window.confirm(text(question))
