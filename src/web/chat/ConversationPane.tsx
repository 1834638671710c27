import { listMarkOf } from '../../domain/language/language'
import { useState } from 'react'
import { Link } from 'react-router'
import { placeholdersLeft } from '../../domain/chat/placeholders'
import { messageType } from '../../domain/chat/rules'
import { labelOf } from '../../domain/forms/field-schema'
import replyPlaceholder from '../../generated/screens/ReplyPlaceholder.json'
import type { Schemas } from '../../domain/schemas'
import { api, dataOf } from '../calls/api'
import { language, text } from '../language/locale'
import { CannedMenu } from './CannedMenu'
import { Composer } from './Composer'
import styles from './Console.module.css'
import { askConsoleAnew } from './console-queries'
import { ConversationActions } from './ConversationActions'
import { CustomerPane } from './CustomerPane'
import { EarlierMessages, useEarlier } from './EarlierMessages'
import { MessageList } from './MessageList'
import { useReading, useTalk } from './useTalk'

type Conversation = Schemas['OfficeConversation']

/** Number of messages shown at first. */
const shownAtOnce = 30

/** A conversation in the console; only its agent can write. */
export function ConversationPane({
  conversation,
  user,
}: {
  conversation: Conversation
  user: Schemas['User']
}) {
  const { id, customerId, customerName, state: stands, agentId, agentName } = conversation
  const [base] = useState(() => Math.max(0, conversation.lastSeq - shownAtOnce))
  const { talk, state } = useTalk(
    {
      ends: {
        id: String(user.id),
        username: user.username,
        to: String(customerId),
        avatar: '',
        fromBucketName: '',
        conversationId: id,
      },
      side: 'staff',
      base,
      marks: { delivered: conversation.customerDelivered, read: conversation.customerRead },
      onNews: askConsoleAnew,
      onLost: () => undefined,
    },
    true,
  )
  const earlier = useEarlier(base, (before) =>
    dataOf(
      api.GET('/office/chat/conversation/{id}/messages', {
        params: { path: { id }, query: { before, size: 10 } },
      }),
    ),
  )
  const isMine = stands === 'open' && agentId === Number(user.id)
  // Viewing a colleague's conversation must not mark it as read.
  useReading(state, isMine, talk.markRead)

  return (
    <>
      <section className={styles.talk} aria-label={customerName}>
        <header className={styles.talkHeader}>
          <Link className={styles.back} to="/office/chat">
            {text('chat.backToQueue')}
          </Link>
          <div>
            <h2>{customerName}</h2>
            <p className={styles.soft}>
              {text(`chat.desk.${isMine ? 'mine' : stands}`, { name: agentName ?? '' })}
              {state.connection === 'lost' && ` · ${text('chat.offline')}`}
              {state.connection === 'refused' &&
                ` · ${text('chat.refused', { reason: state.refusal })}`}
            </p>
          </div>
          <ConversationActions conversation={conversation} isMine={isMine} />
        </header>
        <MessageList
          older={earlier.messages}
          state={state}
          tips={[]}
          atDesk
          top={<EarlierMessages {...earlier} />}
        />
        {isMine && (
          <Composer
            draft={`chat.answer.${conversation.id}`}
            onText={(content) => talk.say({ logType: messageType.text, content })}
            onFile={talk.say}
            hint={text('chat.answerHint')}
            reasonAgainst={(content) => leftIn(content, conversation)}
            tools={(insert) => <CannedMenu conversation={conversation} onChoose={insert} />}
          />
        )}
      </section>
      <CustomerPane
        conversation={conversation}
        onSend={
          isMine
            ? (card) => {
                const content = [card.uniqueCode, card.name, card.detail].filter(Boolean).join(' ')
                talk.say({ logType: messageType.transaction, content, data: { card } })
              }
            : undefined
        }
      />
    </>
  )
}

/** Names the placeholders that a text still holds. */
function leftIn(content: string, { placeholders }: Conversation): string | undefined {
  const left = placeholdersLeft(
    content,
    placeholders.map(({ placeholder }) => placeholder),
  ).map((name) => `{${name}} ${labelOf(replyPlaceholder, name, language) ?? ''}`)
  return left.length === 0
    ? undefined
    : text('chat.placeholdersLeft', { placeholders: left.join(listMarkOf[language]) })
}
