import type { Schemas } from '../../domain/schemas'
import { api } from '../calls/api'
import { leaveLook, startLook } from '../session/session'

/** From now on this tab sees the shop as a customer does. Opened afresh, so that nothing of before stays in memory. */
export function beginLook(session: Schemas['Session']): void {
  startLook(session)
  window.location.assign(import.meta.env.BASE_URL)
}

/** Back to where one came from, as oneself. */
export async function endLook(): Promise<void> {
  await api.DELETE('/auth/token/logout').catch(() => undefined)
  window.location.assign(leaveLook() ?? import.meta.env.BASE_URL)
}
