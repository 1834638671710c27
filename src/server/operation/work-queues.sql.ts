import { sql } from 'kysely'
import type { Day } from '../../domain/day'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { waits } from '../queues/waiting.sql'

type QueueCounts = Partial<Record<Schemas['QueueFigureKind'], number>>

interface Seen {
  userId: number
  today: Day
}

const asked = {
  reservations: ({ userId, today }: Seen) => sql<QueueCounts>`
    select count(*)::int as waiting,
      (count(*) filter (where due_date < ${today}::date))::int as overdue,
      (count(*) filter (where assignee_id = ${userId}))::int as mine,
      (count(*) filter (where assignee_id is null))::int as nobodys
    from intention_order where ${waits.intention_order}`,
  messages: ({ userId, today }: Seen) => sql<QueueCounts>`
    select count(*)::int as waiting,
      (count(*) filter (where due_date < ${today}::date))::int as overdue,
      (count(*) filter (where assignee_id = ${userId}))::int as mine,
      (count(*) filter (where assignee_id is null))::int as nobodys
    from board_message where ${waits.board_message}`,
  // In the other states it is the supplier's turn.
  problems: ({ today }: Seen) => sql<QueueCounts>`
    select (count(*) filter (where state_code in (2, 4)))::int as waiting,
      (count(*) filter (where due_date < ${today}::date))::int as overdue
    from supplier_problem where ${waits.supplier_problem}`,
  complaints: ({ today }: Seen) => sql<QueueCounts>`
    select count(*)::int as waiting, (count(*) filter (where due_date < ${today}::date))::int as overdue
    from customer_problem where ${waits.customer_problem}`,
  conversations: ({ userId }: Seen) => sql<QueueCounts>`
    select (count(*) filter (where state = 'waiting'))::int as waiting,
      (count(*) filter (where agent_id = ${userId} and state != 'robot'))::int as mine
    from chat_conversation`,
  questions: () => sql<QueueCounts>`select count(*)::int as waiting from chat_unknown`,
}

/** How many wait in a queue, how many of them are overdue, and how many are whose. */
export async function countQueue(
  database: Database,
  name: Schemas['QueueName'],
  seen: Seen,
): Promise<QueueCounts> {
  const { rows } = await asked[name](seen).execute(database)
  return rows[0]!
}
