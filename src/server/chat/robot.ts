import { randomUUID } from 'node:crypto'
import { isTooLong, messageType, textToSend, chatLimits } from '../../domain/chat/rules'
import { dayAt } from '../../domain/day'
import { workingDaysAfter } from '../../domain/deadline'
import type { Language } from '../../domain/language'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { userOf, type Context } from '../context'
import { Refusal } from '../errors'
import type { Handlers } from '../handler'
import { moveMarks, type Conversation } from './conversations.sql'
import { handOver, ownConversation } from './dialogue'
import { countAsked, entriesState, listAllEntries, type Entry } from './entries.sql'
import { messageAnswer, ofCustomer } from './message-answers'
import { appendMessage, findMessage, type StoredMessage } from './messages.sql'
import { answerInFigures, type RobotCatalogue } from './robot-figures'
import { buildRobotIndex, type RobotIndex } from './robot-search'
import { nameOf } from './sending'
import { noteUnknown } from './unknown.sql'

/** Of each process its own index, made again when an entry was changed by any of them. */
export function robot(catalogue: RobotCatalogue) {
  let built: { state: string; index: RobotIndex } | undefined

  async function indexNow(database: Database): Promise<RobotIndex> {
    const state = await entriesState(database)
    if (built?.state !== state)
      built = { state, index: buildRobotIndex(await listAllEntries(database)) }
    return built.index
  }

  return {
    async askRobot({ body }, context) {
      const { database } = context
      const question = textToSend(body.message)
      if (question === undefined) throw new Refusal('chat.blank')
      if (isTooLong(question))
        throw new Refusal('chat.tooLong', { values: { limit: chatLimits.text } })
      const conversation = await ownConversation(context)
      const clientId = body.clientId ?? randomUUID()
      const asked = await put(database, conversation, {
        ...{ sender: 'customer', senderId: userOf(context).id, name: nameOf(userOf(context)) },
        ...{ clientId, content: question },
      })
      const { id, state } = conversation
      const answerId = `answer:${clientId}`
      if (!asked.isNew) {
        const before = { conversationId: id, sender: 'robot', clientId: answerId } as const
        const answered = await findMessage(database, before)
        return replyOf(state, [asked.message, ...(answered ? [answered] : [])])
      }

      const answer = await answerTo(question, await indexNow(database), context)
      if (!answer) {
        await noteUnknown(database, { message: question, dueDate: answerDay(context) })
        // People who have the conversation already see the question in it.
        if (state !== 'robot') return replyOf(state, [asked.message])
        const notice = await handOver({ ...conversation, lastSeq: asked.message.seq }, context)
        return replyOf('waiting', [asked.message, notice.message])
      }
      const content = answer.questionAnswer
      const said = await put(database, conversation, {
        ...{ sender: 'robot', name: '', clientId: answerId, content, data: { answer } },
      })
      if (answer.source) await countAsked(database, answer.source.id)
      // Both are before the eyes of who asked, unless something older is not.
      if (conversation.customerRead >= asked.message.seq - 1) {
        const { seq } = said.message
        await moveMarks(database, id, 'customer', { delivered: seq, read: seq })
      }
      return replyOf(state, [asked.message, said.message])
    },
  } satisfies Partial<Handlers>

  async function answerTo(
    question: string,
    index: RobotIndex,
    context: Context,
  ): Promise<Schemas['RobotAnswer'] | undefined> {
    const language = /\p{Script=Han}/u.test(question) ? 'zh' : context.language
    const date = new Date().toISOString()
    const [best, ...others] = index.find(question)
    const related = others.slice(0, 3).map((entry) => sourceOf(entry, language))
    const figured = await answerInFigures(question, catalogue, context)
    if (figured)
      return {
        ...figured,
        date,
        related: [best, ...others]
          .slice(0, 3)
          .flatMap((entry) => (entry ? [sourceOf(entry, language)] : [])),
      }
    if (!best) return undefined
    const questionAnswer = language === 'en' ? best.answerEn : best.answerZh
    return { questionAnswer, date, source: sourceOf(best, language), related }
  }
}

const sourceOf = ({ id, questionZh, questionEn }: Entry, language: Language) => ({
  id,
  question: language === 'en' ? questionEn : questionZh,
})

async function put(
  database: Database,
  { id }: Conversation,
  message: Pick<StoredMessage, 'sender' | 'senderId' | 'name' | 'clientId' | 'content' | 'data'>,
) {
  const appended = await appendMessage(database, {
    ...{ conversationId: id, logType: messageType.text },
    ...message,
  })
  if (!appended) throw new Refusal('chat.notFound')
  return appended
}

function replyOf(state: Conversation['state'], messages: StoredMessage[]): Schemas['RobotReply'] {
  return {
    answers: messages.flatMap(({ data }) => data?.answer ?? []),
    state,
    messages: messages.map((message) => messageAnswer(message, ofCustomer)),
  }
}

/** Until when people answer what the robot did not know. */
const answerDay = ({ settings: { timeZone, answerDue, serviceHours } }: Context) =>
  workingDaysAfter(dayAt(timeZone), answerDue.question, serviceHours.holidays)
