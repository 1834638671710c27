import type { Both } from '../../content/content'

/** An entry of the robot's knowledge base: question, other wordings, answer. */
export interface DemoQuestion {
  id: string
  topic: 'selection' | 'lockbolts' | 'torque' | 'ordering' | 'delivery' | 'quality' | 'accounts'
  question: Both
  alternatives: { zh: string[]; en: string[] }
  /** Plain text; internal links are written as [text](/path). */
  answer: Both
}

export type QuestionOfTopic = Omit<DemoQuestion, 'topic'>
