import type { Handlers } from '../http/handler'
import { listAllReplies } from './replies.sql'

/** The canned replies that the console offers. Lists and forms of the office are those of a kept record. */
export const cannedReplies = {
  listCannedReplies: (_call, { database }) => listAllReplies(database),
} satisfies Partial<Handlers>
