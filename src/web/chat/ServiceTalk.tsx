import { useState } from 'react'
import { allOrders, messageType } from '../../domain/chat/rules'
import type { Schemas } from '../../domain/schemas'
import { api, dataOf } from '../calls/api'
import { text } from '../language/locale'
import { showToast } from '../ui/toast-list'
import { Button } from '../ui/Button'
import { AboutProduct } from './AboutProduct'
import { Composer } from './Composer'
import { EarlierMessages } from './EarlierMessages'
import { MessageList } from './MessageList'
import { OrdersPanel } from './OrdersPanel'
import { PendingQuestions } from './PendingQuestions'
import { Rating } from './Rating'
import styles from './ServiceDialog.module.css'
import { ServiceHead } from './ServiceHead'
import { useServiceTalk } from './useServiceTalk'
import { useShownProduct } from './useShownProduct'
import type { Talk } from './talk'

interface Props {
  user: Schemas['User']
  /** Status of the conversation when the dialog opened. */
  opened: Schemas['ChatStatus']
  onLeave: () => void
}

/** A customer's chat: with the chatbot, or with people over the socket. */
export function ServiceTalk({ user, opened, onLeave }: Props) {
  const service = useServiceTalk(user, opened)
  const { status, set, people, talk, state, robot, tips, earlier, sendToPeople } = service
  const { about, drop } = useShownProduct()
  // While the customer waits, the robot goes on answering.
  const isAttended = people && status.state === 'open'

  return (
    <>
      <ServiceHead
        status={status}
        people={people}
        connection={state.connection}
        refusal={state.refusal}
        onPerson={service.askPerson}
        onRobot={service.askRobot}
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
                <PendingQuestions
                  pending={robot.pending}
                  isAnswering={robot.isAnswering}
                  onAgain={robot.again}
                />
                {status.rateable && <Rating key={status.rateable} onRated={set} />}
              </>
            }
            onAsk={isAttended ? undefined : (question) => robot.ask(question, about?.id)}
            onLeave={onLeave}
          />
          {about && <AboutProduct product={about} onDrop={drop} />}
          <Composer
            draft="chat.composer"
            onText={(content) =>
              isAttended
                ? talk.say({
                    logType: messageType.text,
                    content,
                    ...(about && { data: { about } }),
                  })
                : robot.ask(content, about?.id)
            }
            onFile={sendToPeople}
          />
        </div>
        <OrdersAside userId={user.id} onSend={sendToPeople} />
      </div>
    </>
  )
}

/** The customer's reservations, to be sent into the chat. */
function OrdersAside({ userId, onSend }: { userId: number; onSend: Talk['say'] }) {
  const [showsOrders, setShowsOrders] = useState(false)
  return (
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
        queryKey={['chatOrders', userId]}
        load={() =>
          dataOf(
            api.GET('/web/dialogue/order/list', {
              params: { query: { current: 1, size: allOrders } },
            }),
          )
        }
        onSend={(card) => {
          const content = [card.uniqueCode, card.name, card.detail].filter(Boolean).join(' ')
          onSend({ logType: messageType.transaction, content, data: { card } })
          setShowsOrders(false)
          showToast('success', text('chat.tip.order'))
        }}
      />
    </aside>
  )
}
