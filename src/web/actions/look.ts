import type { Schemas } from '../../domain/schemas'
import { api } from '../calls/api'
import { leaveLook, startLook } from '../session/session'

/**
 * Impersonation: this tab shows the shop as a customer sees it. Reloads so that nothing of the previous session stays
 * in memory.
 */
export function beginLook(session: Schemas['Session']): void {
  startLook(session)
  window.location.assign(import.meta.env.BASE_URL)
}

/** Ends the impersonation and returns to the page before it. */
export async function endLook(): Promise<void> {
  await api.DELETE('/auth/token/logout').catch(() => undefined)
  window.location.assign(leaveLook() ?? import.meta.env.BASE_URL)
}
