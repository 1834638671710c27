import { dayOfText } from '../../domain/days/written-day'
import { labelOf } from '../../domain/forms/field-schema'
import cardKind from '../../generated/screens/OrderCardKind.json'
import type { Schemas } from '../../domain/schemas'
import { formatCount, formatDate, language, text } from '../language/locale'
import { Picture } from '../ui/Picture'
import styles from './Messages.module.css'

/** Old messages may hold dates from before they were validated; show those as written. */
const dayShown = (written: string) =>
  dayOfText(written) === written ? formatDate(written) : written

/** An order shared in the chat. */
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
        {Number.isFinite(counts) && counts !== undefined && (
          <span>{text('chat.counts', { count: formatCount(counts, unitName) })}</span>
        )}
        {requiredDate && (
          <span>{text('chat.orders.required', { day: dayShown(requiredDate) })}</span>
        )}
      </p>
    </div>
  )
}
