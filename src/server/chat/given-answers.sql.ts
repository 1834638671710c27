import { sql } from 'kysely'
import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import {
  countRows,
  inOrder,
  oneContaining,
  orLast,
  within,
  type Days,
  type OrderOf,
  type Sorting,
} from '../database/lists.sql'

type Verdict = Schemas['AnswerVerdict']

export interface NewAnswer {
  conversationId: number
  /** Client id of the message that holds the answer. */
  clientId: string
  question: string
  answer: string
  entryId: number | undefined
}

export async function insertAnswer(database: Database, given: NewAnswer): Promise<number> {
  const { id } = await database
    .insertInto('robot_answer')
    .values({
      conversation_id: given.conversationId,
      client_id: given.clientId,
      question: given.question,
      answer: given.answer,
      entry_id: given.entryId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Keeps the first vote on an answer, also in its message; false if there is no such answer without a vote. */
export async function vote(
  database: Database,
  { id, conversationId, helpful }: { id: number; conversationId: number; helpful: boolean },
): Promise<boolean> {
  const voted = await database
    .updateTable('robot_answer')
    .set({ helpful, voted_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('conversation_id', '=', conversationId)
    .where('helpful', 'is', null)
    .returning('client_id')
    .executeTakeFirst()
  if (!voted) return false
  await database
    .updateTable('chat_message')
    .set({ data: sql`jsonb_set(data, '{answer,helpful}', ${JSON.stringify(helpful)}::jsonb)` })
    .where('conversation_id', '=', conversationId)
    .where('sender', '=', 'robot')
    .where('client_id', '=', voted.client_id)
    .execute()
  return true
}

/** True if the robot gave this answer in the conversation. */
export async function wasGiven(
  database: Database,
  { id, conversationId }: { id: number; conversationId: number },
): Promise<boolean> {
  const given = await database
    .selectFrom('robot_answer')
    .select('id')
    .where('id', '=', id)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()
  return given !== undefined
}

const verdict = sql<Verdict>`case when helpful is null then 'none' when helpful then 'helped' else 'wrong' end`

/** Question of the entry in the reader's language. */
const entryIn = (language: Language) =>
  sql<string | null>`chat_entry.data ->> ${language === 'en' ? 'questionEn' : 'questionZh'}`

export interface AnswerFilter extends Days {
  keyword?: string | undefined
  verdict?: Verdict | undefined
}

function filtered(database: Database, { keyword, verdict: wanted, ...days }: AnswerFilter) {
  const typed = keyword?.trim()
  const conditions = [
    sql`true`,
    typed ? oneContaining([sql`question`, sql`answer`], typed) : undefined,
    wanted && sql`${verdict} = ${wanted}`,
    ...within(sql`created_at`, days),
  ].filter((condition) => condition !== undefined)
  return database
    .selectFrom('robot_answer')
    .leftJoin('chat_entry', 'chat_entry.id', 'robot_answer.entry_id')
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
}

type Order = OrderOf<'pageGivenAnswers'>

const sortingIn = (language: Language): Sorting<Order> => ({
  by: {
    question: sql`lower(question)`,
    verdict,
    time: sql`created_at`,
    entry: orLast(sql`lower(${entryIn(language)})`),
  },
  id: sql`robot_answer.id`,
  usual: sql`robot_answer.id desc`,
})

/** A page of answers, newest first. */
export async function pageAnswers(
  database: Database,
  filter: AnswerFilter,
  page: { current: number; size: number; order?: Order | undefined; language: Language },
): Promise<{ total: number; records: Schemas['GivenAnswer'][] }> {
  const { current, size, order, language } = page
  const answers = filtered(database, filter)
  const total = await countRows(answers)
  const rows = await answers
    .select(['robot_answer.id', 'question', 'answer', 'entry_id', 'created_at', 'voted_at'])
    .select([verdict.as('verdict'), entryIn(language).as('entry')])
    .orderBy(inOrder(order, sortingIn(language)))
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return {
    total,
    records: rows.map((row) => ({
      id: row.id,
      question: row.question,
      answer: row.answer,
      verdict: row.verdict,
      time: row.created_at.toISOString(),
      ...(row.entry_id !== null && { entryId: row.entry_id }),
      ...(row.entry !== null && { entry: row.entry }),
      ...(row.voted_at && { votedAt: row.voted_at.toISOString() }),
    })),
  }
}

/** Number of matching answers per verdict. */
export async function countAnswers(
  database: Database,
  filter: Omit<AnswerFilter, 'verdict'>,
): Promise<Map<Verdict, number>> {
  const rows = await filtered(database, filter)
    .select(verdict.as('verdict'))
    .select((select) => select.fn.countAll<number>().as('counts'))
    .groupBy('helpful')
    .execute()
  return new Map(rows.map(({ verdict, counts }) => [verdict, counts]))
}
