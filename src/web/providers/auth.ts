import type { AuthProvider } from '@refinedev/core'
import { currentUser, endSession } from '../session/session'

/** Refine's auth provider; the gate of the routes has already checked the user. */
export const session: AuthProvider = {
  check: async () => ({ authenticated: currentUser() !== undefined }),
  login: async () => ({ success: false, redirectTo: '/login' }),
  logout: async () => {
    endSession()
    return { success: true }
  },
  getIdentity: async () => currentUser(),
  getPermissions: async () => currentUser()?.staffRoles ?? [],
  // The API client has already ended an expired session.
  onError: async () => ({}),
}
