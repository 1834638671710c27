import { passOver } from '../../src/server/audit/watch.sql'
import type { Database, Pool } from '../../src/server/database/database'
import { demoQuestions, type DemoQuestion } from './questions'
import { demoReplies } from './replies'
import { seedEntries, seedReplies } from './chat.sql'

/** Fills a new shop with the demo's robot entries and canned replies. */
export function seedChat(pool: Pool): Promise<void> {
  return pool.transaction().execute(async (database) => {
    await giveEntries(database, demoQuestions)
    await seedReplies(database, demoReplies)
  })
}

/** Adds newer demo robot entries to an existing shop. */
export function seedRobot(pool: Pool, questions = demoQuestions): Promise<void> {
  return pool.transaction().execute((database) => giveEntries(database, questions))
}

async function giveEntries(database: Database, questions: DemoQuestion[]): Promise<void> {
  await passOver(database)
  const entries = questions.map(({ id, topic, question, alternatives, answer }) => ({
    name: id,
    topic,
    questionZh: question.zh,
    questionEn: question.en,
    alternativesZh: alternatives.zh.join('\n'),
    alternativesEn: alternatives.en.join('\n'),
    answerZh: answer.zh,
    answerEn: answer.en,
  }))
  await seedEntries(database, entries)
}
