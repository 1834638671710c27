import { contentOf } from '../../domain/forms/form-fields'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import { formSchema } from '../records/form-schemas'
import type { Handlers } from '../http/handler'
import { notifyAccount, settleToDos } from '../notifications/notifications.sql'
import { assign, refuseHeld } from '../queues/assignment'
import { queueFilterOf } from '../queues/queue-filter.sql'
import { boardAnswer, officeAnswer } from './board-answers'
import { countByState, findMessage, pageMessages, storeReply, type BoardMessage } from './board.sql'

const table = 'board_message'

/** The message board as staff see it: messages of all customers. */
export const officeBoard = {
  async listAllMessages({ query }, context) {
    const { state, keyword, order, current, size } = query
    const { language } = context
    const filter = { state, keyword, queue: queueFilterOf(query, context), language }
    const page = { current, size, order }
    const { total, messages } = await pageMessages(context.database, filter, page)
    const records = messages.map((message) => officeAnswer(message, context))
    return { records, total, current, size }
  },

  async countAllMessages({ query }, context) {
    const filter = { keyword: query.keyword, queue: queueFilterOf(query, context) }
    return { tabs: await countByState(context.database, filter) }
  },

  getAnyMessage: async ({ params: { id } }, context) => answerFor(id, context),

  async assignMessage({ params: { id }, body }, context) {
    const stored = await anyMessage(id, context)
    const { theme } = boardAnswer(stored)
    const link = `/office/message/${id}`
    const message = { key: 'messages.notify.assigned', values: { theme }, link } as const
    await assign({ table, id, role: 'sales', waits: stored.state === 1, message }, body, context)
    return answerFor(id, context)
  },

  async replyToMessage({ params: { id }, body }, context) {
    const { database } = context
    const message = await anyMessage(id, context)
    const reply = contentOf(formSchema('BoardReply'), body)
    if (!(await storeReply(database, { id, by: userOf(context), reply }))) {
      const { state } = await anyMessage(id, context)
      if (state === 1) await refuseHeld({ table, id }, context)
      throw new Refusal('messages.alreadyReplied')
    }
    await settleToDos(database, `/office/message/${id}`)
    await notifyAccount(database, message.accountId, {
      key: 'messages.notify.replied',
      values: { theme: boardAnswer(message).theme },
      link: `/log/${id}`,
    })
    return answerFor(id, context)
  },
} satisfies Partial<Handlers>

const answerFor = async (id: number, context: Context) =>
  officeAnswer(await anyMessage(id, context), context)

async function anyMessage(id: number, { database, language }: Context): Promise<BoardMessage> {
  const message = await findMessage(database, { id, language })
  if (!message) throw new Refusal('messages.notFound')
  return message
}
