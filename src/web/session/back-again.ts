import { api, dataOf } from '../calls/api'
import { currentUser, isStoredUser, storeUser } from './session'

/**
 * A page that the browser kept in memory comes back as it was left, also to somebody else or after a log-out in another tab.
 * It is kept invisible, and shown again when the server has said that its user is still logged in.
 */
export function checkWhoIsBack(): void {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && currentUser()) show(false)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void check()
  })
}

async function check(): Promise<void> {
  if (!isStoredUser()) return window.location.reload()
  if (currentUser()) {
    const user = await dataOf(api.GET('/admin/web/user/loginuser/baseinfo')).catch(() => undefined)
    // A refusal has ended the session; without an answer the page stays as it would have without going away.
    if (!currentUser()) return window.location.reload()
    if (user) storeUser(user)
  }
  show(true)
}

const show = (visible: boolean) =>
  void (document.documentElement.style.visibility = visible ? '' : 'hidden')
