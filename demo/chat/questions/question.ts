import type { Both } from '../../content/content'

/** What the robot of the customer service knows: a question, other words for it, and the answer. */
export interface DemoQuestion {
  id: string
  topic: 'selection' | 'lockbolts' | 'torque' | 'ordering' | 'delivery' | 'quality' | 'accounts'
  question: Both
  alternatives: { zh: string[]; en: string[] }
  /** Plain text; links inside the site are written as [text](/path). */
  answer: Both
}

export type QuestionOfTopic = Omit<DemoQuestion, 'topic'>
