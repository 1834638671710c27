import { moneyText } from '../../domain/money/price-text'
import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { language, text } from '../language/locale'
import { useRecordSchema } from '../screens/record-schema'
import type { answerSums } from './answer-sums'
import type { TypedAnswer } from './answer-draft'
import styles from './AnswerForm.module.css'
import { reservations } from './resources'

interface Props {
  sums: ReturnType<typeof answerSums>
  typed: TypedAnswer
}

/** The running sums of an answer, and its distance from the list prices. */
export function AnswerSums({ sums, typed: { currency, taxRate } }: Props) {
  const { quotation } = useRecordSchema(reservations).properties ?? {}
  const fields: Record<string, FieldSchema> = quotation?.properties ?? {}
  const title = (name: string) => titleOf(fields[name] ?? {}, name, language)
  const money = (amount: string) => moneyText(amount, currency, language)
  const { margin } = sums
  return (
    <dl className={styles.sums} aria-live="off">
      <div className={styles.part}>
        <dt>{title('subtotal')}</dt>
        <dd>{money(sums.subtotal)}</dd>
      </div>
      <div className={styles.part}>
        <dt>{text('orders.quotation.tax', { rate: taxRate })}</dt>
        <dd>{money(sums.tax)}</dd>
      </div>
      <div>
        <dt>{title('total')}</dt>
        <dd>
          <strong>{money(sums.total)}</strong>
        </dd>
      </div>
      {margin && (
        <div>
          <dt>{text('orders.answer.margin')}</dt>
          <dd>{`${signed(margin.percent)} % (${signed(money(margin.difference))})`}</dd>
        </div>
      )}
      {sums.priced < sums.lines && (
        <div>
          <dt>{title('notPriced')}</dt>
          <dd>{sums.lines - sums.priced}</dd>
        </div>
      )}
    </dl>
  )
}

const signed = (amount: string) => (amount.includes('-') ? amount.replace('-', '−') : `+${amount}`)
