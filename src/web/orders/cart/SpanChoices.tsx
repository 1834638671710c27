import { useEffect, useRef, useState } from 'react'
import kinds from '../../../../schemas/common/SpanKind.json'
import {
  choicesFor,
  valueOf,
  withMeaning,
  withTyped,
  type SpanChoice,
} from '../../../domain/orders/span-choices'
import type { Span } from '../../../domain/reading/span'
import * as limits from '../../../generated/limits'
import { language, text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { isEnter } from '../../ui/keys'
import { isTooLong, LimitedInput } from '../../ui/LimitedText'
import styles from './SpanChips.module.css'

interface Props {
  spans: readonly Span[]
  /** The place of the span that is corrected. */
  nth: number
  /** The span as it was written or typed. */
  part: string
  onChoose: (spans: Span[]) => void
}

/** Other meanings of a part of a line, and a field for what it should be. */
export function SpanChoices({ spans, nth, part, onChoose }: Props) {
  const [typed, setTyped] = useState('')
  const panel = useRef<HTMLDivElement>(null)
  // Keyboard users would otherwise have to pass all other chips.
  useEffect(() => panel.current?.querySelector('button')?.focus(), [])
  const span = spans[nth]
  if (!span) return null
  const isReady = typed.trim() !== '' && !isTooLong(typed, limits.ReadSpan.typed)
  const use = () => isReady && onChoose(withTyped(spans, nth, typed.trim()))
  return (
    <div
      ref={panel}
      role="group"
      aria-label={text('orders.entry.meaningOf', { part })}
      className={styles.panel}
    >
      <p>{text('orders.entry.readNow', { part, kind: kinds['x-enum'][span.kind][language] })}</p>
      <div className={styles.choices}>
        {choicesFor(span, part).map((choice) => (
          <Button
            key={`${choice.kind} ${choice.value}`}
            small
            onClick={() => onChoose(withMeaning(spans, nth, choice))}
          >
            {nameOf(choice)}
          </Button>
        ))}
        <Button
          small
          onClick={() => onChoose(withMeaning(spans, nth, { kind: 'noise', value: '' }))}
        >
          {text('orders.entry.ignoreSpan')}
        </Button>
      </div>
      <div className={styles.typed}>
        <LimitedInput
          limit={limits.ReadSpan.typed}
          aria-label={text('orders.entry.typeMeaning')}
          placeholder={text('orders.entry.typeMeaning')}
          value={typed}
          onChange={setTyped}
          onKeyDown={(event) => isEnter(event) && use()}
        />
        <Button small disabled={!isReady} onClick={use}>
          {text('orders.entry.useTyped')}
        </Button>
      </div>
    </div>
  )
}

const nameOf = (choice: SpanChoice) =>
  choice.kind === 'quantity'
    ? text('orders.entry.isQuantity')
    : `${kinds['x-enum'][choice.kind][language]} ${valueOf(choice)}`.trim()
