import { deviceOf } from '../../domain/account/device'
import { userOf } from '../http/context'
import type { Handlers } from '../http/handler'
import { listSecurityEvents, pageDoorEvents } from '../security-events/security-events.sql'

export const securityEvents = {
  async listOwnSecurityEvents({ query: { current, size } }, context) {
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

  async pageSecurityEvents({ query }, { database, settings }) {
    const { current, size, order, keyword, kind, from, to } = query
    const days = { from, to, timeZone: settings.timeZone }
    const place = { offset: (current - 1) * size, limit: size, order }
    const { total, events } = await pageDoorEvents(database, { keyword, kind, days }, place)
    const records = events.map(({ userAgent, time, ...event }) => ({
      ...event,
      ...deviceOf(userAgent),
      time: time.toISOString(),
    }))
    return { records, total, current, size }
  },
} satisfies Partial<Handlers>
