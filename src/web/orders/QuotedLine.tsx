import { Fragment, memo } from 'react'
import type { Currency } from '../../domain/money/money'
import { moneyText } from '../../domain/money/price-text'
import { mayDecide, offerOf, type Decision } from '../../domain/orders/acceptance'
import type { Schemas } from '../../domain/schemas'
import { formatCount, formatDate, language, text } from '../language/locale'
import { Button } from '../ui/Button'
import { Tag, type Tone } from '../ui/Tag'
import { Alternative, leadTime } from './Alternative'
import { PackageNote } from './PackageHint'
import styles from './QuotedLines.module.css'
import { ProductName } from './ReservationLines'
import { LinePicture } from './LinePicture'

type Line = Schemas['OrderLine']

/** Titles of the columns, which a phone shows in every line. */
export type LineTitles = Record<
  | 'product'
  | 'counts'
  | 'shipped'
  | 'open'
  | 'requiredDate'
  | 'price'
  | 'amount'
  | 'readyOn'
  | 'decision',
  string
>

interface Props {
  line: Line
  currency: Currency | undefined
  titles: LineTitles
  isShipping: boolean
  isDecided: boolean
  decision: Decision | undefined
  onDecide: ((lineId: number, decision: Decision) => void) | undefined
  onAsk: ((line: Line) => void) | undefined
}

/** A quoted line. Memoised: of 200 lines only the decided one is drawn anew. */
export const QuotedLine = memo(function QuotedLine({
  line,
  currency,
  titles,
  isShipping,
  isDecided,
  decision,
  onDecide,
  onAsk,
}: Props) {
  const { answer = {} } = line
  const taken = decision ?? answer.decision
  const offer = taken === 'alternative' ? answer.alternative : answer
  const isLeftOut = taken === 'leaveOut'
  const width = 5 + Number(isShipping) + Number(onDecide !== undefined || isDecided)
  return (
    <Fragment>
      <tr className={isLeftOut ? styles.out : undefined}>
        <th scope="row">
          <div className={styles.product}>
            <LinePicture product={line} />
            <ProductName line={line} />
          </div>
        </th>
        <td className={styles.number} data-title={titles.counts}>
          {formatCount(line.counts, line.unitName)}
          <PackageNote line={line} />
        </td>
        {isShipping && (
          <td className={styles.number} data-title={titles.shipped}>
            {line.shipped === undefined ? '–' : formatCount(line.shipped, line.unitName)}
            {!!line.open && (
              <span className={styles.soft}>
                {titles.open} {formatCount(line.open, line.unitName)}
              </span>
            )}
          </td>
        )}
        <td className={styles.number} data-title={titles.price}>
          {offer?.price ?? '–'}
          {!answer.unitPrice && !isDecided && taken !== 'alternative' && (
            <span className={styles.tag}>
              <Tag tone="warn">{text('orders.quotation.noPriceYet')}</Tag>
            </span>
          )}
        </td>
        <td className={styles.number} data-title={titles.amount}>
          {offer?.amount !== undefined && currency && !isLeftOut
            ? moneyText(offer.amount, currency, language)
            : '–'}
        </td>
        <td data-title={titles.readyOn}>
          <Ready line={line} titles={titles} />
        </td>
        {onDecide ? (
          <td>
            <Choices line={line} decision={decision} onDecide={onDecide} onAsk={onAsk} />
          </td>
        ) : (
          isDecided && (
            <td data-title={titles.decision}>
              {taken && <Tag tone={tones[taken]}>{text(`orders.quotation.decided.${taken}`)}</Tag>}
            </td>
          )
        )}
      </tr>
      <Remarks answer={answer} currency={currency} width={width} />
    </Fragment>
  )
})

const tones: Record<Decision, Tone> = { accept: 'good', alternative: 'good', leaveOut: 'plain' }

function Ready({ line, titles }: { line: Line; titles: LineTitles }) {
  const { readyOn, late } = line.answer ?? {}
  return (
    <>
      <span className={styles.day}>{readyOn ? formatDate(readyOn) : '–'}</span>
      {late && <Tag tone="bad">{text('orders.late')}</Tag>}
      <span className={styles.soft}>
        {titles.requiredDate} {formatDate(line.requiredDate)}
      </span>
      {line.answer && <span className={styles.soft}>{leadTime(line.answer)}</span>}
    </>
  )
}

interface ChoicesProps {
  line: Line
  decision: Decision | undefined
  onDecide: (lineId: number, decision: Decision) => void
  onAsk: ((line: Line) => void) | undefined
}

/** Accept, take the alternative or leave out; what has no price is not offered. */
function Choices({ line, decision, onDecide, onAsk }: ChoicesProps) {
  const offer = offerOf(line.answer)
  const possible = (['accept', 'alternative', 'leaveOut'] as const).filter((choice) =>
    mayDecide(offer, choice),
  )
  const name = `${line.materialName} ${line.model}`.trim()
  return (
    <fieldset className={styles.choices}>
      <legend>{text('orders.decide.on', { name })}</legend>
      {possible.length > 1 &&
        possible.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={`decision-${line.id}`}
              checked={decision === choice}
              onChange={() => onDecide(line.id, choice)}
            />
            {text(`orders.decide.${choice}`)}
          </label>
        ))}
      {onAsk && (
        <Button look="quiet" small onClick={() => onAsk(line)}>
          {text('orders.decide.ask')}
        </Button>
      )}
    </fieldset>
  )
}

interface RemarksProps {
  answer: Schemas['LineQuote']
  currency: Currency | undefined
  width: number
}

/** The alternative with its price, the note, and the question with its reply. */
function Remarks({ answer, currency, width }: RemarksProps) {
  const { alternative, note, question } = answer
  if (!alternative && !note && !question) return null
  return (
    <tr className={styles.more}>
      <td colSpan={width}>
        {alternative && (
          <p>
            {text('orders.quotation.alternativeOffered')} <Alternative alternative={alternative} />
            {alternative.price && ` · ${alternative.price}`}
            {alternative.amount !== undefined &&
              currency &&
              ` · ${moneyText(alternative.amount, currency, language)}`}
          </p>
        )}
        {note && <p className={styles.written}>{note}</p>}
        {question && (
          <p className={styles.written}>
            {text('orders.quotation.asked', { question: question.question })}
            {question.reply
              ? `\n${text('orders.quotation.reply', { reply: question.reply })}`
              : `\n${text('orders.question.waits')}`}
          </p>
        )}
      </td>
    </tr>
  )
}
