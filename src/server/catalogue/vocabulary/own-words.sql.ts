import { sql } from 'kysely'
import type { OwnWord } from '../../../domain/reading/own-words'
import type { Database } from '../../database/database'

/** Every process keeps the words of the office in memory, and a change checks all of them. */
export const mostWords = 5000

export type KeptWord = OwnWord & { id: number }

export async function listOwnWords(database: Database): Promise<KeptWord[]> {
  const { rows } = await sql<KeptWord>`
    select id, word, kind, data ->> 'sameAs' as "sameAs", data ->> 'degree' as degree
    from reading_word order by id limit ${mostWords}`.execute(database)
  return rows.map(({ id, word, kind, sameAs, degree }) => ({
    id,
    word,
    kind,
    ...(sameAs && { sameAs }),
    ...(degree && { degree }),
  }))
}

/** Words are checked against each other, so that only one change at a time may run. */
export async function lockWords(database: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('reading_word'))`.execute(database)
}

/** True if the name of a class contains the word. */
export async function isInNames(database: Database, word: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from product_class
      where position(${word} in lower(class_name || ' ; ' || class_name_en)) > 0) as known`.execute(
    database,
  )
  return rows[0]?.known === true
}

/** A word that was added is no unknown one any more. */
export async function forgetUnknown(database: Database, key: string): Promise<void> {
  await database.deleteFrom('unknown_word').where('word', '=', key).execute()
}
