import { userOf } from '../context'
import { EventStream, type Handlers } from '../handler'
import type { MessageFeed } from '../notifications/feed'
import type { Sessions } from '../session'

/** Word of new messages, sent to pages while they are open. */
export const messageStream = (sessions: Sessions, feed: MessageFeed) =>
  ({
    giveStreamTicket: async (_call, context) => ({
      ticket: await sessions.ticketOf(userOf(context)),
    }),

    async streamNotifications({ query: { ticket } }, { database }) {
      const { id } = await sessions.userOfTicket(database, ticket)
      return new EventStream(feed.open(id))
    },
  }) satisfies Partial<Handlers>
