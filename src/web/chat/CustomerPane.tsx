import { listMarkOf } from '../../domain/language/language'
import { labelOf } from '../../domain/forms/field-schema'
import closeReason from '../../generated/screens/CloseReason.json'
import type { Schemas } from '../../domain/schemas'
import { CustomerLink } from '../actions/CustomerLink'
import { api, dataOf } from '../calls/api'
import { formatTime, language, text } from '../language/locale'
import styles from './Console.module.css'
import { OrdersPanel } from './OrdersPanel'
import { RecordActions } from './RecordActions'

type Conversation = Schemas['OfficeConversation']

/** A customer's data: profile, the page they view, notes, orders, earlier conversations. */
export function CustomerPane({
  conversation,
  onSend,
}: {
  conversation: Conversation
  /** Undefined if the conversation is not the agent's own. */
  onSend: ((card: Schemas['OrderCard']) => void) | undefined
}) {
  const { id, customerName, accountId, accountName, view, timeline, services } = conversation
  return (
    <aside className={styles.customer} aria-label={text('chat.customer')}>
      <section>
        <h3>{text('chat.customer')}</h3>
        <p>{customerName}</p>
        <p className={styles.soft}>
          <CustomerLink id={accountId} name={accountName} />
        </p>
        {onSend && <RecordActions conversation={conversation} />}
      </section>
      <section>
        <h3>{text('chat.view')}</h3>
        {view ? <View view={view} /> : <p className={styles.soft}>{text('chat.view.none')}</p>}
      </section>
      <section>
        <h3>{text('chat.notes')}</h3>
        <ul className={styles.lines}>
          {timeline.map(({ id, time, who, what, note }) => (
            <li key={id}>
              <time dateTime={time}>{formatTime(time)}</time> {who}: {what}
              {note && <p>{note}</p>}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{text('chat.services')}</h3>
        <ul className={styles.lines}>
          {services.map(({ id, openedAt, agentName, reason, score, comment }) => (
            <li key={id}>
              <time dateTime={openedAt}>{formatTime(openedAt)}</time>{' '}
              {[
                agentName,
                reason && labelOf(closeReason, reason, language),
                score !== undefined && text('chat.services.rating', { score }),
              ]
                .filter(Boolean)
                .join(' · ')}
              {comment && <p>{comment}</p>}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{text('chat.customerOrders')}</h3>
        <OrdersPanel
          queryKey={['chatCustomerOrders', id]}
          none={text('chat.customerOrders.none')}
          load={() =>
            dataOf(
              api.GET('/office/chat/conversation/{id}/orders', {
                params: { path: { id }, query: { size: 10 } },
              }),
            )
          }
          onSend={onSend}
        />
      </section>
    </aside>
  )
}

function View({
  view: { address, title, comparison = [], seenAt },
}: {
  view: Schemas['CustomerView']
}) {
  // Opens in a new window so that the console stays open.
  const base = import.meta.env.BASE_URL.replace(/\/$/, '')
  return (
    <>
      {address && (
        <p>
          <a href={base + address} target="_blank" rel="noreferrer">
            {title || address}
          </a>
        </p>
      )}
      {comparison.length > 0 && (
        <p>
          {text('chat.view.comparison', {
            models: comparison.map(({ model }) => model).join(listMarkOf[language]),
          })}
        </p>
      )}
      {seenAt && <time dateTime={seenAt}>{formatTime(seenAt)}</time>}
    </>
  )
}
