import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { ConnectionLimits } from '../http/connection-limits'
import type { Pool } from '../database/database'
import type { Sessions } from '../security/session'
import type { Settings } from '../settings/settings'
import { chatFiles } from './chat-files'
import { chatConsole } from './console'
import { dialogue } from './dialogue'
import { givenAnswers } from './given-answers'
import { openHub } from './hub'
import { madeRecords, type RecordsForCustomers } from './made-records'
import { robot } from './robot'
import type { RobotCatalogue } from './robot-catalogue'
import { registerChatSocket } from './socket'
import { unknownQuestions } from './unknown'
import type { Handlers } from '../http/handler'
import { listAllReplies } from './replies.sql'

export interface ChatParts {
  pool: Pool
  url: string
  sessions: Sessions
  settings: Settings
  connections: ConnectionLimits
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** WebSocket of the customer service chat; it ends with the server on which it is registered. */
export function chatSocket({ pool, url, sessions, settings, connections, log }: ChatParts) {
  const hub = openHub({ pool, url, serviceId: settings.customerServiceUserId, log })
  return (app: FastifyInstance) =>
    registerChatSocket(app, { pool, sessions, settings, hub, connections })
}

export const chatHandlers = (catalogue: RobotCatalogue, records: RecordsForCustomers) => ({
  ...dialogue,
  ...robot(catalogue),
  ...chatFiles,
  ...chatConsole(catalogue),
  ...madeRecords(catalogue, records),
  ...cannedReplies,
  ...unknownQuestions,
  ...givenAnswers,
})

/** The canned replies that the console offers. Lists and forms of the office are those of a kept record. */
const cannedReplies = {
  listCannedReplies: (_call, { database }) => listAllReplies(database),
} satisfies Partial<Handlers>
