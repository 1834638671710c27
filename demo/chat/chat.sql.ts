import type { EntryFields } from '../../src/server/chat/entries.sql'
import type { ReplyFields } from '../../src/domain/chat/canned-reply'
import type { Database } from '../../src/server/database/database'

/** Gives the base what it was never given; what staff have changed or deleted stays so. */
export async function seedEntries(
  database: Database,
  entries: (EntryFields & { name: string })[],
): Promise<void> {
  if (entries.length === 0) return
  const given = await database
    .insertInto('chat_entry_given')
    .values(entries.map(({ name }) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .execute()
  const names = new Set(given.map(({ name }) => name))
  const missing = entries.filter(({ name }) => names.has(name))
  if (missing.length === 0) return
  await database
    .insertInto('chat_entry')
    .values(
      missing.map(({ name, topic, ...data }) => ({ name, topic, data: JSON.stringify(data) })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Fills a list that is empty. */
export async function seedReplies(database: Database, replies: ReplyFields[]): Promise<void> {
  const existing = await database.selectFrom('chat_reply').select('id').limit(1).executeTakeFirst()
  if (existing) return
  await database
    .insertInto('chat_reply')
    .values(replies.map((fields) => ({ data: JSON.stringify(fields) })))
    .execute()
}
