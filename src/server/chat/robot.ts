import { randomUUID } from 'node:crypto'
import { isTooLong, messageType, textToSend, chatLimits } from '../../domain/chat/rules'
import { addressOfQuestion, orderingQuestionIn } from '../../domain/orders/ordering-help'
import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import type { TextKey } from '../../generated/text-key'
import { fill } from '../../i18n/fill'
import { translate } from '../../i18n/translate'
import { now } from '../database/clock'
import type { Database } from '../database/database'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { dueDay } from '../queues/due-day'
import type { Conversation } from './conversations.sql'
import { moveMarks } from './marks.sql'
import { handedOverId, handOver, leaveQueue, ownConversation } from './dialogue'
import { countAsked, countDay, entriesState, listAllEntries, type Entry } from './entries.sql'
import { messageAnswer, ofCustomer } from './message-answers'
import { appendMessage, findMessage, type StoredMessage } from './messages.sql'
import { insertAnswer } from './given-answers.sql'
import type { RobotCatalogue } from './robot-catalogue'
import { answerInFigures } from './robot-figures'
import { buildRobotIndex, type RobotIndex } from './robot-search'
import { languageAsked, saysNothing, smallTalkAnswer, wantsPerson, wantsRobot } from './robot-talk'
import { signatureOf } from './sending'
import { productShown } from './shown-product.sql'
import { servicePhone } from './services.sql'
import { noteUnknown } from './unknown.sql'

/** Each process has its own index, rebuilt after any process changed an entry. */
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
      const about = await productShown(database, body.productId)
      const { data: signed, ...signature } = signatureOf(userOf(context))
      const asked = await put(database, conversation, {
        sender: 'customer',
        ...signature,
        clientId,
        content: question,
        data: { ...signed, ...(about && { about }) },
      })
      const { id, state } = conversation
      const answerId = `answer:${clientId}`
      if (!asked.isNew) return replyAgain(conversation, asked.message, answerId, context)

      const inQuestion = spokenIn(languageAsked(question, context.language), context)
      if (wantsRobot(question) && state === 'waiting') {
        const left = await leaveQueue(conversation, context)
        const messages = [asked.message, ...(left ? [left.message] : [])]
        return replyOf('robot', messages, context.language)
      }
      const wished = wantsPerson(question)
      const reply = wished
        ? plainReply('chat.robot.toPeople', inQuestion)
        : await replyTo(
            { question, shownId: about?.id },
            { catalogue, index: await indexNow(database) },
            inQuestion,
          )
      const handedOver = async () => {
        const now = { ...conversation, lastSeq: asked.message.seq }
        return (await handOver(now, context)).message
      }
      if (!reply) {
        await noteUnknown(database, {
          message: question,
          dueDate: dueDay('question', context.settings),
        })
        // People who have the conversation already see the question in it.
        if (state !== 'robot') return replyOf(state, [asked.message], context.language)
        return replyOf('waiting', [asked.message, await handedOver()], context.language)
      }
      const answered = await putAnswer(database, conversation, { question, answerId, reply })
      const { source } = reply.answer
      if (source) await countAsked(database, source.id)
      // The user has both messages on screen, unless an older one is still unread.
      if (conversation.customerRead >= asked.message.seq - 1) {
        const { seq } = answered.message
        await moveMarks(database, id, 'customer', { delivered: seq, read: seq })
      }
      const messages = [asked.message, answered.message]
      if (!wished || state !== 'robot') return replyOf(state, messages, context.language)
      return replyOf('waiting', [...messages, await handedOver()], context.language)
    },
  } satisfies Partial<Handlers>
}

async function replyTo(
  { question, shownId }: { question: string; shownId: number | undefined },
  { catalogue, index }: { catalogue: RobotCatalogue; index: RobotIndex },
  context: Context,
): Promise<Reply | undefined> {
  const { database, language, settings } = context
  const polite = smallTalkAnswer(question)
  if (polite) return plainReply(polite, context)
  const date = now().toISOString()
  const hits = index.find(question)
  const figured = await answerInFigures({ question, shownId }, catalogue, context)
  if (figured) {
    await countDay(database, 'answered')
    const related = hits.slice(0, 3).map((entry) => sourceOf(entry, language))
    return { answer: { ...figured, date, related }, isVotable: true }
  }
  const [best, ...others] = hits
  if (!best)
    return (
      explained(question, context) ??
      (saysNothing(question) ? plainReply('chat.robot.unclear', context) : undefined)
    )
  const { from, to } = settings.serviceHours
  const questionAnswer = fill(language === 'en' ? best.answerEn : best.answerZh, {
    hours: `${from}–${to}`,
    phone: await servicePhone(database, language),
  })
  const related = others.slice(0, 3).map((entry) => sourceOf(entry, language))
  const answer = { questionAnswer, date, source: sourceOf(best, language), related }
  return { answer, isVotable: true }
}

/** Context that answers in the language of the question. */
const spokenIn = (language: Language, context: Context): Context => ({
  ...context,
  language,
  sentenceLanguage: language,
  text: (key, values) => translate(language, key, values),
})

interface Reply {
  answer: Schemas['RobotAnswer']
  /** False for greetings and the like, which customers cannot vote on. */
  isVotable: boolean
}

const plainReply = (key: TextKey, { text }: Context): Reply => ({
  answer: { questionAnswer: text(key), date: now().toISOString(), related: [] },
  isVotable: false,
})

/** The product's own answer to a question about ordering, for which nobody has written one. */
function explained(question: string, { text }: Context): Reply | undefined {
  const about = orderingQuestionIn(question)
  if (!about) return undefined
  const link = `[${text('shell.help')}](${addressOfQuestion(about)})`
  const questionAnswer = `${text(`orders.way.${about}.text`)} ${link}`
  return { answer: { questionAnswer, date: now().toISOString(), related: [] }, isVotable: true }
}

/** Keeps an answer for the list of the office, and appends its message. */
async function putAnswer(
  database: Database,
  conversation: Conversation,
  {
    question,
    answerId: clientId,
    reply: { answer, isVotable },
  }: { question: string; answerId: string; reply: Reply },
) {
  const content = answer.questionAnswer
  const given = { conversationId: conversation.id, clientId, question, answer: content }
  const id = isVotable
    ? await insertAnswer(database, { ...given, entryId: answer.source?.id })
    : undefined
  const data = { answer: { ...(id !== undefined && { id }), ...answer } }
  return put(database, conversation, { sender: 'robot', name: '', clientId, content, data })
}

/** Repeats the answer of a question that was sent again. */
async function replyAgain(
  { id, state }: Conversation,
  asked: StoredMessage,
  answerId: string,
  { database, language }: Pick<Context, 'database' | 'language'>,
): Promise<Schemas['RobotReply']> {
  const before = { conversationId: id }
  const answered = await findMessage(database, {
    ...before,
    sender: 'robot',
    clientId: answerId,
  })
  const handed = await findMessage(database, {
    ...before,
    sender: 'system',
    clientId: handedOverId(asked.seq),
  })
  return replyOf(
    state,
    [asked, answered, handed].flatMap((message) => message ?? []),
    language,
  )
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
    conversationId: id,
    logType: messageType.text,
    ...message,
  })
  if (!appended) throw new Refusal('chat.notFound')
  return appended
}

function replyOf(
  state: Conversation['state'],
  messages: StoredMessage[],
  language: Language,
): Schemas['RobotReply'] {
  return {
    answers: messages.flatMap(({ data }) => data?.answer ?? []),
    state,
    messages: messages.map((message) => messageAnswer(message, language, ofCustomer)),
  }
}
