import { useState } from 'react'
import { allOrders, customerServiceUser, messageType } from '../../domain/chat/rules'
import type { Schemas } from '../../domain/schemas'
import { api, dataOf } from '../calls/api'
import { text } from '../language/locale'
import { showToast } from '../ui/toast-list'
import { Button } from '../ui/Button'
import { Composer } from './Composer'
import { EarlierMessages, useEarlier } from './EarlierMessages'
import { MessageList } from './MessageList'
import { OrdersPanel } from './OrdersPanel'
import { PendingQuestions } from './PendingQuestions'
import { Rating } from './Rating'
import styles from './ServiceDialog.module.css'
import { ServiceHead } from './ServiceHead'
import { faultMended, tellFault } from './talk-fault'
import { useRobot } from './useRobot'
import { useServiceTips } from './useServiceTips'
import { useServiceStatus } from './useServiceStatus'
import { useReading, useTalk } from './useTalk'

interface Props {
  user: Schemas['User']
  /** Status of the conversation when the dialog opened. */
  opened: Schemas['ChatStatus']
  onLeave: () => void
}

/** A customer's chat: with the chatbot, or with people over the socket. */
export function ServiceTalk({ user, opened, onLeave }: Props) {
  const { status, refresh, set, allRead } = useServiceStatus(opened)
  // A dialog starts with the chatbot, whatever the status of the conversation.
  const [joined, setJoined] = useState(false)
  const attended = status.state !== 'robot'
  const { id, username, avatar = '', bucketName = '' } = user
  const [lost, setLost] = useState(0)
  const { talk, state } = useTalk(
    {
      ends: {
        id: String(id),
        username,
        to: customerServiceUser.initial,
        avatar,
        fromBucketName: bucketName,
      },
      side: 'customer',
      base: opened.read,
      marks: { delivered: opened.staffDelivered, read: opened.staffRead },
      onNews: refresh,
      onLost: () => setLost((times) => times + 1),
    },
    // Messages of people are shown at once, even while the chatbot is active.
    attended,
  )
  // A message of an agent switches the chat back to people.
  const answered = state.line.messages.some(({ sender }) => sender === 'agent')
  const people = attended && (joined || answered)
  if (joined && !attended) setJoined(false)
  const robot = useRobot({
    talk,
    missing: opened.lastSeq > opened.read && !attended,
    onPeople(next) {
      set(next)
      setJoined(true)
    },
  })
  const tips = useServiceTips({
    state,
    status,
    people,
    lost,
    unknown: robot.unknown,
    goesOn: opened.state !== 'robot' && opened.lastSeq > opened.read,
  })
  const earlier = useEarlier(opened.read)
  const [showsOrders, setShowsOrders] = useState(false)

  useReading(state, true, (upTo) => {
    if (talk.isOpen()) talk.markRead(upTo)
    else void api.POST('/web/dialogue/read', { params: { query: { upTo } } })
    allRead()
  })

  /** Cards and files go to people, so sending one requests them. */
  const sendToPeople: typeof talk.say = (what) => {
    talk.say(what)
    if (!attended) set({ ...status, state: 'waiting' })
    setJoined(true)
  }

  return (
    <>
      <ServiceHead
        status={status}
        people={people}
        connection={state.connection}
        refusal={state.refusal}
        onPerson={() =>
          dataOf(api.POST('/web/dialogue/manual')).then(
            (next) => {
              faultMended()
              set(next)
              setJoined(true)
            },
            (error: Error) => tellFault(error.message),
          )
        }
      />
      <div className={styles.columns}>
        <div className={styles.talk}>
          <MessageList
            older={earlier.messages}
            state={state}
            tips={tips}
            top={<EarlierMessages {...earlier} />}
            bottom={
              <>
                <PendingQuestions pending={robot.pending} onAgain={robot.again} />
                {status.rateable && <Rating key={status.rateable} onRated={set} />}
              </>
            }
            onAsk={people ? undefined : robot.ask}
            onLeave={onLeave}
          />
          <Composer
            draft="chat.composer"
            onText={(content) =>
              people ? talk.say({ logType: messageType.text, content }) : robot.ask(content)
            }
            onFile={sendToPeople}
          />
        </div>
        <aside className={styles.side} data-open={showsOrders}>
          <Button
            small
            look="quiet"
            className={styles.sideSwitch}
            aria-expanded={showsOrders}
            onClick={() => setShowsOrders(!showsOrders)}
          >
            {text('chat.orders.show')}
          </Button>
          <h3 className={styles.sideTitle}>{text('chat.orders')}</h3>
          <OrdersPanel
            queryKey={['chatOrders', id]}
            load={() =>
              dataOf(
                api.GET('/web/dialogue/order/list', {
                  params: { query: { current: 1, size: allOrders } },
                }),
              )
            }
            onSend={(card) => {
              const content = [card.uniqueCode, card.name, card.detail].filter(Boolean).join(' ')
              sendToPeople({ logType: messageType.transaction, content, data: { card } })
              setShowsOrders(false)
              showToast('success', text('chat.tip.order'))
            }}
          />
        </aside>
      </div>
    </>
  )
}
