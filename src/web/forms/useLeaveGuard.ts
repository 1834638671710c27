import { useContext, useEffect } from 'react'
import { useHref, useLocation, UNSAFE_NavigationContext as Navigation, type To } from 'react-router'
import { watchBack } from '../pages/back'
import { currentTokens } from '../session/session'
import { text } from '../language/locale'
import { asking } from './leaving'

/** The place of a page in the history, as the router counts it. */
const placeOf = (state: unknown) => (state as { idx?: number } | null)?.idx ?? 0

/** What is asked: where a draft is kept, where files are still on their way, and where the session and its drafts end. */
type Question = 'screens.leave' | 'screens.leave.uploads' | 'screens.leave.logOut'

/**
 * While something is open, asks before this page is left: by a link, back and forward, a reload or closing the tab. Where
 * it `staysOpen` on the other pages of a list, which the query of the address names, these may be turned without a question.
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
    // What has been left already is come back to.
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
    // `here` is another place after each step.
  }, [open, question, staysOpen, path, key, navigator])
}

const pathOf = (to: To) => (typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname)

/** Who is no longer logged in goes to the login without a question. */
const mayLeave = (question: Question) => !currentTokens() || window.confirm(text(question))
