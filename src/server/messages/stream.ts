import type { ConnectionLimits } from '../connection-limits'
import { userOf } from '../context'
import { Refusal } from '../errors'
import { EventStream, type Handlers } from '../handler'
import type { MessageFeed } from '../notifications/feed'
import type { Sessions } from '../session'

/** Word of new messages, sent to pages while they are open. */
export const messageStream = (
  sessions: Sessions,
  feed: MessageFeed,
  connections: ConnectionLimits,
) =>
  ({
    giveStreamTicket: async (_call, context) => ({
      ticket: await sessions.ticketOf(userOf(context)),
    }),

    async streamNotifications({ query: { ticket } }, { database }) {
      const { id } = await sessions.userOfTicket(database, ticket)
      const leavePlace = connections.ofUser(id)
      if (!leavePlace) throw new Refusal('common.tooManyConnections', { retryAfterSeconds: 60 })
      return new EventStream(feed.open(id).once('close', leavePlace))
    },
  }) satisfies Partial<Handlers>
