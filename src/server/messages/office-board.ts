import { contentOf } from '../../domain/form-fields'
import { userOf, type Context } from '../context'
import { Refusal } from '../errors'
import { formSchema } from '../form-schemas'
import type { Handlers } from '../handler'
import { notifyAccount } from '../notifications/notifications.sql'
import { boardAnswer, officeAnswer } from './board-answers'
import { countByState, findMessage, pageMessages, storeReply, type BoardMessage } from './board.sql'

/** The message board as staff see to it: what all customers have left. */
export const officeBoard = {
  async listAllMessages({ query: { state, keyword, current = 1, size = 10 } }, { database }) {
    const page = { current, size }
    const { total, messages } = await pageMessages(database, { state, keyword }, page)
    return { records: messages.map(officeAnswer), total, current, size }
  },

  async countAllMessages({ query: { keyword } }, { database }) {
    return { tabs: await countByState(database, { keyword }) }
  },

  getAnyMessage: async ({ params: { id } }, context) => officeAnswer(await anyMessage(id, context)),

  async replyToMessage({ params: { id }, body }, context) {
    const { database } = context
    const message = await anyMessage(id, context)
    const reply = contentOf(formSchema('BoardReply'), body)
    if (!(await storeReply(database, { id, userId: userOf(context).id, reply }))) {
      throw new Refusal('messages.alreadyReplied')
    }
    await notifyAccount(database, message.accountId, {
      key: 'messages.notify.replied',
      values: { theme: boardAnswer(message).theme },
      link: `/log/${id}`,
    })
    return officeAnswer(await anyMessage(id, context))
  },
} satisfies Partial<Handlers>

async function anyMessage(id: number, { database }: Context): Promise<BoardMessage> {
  const message = await findMessage(database, { id })
  if (!message) throw new Refusal('messages.notFound')
  return message
}
