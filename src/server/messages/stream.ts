import type { ConnectionLimits } from '../http/connection-limits'
import { userOf } from '../http/context'
import { Refusal } from '../http/errors'
import { EventStream, type Handlers } from '../http/handler'
import type { MessageFeed } from '../notifications/feed'
import type { Sessions } from '../security/session'

/** Pushes new notifications to open pages (server-sent events). */
export const messageStream = (
  sessions: Sessions,
  feed: MessageFeed,
  connections: ConnectionLimits,
) =>
  ({
    giveStreamTicket: async (_call, context) => ({
      ticket: await sessions.ticketOf(context.database, userOf(context)),
    }),

    async streamNotifications({ query: { ticket } }, { database }) {
      const { id } = await sessions.userOfTicket(database, ticket)
      const leavePlace = connections.ofUser(id)
      if (!leavePlace) throw new Refusal('common.tooManyConnections', { retryAfterSeconds: 60 })
      return new EventStream(feed.open(id).once('close', leavePlace))
    },
  }) satisfies Partial<Handlers>
