import { accountQuestions } from './questions/accounts'
import { deliveryQuestions } from './questions/delivery'
import { lockboltQuestions } from './questions/lockbolts'
import { materialQuestions } from './questions/materials'
import { orderingQuestions } from './questions/ordering'
import { qualityQuestions } from './questions/quality'
import type { DemoQuestion, QuestionOfTopic } from './questions/question'
import { serviceQuestions } from './questions/service'
import { selectionQuestions } from './questions/selection'
import { torqueQuestions } from './questions/torque'
import { tradeQuestions } from './questions/trade'

export type { DemoQuestion } from './questions/question'

const byTopic: Record<DemoQuestion['topic'], QuestionOfTopic[]> = {
  selection: selectionQuestions,
  lockbolts: lockboltQuestions,
  torque: torqueQuestions,
  ordering: [...orderingQuestions, ...tradeQuestions],
  delivery: deliveryQuestions,
  quality: [...qualityQuestions, ...materialQuestions],
  accounts: [...accountQuestions, ...serviceQuestions],
}

/** The questions that the robot of the demo can answer at the start; the office adds more. */
export const demoQuestions: DemoQuestion[] = Object.entries(byTopic).flatMap(([topic, questions]) =>
  // The keys of the record are the topics.
  questions.map((question) => ({ ...question, topic: topic as DemoQuestion['topic'] })),
)
