import { Link } from 'react-router'
import { labelOf } from '../../domain/forms/field-schema'
import cardKind from '../../generated/screens/RecordCardKind.json'
import type { Schemas } from '../../domain/schemas'
import { language, text } from '../language/locale'
import styles from './Messages.module.css'

type Card = Schemas['RecordCard']

/** The customer's page of the record. */
const pageOf = {
  complaint: ({ id }) => `/customerAnalysis/complaint?id=${id}`,
  reservation: ({ id, uniqueCode }) => `/reserve/${id}/${uniqueCode}`,
} satisfies Record<Card['kind'], (card: Card) => string>

/** A complaint or a reservation that an agent made for the customer. */
export function RecordCardView({
  card,
  atDesk,
  onLeave,
}: {
  card: Card
  atDesk: boolean
  onLeave: (() => void) | undefined
}) {
  const { kind, uniqueCode, summary } = card
  return (
    <div className={styles.card}>
      <p className={styles.cardHead}>
        <span>{labelOf(cardKind, kind, language) ?? kind}</span>
        <span>{uniqueCode}</span>
      </p>
      <p className={styles.cardName}>{summary}</p>
      {/* These pages are the customer's. */}
      {!atDesk && (
        <Link className={styles.answerLink} to={pageOf[kind](card)} onClick={onLeave}>
          {text(`chat.card.${kind}`)}
        </Link>
      )}
    </div>
  )
}
