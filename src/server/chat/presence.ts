import type { Pool } from '../database/database'
import { setAgentSeen, setCustomerSeen } from './presence.sql'

/** Interval of presence updates. */
const noteAgainMs = 30_000

/** Notes that a customer (of `conversationId`) or an agent is here, at most every half minute. */
export function presenceOf(pool: Pool, conversationId: number | undefined, userId: number) {
  let notedAt = performance.now()
  const note = async (here: boolean) => {
    if (conversationId !== undefined) await setCustomerSeen(pool, conversationId, here)
    else await setAgentSeen(pool, userId, here)
  }
  return {
    note,
    async noteAgain() {
      if (performance.now() - notedAt < noteAgainMs) return
      notedAt = performance.now()
      await note(true)
    },
  }
}
