import { useContext, useEffect } from 'react'
import { UNSAFE_NavigationContext as Navigation } from 'react-router'
import { watchBack } from '../back'
import { currentTokens } from '../session'
import { text } from '../locale'
import { asking } from './leaving'

/** The place of a page in the history, as the router counts it. */
const placeOf = (state: unknown) => (state as { idx?: number } | null)?.idx ?? 0

/** What is asked: where a draft is kept, where files are still on their way, and where the session and its drafts end. */
type Question = 'screens.leave' | 'screens.leave.uploads' | 'screens.leave.logOut'

/** While something is open, asks before this page is left: by a link, back and forward, a reload or closing the tab. */
export function useLeaveGuard(open: boolean, question: Question = 'screens.leave'): void {
  const { navigator } = useContext(Navigation)
  useEffect(() => {
    if (!open) return
    const stays = () => !mayLeave(question)
    const asks = (end?: 'session') => mayLeave(end ? 'screens.leave.logOut' : question)
    asking.add(asks)
    const { push, replace } = navigator
    navigator.push = (...to) => void (stays() || push(...to))
    navigator.replace = (...to) => void (stays() || replace(...to))

    const here = placeOf(window.history.state)
    let returning = false
    // What has been left already is come back to.
    const moved = (event: PopStateEvent) => {
      if (returning) {
        returning = false
        event.stopImmediatePropagation()
      } else if (stays()) {
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
  }, [open, question, navigator])
}

/** Who is no longer logged in goes to the login without a question. */
const mayLeave = (question: Question) => !currentTokens() || window.confirm(text(question))
