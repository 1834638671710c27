import { personNames } from '../../domain/account/names'
import { contentOf } from '../../domain/forms/form-fields'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import { formSchema } from '../records/form-schemas'
import type { Handlers } from '../http/handler'
import { notifyStaff } from '../notifications/notifications.sql'
import { dueDay } from '../queues/due-day'
import { boardAnswer } from './board-answers'
import { countByState, findMessage, insertMessage, pageMessages } from './board.sql'

/** The message board as customers see it: their account's messages and the replies. */
export const board = {
  async listMessages({ query: { state, keyword, order, current, size } }, context) {
    const { language } = context
    const filter = { accountId: userOf(context).accountId, state, keyword, language }
    const { total, messages } = await pageMessages(context.database, filter, {
      current,
      size,
      order,
    })
    return { records: messages.map(boardAnswer), total, current, size }
  },

  async countMessages({ query: { keyword } }, context) {
    const filter = { accountId: userOf(context).accountId, keyword }
    return { tabs: await countByState(context.database, filter) }
  },

  getMessage: ({ params: { id } }, context) => ownMessage(id, context),

  leaveMessage: ({ body }, context) => leave(body, context),

  leaveMessageShort: ({ body }, context) => leave(body, context),
} satisfies Partial<Handlers>

async function leave(body: Schemas['LeaveMessage'], context: Context) {
  const { database, settings } = context
  const user = userOf(context)
  const { id: userId, accountId } = user
  const message = contentOf(formSchema('LeaveMessage'), body)
  const dueDate = dueDay('message', settings)
  const id = await insertMessage(database, { accountId, userId, dueDate, message })
  await notifyStaff(database, 'sales', {
    key: 'messages.notify.left',
    values: { theme: body.theme.trim() },
    both: { who: personNames(user) },
    link: `/office/message/${id}`,
  })
  return ownMessage(id, context)
}

async function ownMessage(id: number, context: Context) {
  const { database, language } = context
  const { accountId } = userOf(context)
  const message = await findMessage(database, { id, accountId, language })
  if (!message) throw new Refusal('messages.notFound')
  return boardAnswer(message)
}
