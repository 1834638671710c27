import { passOver } from '../audit/watch.sql'
import type { Pool } from '../database/database'
import { demoQuestions } from '../demo/content/questions'
import { demoReplies } from '../demo/replies'
import { seedEntries } from './entries.sql'
import { seedReplies } from './replies.sql'

/** Gives a shop whose robot knows nothing what the demo's knows. */
export function seedChat(pool: Pool): Promise<void> {
  return pool.transaction().execute(async (database) => {
    await passOver(database)
    const entries = demoQuestions.map(({ id, topic, question, alternatives, answer }) => ({
      ...{ name: id, topic },
      ...{ questionZh: question.zh, questionEn: question.en },
      alternativesZh: alternatives.zh.join('\n'),
      alternativesEn: alternatives.en.join('\n'),
      ...{ answerZh: answer.zh, answerEn: answer.en },
    }))
    await seedEntries(database, entries)
    await seedReplies(database, demoReplies)
  })
}
