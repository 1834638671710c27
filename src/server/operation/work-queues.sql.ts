import { sql, type RawBuilder } from 'kysely'
import type { Day } from '../../domain/days/day'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import type { QueueTable } from '../queues/assignment.sql'
import { isTurnOf, waits, waitsForApproval } from '../queues/waiting.sql'
import { itemAt } from '../../domain/lists/items'

type QueueCounts = Partial<Record<Schemas['QueueFigureKind'], number>>

interface Seen {
  userId: number
  today: Day
}

/** Counts of open items in a table; `overdue` includes those that wait for others. */
const counted =
  (table: QueueTable, ours: RawBuilder<boolean> = sql`true`) =>
  ({ userId, today }: Seen) => sql<QueueCounts>`
    select (count(*) filter (where ${ours}))::int as waiting,
      (count(*) filter (where due_date < ${today}::date))::int as overdue,
      (count(*) filter (where ${ours} and assignee_id = ${userId}))::int as mine,
      (count(*) filter (where ${ours} and assignee_id is null))::int as nobodys
    from ${sql.table(table)} where ${waits[table]}`

const asked = {
  reservations: counted('intention_order'),
  approvals: ({ userId }: Seen) => sql<QueueCounts>`
    select count(*)::int as waiting from intention_order where ${waitsForApproval(userId)}`,
  messages: counted('board_message'),
  problems: counted('supplier_problem', isTurnOf('inspector')),
  complaints: counted('customer_problem'),
  conversations: ({ userId }: Seen) => sql<QueueCounts>`
    select (count(*) filter (where state = 'waiting'))::int as waiting,
      (count(*) filter (where agent_id = ${userId} and state != 'robot'))::int as mine
    from chat_conversation`,
  questions: counted('chat_unknown'),
}

/** Number of open and overdue items of a queue, and open items per assignee. */
export async function countQueue(
  database: Database,
  name: Schemas['QueueName'],
  seen: Seen,
): Promise<QueueCounts> {
  const { rows } = await asked[name](seen).execute(database)
  return itemAt(rows, 0)
}
