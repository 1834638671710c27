import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { assign, heldAnswer, refuseHeld } from '../queues/assignment'
import { settleToDos } from '../notifications/notifications.sql'
import { queueFilterOf } from '../queues/queue-filter.sql'
import { deleteUnknown, findUnknown, pageUnknown, type UnknownQuestion } from './unknown.sql'

const table = 'chat_unknown'

/** Questions unknown to the robot: agents answer or dismiss them. */
export const unknownQuestions = {
  async listUnknownQuestions({ query }, context) {
    const { keyword, order, current, size } = query
    const filter = { keyword, queue: queueFilterOf(query, context) }
    const page = { current, size, order, language: context.language }
    const { total, questions } = await pageUnknown(context.database, filter, page)
    const records = questions.map((question) => questionAnswer(question, context))
    return { records, total, current, size }
  },

  async assignUnknownQuestion({ params: { id }, body }, context) {
    const { message: question } = await anyQuestion(id, context)
    const values = { question }
    const message = {
      key: 'chat.notify.questionAssigned',
      values,
      link: linkOfQuestion(id),
    } as const
    await assign({ table, id, role: 'agent', waits: true, message }, body, context)
    return questionAnswer(await anyQuestion(id, context), context)
  },

  async removeUnknownQuestion({ params: { id } }, context) {
    await refuseHeld({ table, id }, context)
    if (!(await deleteUnknown(context.database, id))) throw new Refusal('chat.entries.notFound')
    await settleToDos(context.database, linkOfQuestion(id))
    return null
  },
} satisfies Partial<Handlers>

/** Removes the question that a new entry answers; refuses if it is assigned to somebody else. */
export async function answerUnknown(id: number | undefined, context: Context): Promise<void> {
  if (id === undefined) return
  await refuseHeld({ table, id }, context)
  await deleteUnknown(context.database, id)
  await settleToDos(context.database, linkOfQuestion(id))
}

/** The list of open questions; the number tells the to-dos of one question from those of another. */
export const linkOfQuestion = (id: number) => `/office/chat/unknown?holder=mine#${id}`

function questionAnswer(
  question: UnknownQuestion,
  context: Pick<Context, 'settings' | 'language'>,
): Schemas['UnknownQuestion'] {
  const { id, message, counts, lastAt } = question
  const lastTime = lastAt.toISOString()
  return { id, message, counts, lastTime, ...heldAnswer(question, true, context) }
}

async function anyQuestion(id: number, { database }: Context): Promise<UnknownQuestion> {
  const question = await findUnknown(database, id)
  if (!question) throw new Refusal('chat.entries.notFound')
  return question
}
