import { milestonesOf, type Milestone } from '../../../domain/orders/milestones'
import type { Schemas } from '../../../domain/schemas'
import { useShopToday } from '../../calls/settings'
import { formatDate, text } from '../../language/locale'
import styles from './Milestones.module.css'

/** The dates of a reservation's life: asked, quoted, accepted, shipped, arrived, complained about. */
export function Milestones({ order }: { order: Schemas['IntentionOrder'] }) {
  const today = useShopToday()
  return (
    <ol className={styles.milestones} aria-label={text('orders.milestones')}>
      {milestonesOf(order, today).map((milestone) => (
        <Step key={milestone.name} milestone={milestone} />
      ))}
    </ol>
  )
}

function Step({ milestone: { name, first, last, isPartial } }: { milestone: Milestone }) {
  const [from, to] = [first, last].map((time) => time && formatDate(time))
  return (
    <li className={first ? (isPartial ? styles.partial : styles.done) : styles.open}>
      <span className={styles.name}>
        {text(isPartial ? `orders.milestone.${partial(name)}` : `orders.milestone.${name}`)}
      </span>
      <span className={styles.day}>
        {from ? (from === to ? from : `${from} – ${to}`) : text('orders.milestone.open')}
      </span>
    </li>
  )
}

/** Only goods go in parts. */
const partial = (name: Milestone['name']) =>
  name === 'arrived' ? 'arrivedPartly' : 'shippedPartly'
