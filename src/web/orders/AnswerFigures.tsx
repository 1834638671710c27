import { priceText } from '../../domain/money/price-text'
import { typedOfPrice } from '../../domain/money/typed-price'
import { daysAfter, type Day } from '../../domain/days/day'
import type { Schemas } from '../../domain/schemas'
import { formatCount, formatDate, formatTime, language, text } from '../language/locale'
import { Tag } from '../ui/Tag'
import { exactDays } from './answer-cells'
import styles from './AnswerForm.module.css'

type Line = Schemas['OrderLine']
type Proposed = Schemas['ProposedAnswerLine']

/** Month and day; the title has the whole date. */
const shortDay = (time: string) => time.slice(5, 10)

interface PriceProps {
  line: Line
  proposed: Proposed | undefined
  currency: Schemas['Currency']
  onTake: (typedPrice: string) => void
}

/** The list price and the last quotation beside a price field, each with its day. */
export function PriceFigures({ line, proposed, currency, onTake }: PriceProps) {
  const { listPrice, lastPrice } = proposed ?? {}
  const { unitName } = line
  return (
    <>
      {listPrice && (
        <p
          className={listPrice.isOutdated ? styles.outdated : styles.figure}
          title={[
            listPrice.list,
            priceText({ ...listPrice, currency }, unitName, language),
            text('orders.answer.fromCounts', { count: formatCount(listPrice.fromCounts) }),
            formatDate(listPrice.updatedAt),
          ].join(' · ')}
        >
          {text(listPrice.isOwn ? 'orders.answer.ownList' : 'orders.answer.list', {
            price: typedOfPrice(listPrice),
          })}
          {listPrice.isOutdated &&
            ` · ${text('orders.answer.ended', { day: formatDate(listPrice.validTo ?? '') })}`}
        </p>
      )}
      {lastPrice && (
        <p className={styles.figure}>
          <button
            type="button"
            className={styles.take}
            disabled={lastPrice.currency !== currency}
            title={text('orders.answer.takeLast', {
              code: lastPrice.uniqueCode,
              price: priceText(lastPrice, unitName, language),
              count: formatCount(lastPrice.counts, unitName),
              day: formatDate(lastPrice.quotedAt),
            })}
            onClick={() => onTake(typedOfPrice(lastPrice))}
          >
            {text('orders.answer.last', {
              price:
                lastPrice.currency === currency
                  ? typedOfPrice(lastPrice)
                  : priceText(lastPrice, unitName, language),
              day: shortDay(lastPrice.quotedAt),
            })}
          </button>
        </p>
      )}
    </>
  )
}

/** Stock and usual lead time beside a lead time field, and the day on which the line is ready. */
export function LeadTimeFigures({
  line,
  proposed,
  typedDays,
  today,
}: {
  line: Line
  proposed: Proposed | undefined
  typedDays: string
  today: Day
}) {
  const { stock } = proposed ?? {}
  const days = exactDays(typedDays)
  const readyOn = days === undefined ? undefined : daysAfter(today, days)
  return (
    <div className={styles.figures}>
      {stock && <StockFigures stock={stock} />}
      {readyOn !== undefined && (
        <p className={styles.figure} title={formatDate(readyOn)}>
          {text('orders.answer.readyOn', { day: shortDay(readyOn) })}{' '}
          {readyOn > line.requiredDate && <Tag tone="warn">{text('orders.quotation.late')}</Tag>}
        </p>
      )}
    </div>
  )
}

/** Figures past their life stand in one sentence with their day, because the line must stay low. */
function StockFigures({ stock }: { stock: NonNullable<Proposed['stock']> }) {
  const { quantity, leadTimeDays, isOutdated, updatedAt } = stock
  const figures = [
    quantity !== undefined && text('orders.answer.stock', { count: formatCount(quantity) }),
    isOutdated &&
      leadTimeDays !== undefined &&
      text('orders.answer.lead', { count: formatCount(leadTimeDays) }),
  ].filter((figure) => figure !== false)
  if (figures.length === 0) return null
  const joined = figures.join(' · ')
  return (
    <p className={isOutdated ? styles.outdated : styles.figure} title={formatTime(updatedAt)}>
      {isOutdated
        ? text('orders.answer.outdated', { figures: joined, day: shortDay(updatedAt) })
        : joined}
    </p>
  )
}

/** The package beside a quantity that is not one of whole packages. */
export function PackageFigure({ proposed }: Pick<PriceProps, 'proposed'>) {
  const { packing, wholeCounts } = proposed ?? {}
  if (packing === undefined) return null
  return (
    <span className={wholeCounts === undefined ? styles.figure : styles.outdated}>
      {wholeCounts === undefined
        ? text('orders.answer.packing', { count: formatCount(packing) })
        : text('orders.answer.notWhole', {
            count: formatCount(packing),
            whole: formatCount(wholeCounts),
          })}
    </span>
  )
}
