import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

/** Assigns a waiting conversation to an agent; only one of several concurrent calls succeeds. */
export async function claimWaiting(
  database: Database,
  id: number,
  agentId: number,
): Promise<boolean> {
  const claimed = await database
    .updateTable('chat_conversation')
    .set({ state: 'open', agent_id: agentId })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('service_id')
    .executeTakeFirst()
  if (!claimed) return false
  await setServiceAgent(database, claimed.service_id, agentId)
  return true
}

/** Transfers an open conversation if it still belongs to `from`. */
export async function passOn(
  database: Database,
  id: number,
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  const passed = await database
    .updateTable('chat_conversation')
    .set({ agent_id: to })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('agent_id', '=', from)
    .returning('service_id')
    .executeTakeFirst()
  if (!passed) return false
  await setServiceAgent(database, passed.service_id, to)
  return true
}

async function setServiceAgent(database: Database, serviceId: number | null, agentId: number) {
  await database
    .updateTable('chat_service')
    .set({ agent_id: agentId })
    .where('id', '=', serviceId)
    .execute()
}

/**
 * Closes the service and returns the conversation to the robot; false if the service has already ended. Without a reason
 * the customer leaves the queue, which fails if an agent has claimed the conversation meanwhile.
 */
export async function closeService(
  database: Database,
  { id, serviceId }: { id: number; serviceId: number },
  reason: Schemas['CloseReason'] | null,
): Promise<boolean> {
  const closed = await database
    .updateTable('chat_conversation')
    // The customer agreed to share the page for this service only.
    .set({ state: 'robot', agent_id: null, service_id: null, waiting_since: null, view: null })
    .where('id', '=', id)
    .where('service_id', '=', serviceId)
    .where('state', 'in', reason === null ? ['waiting'] : ['waiting', 'open'])
    .returning('id')
    .executeTakeFirst()
  if (!closed) return false
  await database
    .updateTable('chat_service')
    .set({ closed_at: sql<Date>`now()`, reason })
    .where('id', '=', serviceId)
    .execute()
  return true
}
