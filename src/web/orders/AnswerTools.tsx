import { useId, useState } from 'react'
import { moneyText } from '../../domain/money/price-text'
import type { Schemas } from '../../domain/schemas'
import { formatDate, language, text } from '../language/locale'
import { Button } from '../ui/Button'
import { isEnter } from '../ui/keys'
import styles from './AnswerForm.module.css'
import { LabelledInput } from './LabelledInput'

interface Props {
  earlier: Schemas['EarlierQuotation'][]
  lineCount: number
  /** Lowers all prices; false if that is no rate. */
  onDiscount: (percent: string) => boolean
  onCopy: (quotation: Schemas['EarlierQuotation']) => void
  onFillDown: () => void
  /** Takes the last of these back; missing if there is nothing to take back. */
  onUndo: (() => void) | undefined
}

/** Tools that change many fields of an answer at once. */
export function AnswerTools({ earlier, lineCount, onDiscount, onCopy, onFillDown, onUndo }: Props) {
  const [percent, setPercent] = useState('')
  const [isFaulty, setFaulty] = useState(false)
  const discount = () => setFaulty(!onDiscount(percent))
  return (
    <div className={styles.tools}>
      <div
        className={styles.tool}
        onKeyDown={(event) => {
          if (!isEnter(event) || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          discount()
        }}
      >
        <LabelledInput
          label={text('orders.answer.discount')}
          value={percent}
          limit={10}
          fault={isFaulty ? text('orders.answer.discount.fault') : undefined}
          onChange={(value) => {
            setPercent(value)
            setFaulty(false)
          }}
        />
        <Button onClick={discount}>{text('orders.answer.discount.apply')}</Button>
      </div>
      {earlier.length > 0 && <Copying earlier={earlier} lineCount={lineCount} onCopy={onCopy} />}
      <Button onClick={onFillDown}>{text('orders.answer.fillDown')}</Button>
      {onUndo && (
        <Button look="quiet" onClick={onUndo}>
          {text('orders.answer.undo')}
        </Button>
      )}
    </div>
  )
}

function Copying({ earlier, lineCount, onCopy }: Pick<Props, 'earlier' | 'lineCount' | 'onCopy'>) {
  const id = useId()
  const [at, setAt] = useState(0)
  const chosen = earlier[at]
  return (
    <div className={styles.tool}>
      <div className={styles.field}>
        <label htmlFor={id}>{text('orders.answer.copy')}</label>
        <select id={id} value={at} onChange={({ target }) => setAt(Number(target.value))}>
          {earlier.map((quotation, index) => (
            <option key={quotation.orderId} value={index}>
              {[
                quotation.uniqueCode,
                formatDate(quotation.quotedAt),
                quotation.total && moneyText(quotation.total, quotation.currency, language),
                text('orders.answer.copy.lines', {
                  count: quotation.lines.length,
                  all: lineCount,
                }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </option>
          ))}
        </select>
      </div>
      <Button onClick={() => chosen && onCopy(chosen)}>{text('orders.answer.copy.do')}</Button>
    </div>
  )
}
