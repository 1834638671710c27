import { api, dataOf } from '../calls/api'
import { currentUser, isStoredUser, storeUser } from './session'

/**
 * Pages restored from the back/forward cache show their old content, even to another user or after a logout in
 * another tab. They are hidden until the server confirms that the user is still logged in.
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
    // A refusal ended the session. Without an answer the page is shown, as if it had never been left.
    if (!currentUser()) return window.location.reload()
    if (user) storeUser(user)
  }
  show(true)
}

const show = (visible: boolean) =>
  void (document.documentElement.style.visibility = visible ? '' : 'hidden')
