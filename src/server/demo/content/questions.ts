import { accountQuestions } from '../questions/accounts'
import { deliveryQuestions } from '../questions/delivery'
import { lockboltQuestions } from '../questions/lockbolts'
import { orderingQuestions } from '../questions/ordering'
import { qualityQuestions } from '../questions/quality'
import type { DemoQuestion, QuestionOfTopic } from '../questions/question'
import { selectionQuestions } from '../questions/selection'
import { torqueQuestions } from '../questions/torque'

export type { DemoQuestion } from '../questions/question'

const byTopic: Record<DemoQuestion['topic'], QuestionOfTopic[]> = {
  selection: selectionQuestions,
  lockbolts: lockboltQuestions,
  torque: torqueQuestions,
  ordering: orderingQuestions,
  delivery: deliveryQuestions,
  quality: qualityQuestions,
  accounts: accountQuestions,
}

/** What the robot of the demo knows at the start; the office adds to it. */
export const demoQuestions: DemoQuestion[] = Object.entries(byTopic).flatMap(([topic, questions]) =>
  // The keys of the record are the topics.
  questions.map((question) => ({ ...question, topic: topic as DemoQuestion['topic'] })),
)
