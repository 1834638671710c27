import { askLast, queries } from '../calls/api'
import { mayLeavePart } from '../forms/leaving'
import { text } from '../language/locale'
import { forgetUser, isPreparing } from '../session/session'
import { endMessageStreams } from './message-stream'

/** Maximum wait for pending answers at logout. */
const patienceMs = 2000

/**
 * Asks for confirmation if a form is open or a reservation is being prepared, since both are lost. Ends the session
 * here and on the server, and reloads at the login so that nothing of the user stays in memory.
 */
export async function logOut(login: '/login' | '/office/login' = '/login'): Promise<void> {
  if (!mayLeavePart('session')) return
  if (isPreparing() && !window.confirm(text('shell.logOut.prepared'))) return
  // A stream opened during the logout would be refused.
  endMessageStreams()
  await untilAnswered()
  await askLast()
  forgetUser()
  window.location.assign(import.meta.env.BASE_URL.replace(/\/$/, '') + login)
}

/** Calls made during the logout would be refused, so wait for pending ones, but not for slow ones. */
function untilAnswered(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = window.setTimeout(end, patienceMs)
    const check = () => queries.isFetching() === 0 && end()
    const unsubscribe = queries.getQueryCache().subscribe(check)
    check()
  })
}
