import { sql } from 'kysely'
import { daysAfter, type Day } from '../../src/domain/days/day'
import { passOver } from '../../src/server/audit/watch.sql'
import { todayAt } from '../../src/server/database/clock'
import type { Database, Pool } from '../../src/server/database/database'
import { demoMessages, type DemoMessage } from './board'
import { notifyAccount } from '../../src/server/notifications/notifications.sql'
import { insertMessage, storeReply } from '../../src/server/messages/board.sql'

/** Fills an empty message board with demo messages; a lock lets only one starting process do it. */
export function seedBoard(pool: Pool, timeZone: string): Promise<void> {
  return pool.transaction().execute(async (database) => {
    await passOver(database)
    await sql`select pg_advisory_xact_lock(hashtext('seed-board'))`.execute(database)
    const existing = await database.selectFrom('board_message').select('id').limit(1).execute()
    if (existing.length > 0) return
    const rows = await database
      .selectFrom('app_user')
      .select(['id', 'username', 'account_id as accountId'])
      .execute()
    const people = new Map(rows.map((row) => [row.username, row]))
    for (const message of demoMessages) {
      const from = people.get(message.username)
      const today = todayAt(timeZone)
      if (from) await seed(database, message, { from, salesId: people.get('sales')?.id, today })
    }
  })
}

interface Seed {
  from: { id: number; accountId: number }
  salesId: number | undefined
  today: Day
}

async function seed(
  database: Database,
  { theme, description, contact, daysAgo, reply }: DemoMessage,
  { from, salesId, today }: Seed,
) {
  const { id: userId, accountId } = from
  const message = { theme, description, contact }
  const dueDate = daysAfter(today, 1 - daysAgo)
  const id = await insertMessage(database, { accountId, userId, dueDate, message })
  const replied = reply && salesId
  if (replied) {
    const by = { id: salesId, staffRoles: ['sales'] as const }
    await storeReply(database, { id, by, reply: { reply: reply.text } })
    await notifyAccount(database, accountId, {
      key: 'messages.notify.replied',
      values: { theme },
      link: `/log/${id}`,
    })
  }
  await database
    .updateTable('board_message')
    .set({
      created_at: ago(daysAgo),
      ...(replied && { replied_at: ago(reply.daysAgo) }),
    })
    .where('id', '=', id)
    .execute()
}

const ago = (days: number) => sql<Date>`now() - make_interval(days => ${days})`
