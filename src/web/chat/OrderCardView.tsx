import { labelOf } from '../../domain/field-schema'
import cardKind from '../../generated/screens/OrderCardKind.json'
import type { Schemas } from '../../domain/schemas'
import { formatCount, formatDate, language, text } from '../locale'
import { Picture } from '../ui/Picture'
import styles from './Messages.module.css'

/** An order in the talk. */
export function OrderCardView({ card }: { card: Schemas['OrderCard'] }) {
  const { uniqueCode, kind, name, detail, picture, counts, unitName, requiredDate } = card
  return (
    <div className={styles.card}>
      <p className={styles.cardHead}>
        <span>{text('chat.card', { code: uniqueCode })}</span>
        <span>{labelOf(cardKind, kind, language) ?? kind}</span>
      </p>
      <p className={styles.cardName}>{name}</p>
      {picture && <Picture className={styles.cardPicture} src={picture} width={120} height={80} />}
      {detail && <p className={styles.cardDetail}>{detail}</p>}
      <p className={styles.cardFoot}>
        {counts !== undefined && (
          <span>{text('chat.counts', { count: formatCount(counts, unitName) })}</span>
        )}
        {requiredDate && (
          <span>{text('chat.orders.required', { day: formatDate(requiredDate) })}</span>
        )}
      </p>
    </div>
  )
}
