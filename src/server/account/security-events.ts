import { deviceOf } from '../../domain/account/device'
import { userOf } from '../context'
import type { Handlers } from '../handler'
import { listSecurityEvents } from '../security-events/security-events.sql'

export const securityEvents = {
  async listOwnSecurityEvents({ query: { current = 1, size = 10 } }, context) {
    const { total, events } = await listSecurityEvents(context.database, userOf(context).id, {
      offset: (current - 1) * size,
      limit: size,
    })
    const records = events.map(({ id, kind, time, address, userAgent }) => ({
      id,
      kind,
      time: time.toISOString(),
      address,
      ...deviceOf(userAgent),
    }))
    return { records, total, current, size }
  },
} satisfies Partial<Handlers>
