import { passOver } from '../audit/watch.sql'
import type { Database, Pool } from '../database/database'
import { demoQuestions, type DemoQuestion } from '../demo/content/questions'
import { demoReplies } from '../demo/replies'
import { seedEntries } from './entries.sql'
import { seedReplies } from './replies.sql'

/** Gives a new shop what the demo's robot knows and what is said often. */
export function seedChat(pool: Pool): Promise<void> {
  return pool.transaction().execute(async (database) => {
    await giveEntries(database, demoQuestions)
    await seedReplies(database, demoReplies)
  })
}

/** Gives a shop that is there already what the demo's robot has learnt since. */
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
