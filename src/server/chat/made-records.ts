import { personNames } from '../../domain/account/names'
import type { RepresentedCustomer } from '../../domain/account/represented-customer'
import { messageType } from '../../domain/chat/rules'
import { languageOfLocale } from '../../domain/language/language'
import { itemAt } from '../../domain/lists/items'
import { mayComplain } from '../../domain/quality/quality'
import type { Schemas } from '../../domain/schemas'
import { translate } from '../../i18n/translate'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { attended } from './attended'
import { lockConversation, type Conversation } from './conversations.sql'
import { appendMessage } from './messages.sql'
import { productWith, type RobotCatalogue } from './robot-catalogue'
import { signatureOf } from './sending'
import { addStep } from '../timeline/timeline.sql'

type Made = Pick<Schemas['RecordCard'], 'id' | 'uniqueCode'>

/** The records of other areas that an agent makes for a customer. */
export interface RecordsForCustomers {
  fileComplaint: (
    customer: RepresentedCustomer,
    complaint: Schemas['Complaint'],
    context: Context,
  ) => Promise<Made>
  reserveFor: (
    customer: RepresentedCustomer,
    order: { lines: Schemas['OrderEntry'][]; remark: string; details: Schemas['OrderDetails'] },
    context: Context,
  ) => Promise<Made & { summary: string }>
}

/** Complaints and reservations that an agent makes for the customer of a conversation. */
export function madeRecords(
  catalogue: RobotCatalogue,
  { fileComplaint, reserveFor }: RecordsForCustomers,
) {
  return {
    async complainInChat({ params: { id }, body }, context) {
      // The record refers to the conversation, which the card then changes: without this lock, two agents wait for each other.
      await lockConversation(context.database, id)
      const talk = await attended(id, 'makeRecord', context)
      if (!mayComplain(talk)) throw new Refusal('chat.noComplaints')
      const complaint = await fileComplaint(customerOf(talk), body, context)
      const { theme: summary } = body
      return putCard(talk, { kind: 'complaint', summary, ...complaint }, context)
    },

    async reserveInChat({ params: { id }, body }, context) {
      const { lines: wanted, remark = '', ...details } = body
      // The record refers to the conversation, which the card then changes: without this lock, two agents wait for each other.
      await lockConversation(context.database, id)
      const talk = await attended(id, 'makeRecord', context)
      const lines = await linesOf(wanted, catalogue, context)
      const wish = { lines, remark: remark.trim(), details }
      const order = await reserveFor(customerOf(talk), wish, context)
      return putCard(talk, { kind: 'reservation', ...order }, context)
    },
  } satisfies Partial<Handlers>
}

const customerOf = ({
  id,
  accountId,
  userId,
  customerName,
  locale,
}: Conversation): RepresentedCustomer => ({
  accountId,
  userId,
  who: customerName,
  language: languageOfLocale(locale),
  conversationId: id,
})

/** The card of a new record as a message of the agent, and a line in the history of the conversation. */
async function putCard(
  { id, locale }: Conversation,
  { kind, id: recordId, uniqueCode, summary }: Schemas['RecordCard'],
  context: Context,
): Promise<Schemas['RecordCard']> {
  const { database } = context
  const user = userOf(context)
  const signature = signatureOf(user)
  const record = { kind, id: recordId, uniqueCode, summary }
  const values = { code: uniqueCode, summary }
  await appendMessage(database, {
    conversationId: id,
    sender: 'agent',
    ...signature,
    clientId: `${kind}:${recordId}`,
    logType: messageType.transaction,
    content: translate(languageOfLocale(locale), `chat.made.${kind}`, values),
    data: { record, ...signature.data },
  })
  await addStep(database, {
    subject: 'conversation',
    subjectId: id,
    userId: user.id,
    who: personNames(user),
    what: `chat.timeline.${kind}`,
    note: uniqueCode,
  })
  return record
}

/** The products of the lines, named by their models. */
async function linesOf(
  lines: Schemas['ChatReservationLine'][],
  catalogue: RobotCatalogue,
  context: Context,
): Promise<Schemas['OrderEntry'][]> {
  const written = catalogue.modelsWritten(lines.map(({ model }) => model))
  const products = await Promise.all(
    lines.map(({ model }, index) => productsOf(model, itemAt(written, index), catalogue, context)),
  )
  const faults = lines.flatMap(({ model }, index) => {
    const { length } = itemAt(products, index)
    if (length === 1) return []
    const key = length === 0 ? ('chat.noSuchModel' as const) : ('chat.severalModels' as const)
    return [{ key, model, path: `lines.${index}.model` }]
  })
  const [first] = faults
  if (first) {
    const errors = faults.map(({ key, model, path }) => ({
      path,
      message: context.text(key, { model }),
    }))
    throw new Refusal(first.key, { values: { model: first.model }, errors })
  }
  return lines.map(({ counts, requiredDate }, index) => ({
    dataId: itemAt(itemAt(products, index), 0),
    counts,
    requiredDate,
  }))
}

/** Products of a model; among several those whose model is written in exactly this way. */
async function productsOf(
  model: string,
  ids: number[],
  catalogue: RobotCatalogue,
  context: Context,
): Promise<number[]> {
  if (ids.length < 2) return ids
  const products = await Promise.all(ids.map((id) => productWith(id, catalogue, context)))
  const same = products.filter((product) => product.model === model.trim())
  return same.length > 0 ? same.map(({ id }) => id) : ids
}
