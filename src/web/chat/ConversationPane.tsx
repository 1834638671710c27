import { useState } from 'react'
import { Link } from 'react-router'
import { messageType } from '../../domain/chat/rules'
import type { Schemas } from '../../domain/schemas'
import { api, dataOf } from '../calls/api'
import { text, inLanguage } from '../language/locale'
import { Composer } from './Composer'
import styles from './Console.module.css'
import { askConsoleAnew, useReplies } from './console-queries'
import { ConversationActions } from './ConversationActions'
import { CustomerPane } from './CustomerPane'
import { EarlierMessages, useEarlier } from './EarlierMessages'
import { MessageList } from './MessageList'
import { useReading, useTalk } from './useTalk'
import { languageOfLocale, textIn } from '../../domain/language/language'
import { Icon } from '../ui/Icon'
import { Popover } from '../ui/Popover'
import composer from './Composer.module.css'

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
            tools={(insert) => <CannedMenu locale={conversation.locale} onChoose={insert} />}
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

/** Inserts a canned reply in the customer's language into the input, to be checked before it is sent. */
function CannedMenu({ locale, onChoose }: { locale: string; onChoose: (words: string) => void }) {
  const { data = [] } = useReplies()
  return (
    <Popover label={text('chat.canned')} buttonClass={composer.tool} button={<Icon name="list" />}>
      {(close) => (
        <ul className={styles.canned}>
          {data.length === 0 && <li className={styles.soft}>{text('chat.canned.none')}</li>}
          {data.map(({ id, title, titleEn, textZh, textEn }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  onChoose(textIn(languageOfLocale(locale), { zh: textZh, en: textEn }))
                  close()
                }}
              >
                {inLanguage(title, titleEn)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}
