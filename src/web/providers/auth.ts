import type { AuthProvider } from '@refinedev/core'
import { currentUser, endSession } from '../session/session'

/** Refine's questions about who is logged in; the gate of the routes has already let them in. */
export const session: AuthProvider = {
  check: async () => ({ authenticated: currentUser() !== undefined }),
  login: async () => ({ success: false, redirectTo: '/login' }),
  logout: async () => {
    endSession()
    return { success: true }
  },
  getIdentity: async () => currentUser(),
  getPermissions: async () => currentUser()?.staffRoles ?? [],
  // A session that ended has been ended by the client of the calls.
  onError: async () => ({}),
}
