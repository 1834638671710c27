import { messageType } from '../../domain/chat/rules'
import { textIn } from '../../domain/language/language'
import { translate } from '../../i18n/translate'
import type { MailWriters } from '../event-mails/writer'
import { findConversation } from './conversations.sql'
import { messagesAfter, type StoredMessage } from './messages.sql'

/** Further answers are in the chat. */
const mostAnswers = 20

/** An agent answered while the customer was away. */
export const chatMails: MailWriters<'chatAnswered'> = {
  async chatAnswered({ id }, { database }) {
    const talk = await findConversation(database, { id })
    if (!talk) return undefined
    const { accountId, userId: ownerId, customerRead } = talk
    const messages = await messagesAfter(database, id, customerRead, mostAnswers)
    const answers = messages.filter(({ sender }) => sender === 'agent')
    // The customer came back and has read them.
    if (answers.length === 0) return undefined
    return {
      accountId,
      ownerId,
      write: (language) => ({
        path: '/?service=open',
        params: {},
        facts: answers.map((answer) => ({
          label: nameOfSender(answer, language),
          value: textOf(answer, language),
        })),
      }),
    }
  },
}

type Language = Parameters<typeof translate>[0]

const nameOfSender = ({ name, data }: StoredMessage, language: Language) =>
  textIn(language, { zh: name, en: data?.nameEn })

/** The text of an answer; anything else is named by its kind. */
function textOf({ logType, content, data }: StoredMessage, language: Language): string {
  if (logType === messageType.image) return translate(language, 'chat.last.picture')
  if (data?.file) return translate(language, 'chat.last.file', { name: data.file.name })
  if (data?.card) return translate(language, 'chat.last.order', { code: data.card.uniqueCode })
  return content
}
