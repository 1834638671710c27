import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { cardsOf } from '../../domain/chat/order-cards'
import type { Schemas } from '../../domain/schemas'
import { formatDate, text } from '../language/locale'
import { Button } from '../ui/Button'
import { Picture } from '../ui/Picture'
import styles from './OrdersPanel.module.css'

type Kind = Schemas['OrderCard']['kind']
/** Milliseconds in which a second click counts as the same. */
const twiceMs = 1000
const kinds: Kind[] = ['product', 'project', 'customization']

/** Orders by kind and required date; each line can be sent into the chat. */
export function OrdersPanel({
  queryKey,
  load,
  none = text('mine.remind.noOrder'),
  onSend,
}: {
  queryKey: unknown[]
  /** Text for an empty list. */
  none?: string
  load: () => Promise<Schemas['ServiceOrderPage']>
  /** If undefined, the orders are read-only. */
  onSend: ((card: Schemas['OrderCard']) => void) | undefined
}) {
  const { data, error, refetch } = useQuery({ queryKey, queryFn: load, meta: { quiet: true } })
  const last = useRef({ card: '', at: 0 })
  /** Ignores a double click. */
  function sendOnce(card: Schemas['OrderCard']) {
    const pressed = { card: JSON.stringify(card), at: Date.now() }
    const isSame = last.current.card === pressed.card && pressed.at - last.current.at < twiceMs
    last.current = pressed
    if (!isSame) onSend?.(card)
  }
  if (error) {
    return (
      <div className={styles.empty}>
        <p>{text('chat.orders.failed')}</p>
        <Button small onClick={() => void refetch()}>
          {text('shell.retry')}
        </Button>
      </div>
    )
  }
  const cards = (data?.records ?? []).flatMap(cardsOf)
  if (data && cards.length === 0) return <p className={styles.empty}>{none}</p>
  return (
    <div className={styles.orders} aria-busy={!data}>
      {kinds.map((kind) => {
        const own = cards.filter((card) => card.kind === kind)
        if (own.length === 0) return null
        return (
          <section key={kind}>
            <h3>{text(`chat.orders.${kind}`)}</h3>
            {daysOf(own).map((day) => (
              <div key={day}>
                <h4>{text('chat.orders.required', { day: formatDate(day) })}</h4>
                <ul>
                  {own
                    .filter(({ requiredDate }) => requiredDate === day)
                    .map((card, place) => (
                      <li key={place}>
                        {card.picture && (
                          <Picture
                            className={styles.picture}
                            src={card.picture}
                            width={60}
                            height={40}
                          />
                        )}
                        <div>
                          <p className={styles.name}>{card.name}</p>
                          {card.detail && <p className={styles.detail}>{card.detail}</p>}
                          <p className={styles.code}>{card.uniqueCode}</p>
                        </div>
                        {onSend && (
                          <Button
                            small
                            aria-label={`${text('chat.send')} ${card.name} ${card.uniqueCode}`}
                            onClick={() => sendOnce(card)}
                          >
                            {text('chat.send')}
                          </Button>
                        )}
                      </li>
                    ))}
                </ul>
              </div>
            ))}
          </section>
        )
      })}
    </div>
  )
}

const daysOf = (cards: Schemas['OrderCard'][]) =>
  [...new Set(cards.map(({ requiredDate }) => requiredDate))].sort().reverse()
