import { askLast, queries } from '../calls/api'
import { mayLeavePart } from '../forms/leaving'
import { text } from '../language/locale'
import { forgetUser, isPreparing } from '../session/session'
import { endMessageStreams } from './message-stream'

/** So long who logs out waits for answers that are on their way. */
const patienceMs = 2000

/** Asks first where a form is open or a reservation prepared: they go with the session. Ends the session here and on the server, and opens the login afresh, so that nothing of the user stays in memory. */
export async function logOut(login: '/login' | '/office/login' = '/login'): Promise<void> {
  if (!mayLeavePart('session')) return
  if (isPreparing() && !window.confirm(text('shell.logOut.prepared'))) return
  // A stream that is opened while the session ends would be refused.
  endMessageStreams()
  await untilAnswered()
  await askLast()
  forgetUser()
  window.location.assign(import.meta.env.BASE_URL.replace(/\/$/, '') + login)
}

/** What is asked while the session ends would be refused; a slow answer is not waited for. */
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
