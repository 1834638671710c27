import { useRef, useState } from 'react'
import { dayOfText, type Day } from '../../domain/day'
import { text } from '../locale'
import styles from './DateField.module.css'
import { FieldNote } from './FieldNote'
import { Icon } from './Icon'

interface Props {
  /** For the label of the field. */
  id: string
  /** '' while there is none. */
  value: Day | ''
  /** A whole day, or '' when the field was cleared and left. */
  onChange: (day: Day | '') => void
  min?: Day | undefined
  max?: Day | undefined
  required?: boolean
  disabled?: boolean | undefined
  'aria-invalid'?: boolean
  'aria-describedby'?: string | undefined
}

const canShowCalendar = 'showPicker' in HTMLInputElement.prototype

/**
 * A day in one form for every reader, 2026-11-30, whatever the language of the browser: typed, also as 20261130 or
 * 2026/11/30, or taken from the browser's calendar.
 */
export function DateField({ id, value, onChange, min, max, ...aria }: Props) {
  const calendar = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [note, setNote] = useState<string>()

  function take(day: Day | '', said?: string) {
    setTyped(undefined)
    setNote(said)
    if (day !== value) onChange(day)
  }

  function type(next: string) {
    // A day that is whole counts at once.
    if (next.length === 10 && dayOfText(next) === next) return take(next)
    setTyped(next)
    setNote(undefined)
  }

  function accept() {
    if (typed === undefined) return
    const day = typed.trim() === '' ? '' : dayOfText(typed.normalize('NFKC'))
    if (day === undefined) take(value, text('common.noDate', { typed }))
    else take(day)
  }

  const description = [note && `${id}-note`, aria['aria-describedby']].filter(Boolean).join(' ')
  return (
    <span className={styles.date}>
      <span className={styles.field}>
        <input
          {...aria}
          id={id}
          className={styles.typed}
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          placeholder={text('common.dateForm')}
          aria-invalid={aria['aria-invalid'] === true || note !== undefined}
          aria-describedby={description || undefined}
          value={typed ?? value}
          onChange={({ target }) => type(target.value)}
          onBlur={accept}
          onKeyDown={({ key }) => key === 'Enter' && accept()}
        />
        {canShowCalendar && (
          <>
            <input
              ref={calendar}
              type="date"
              className={styles.calendar}
              tabIndex={-1}
              aria-hidden="true"
              min={min}
              max={max}
              value={value}
              onChange={({ target }) => target.value && take(target.value)}
            />
            <button
              type="button"
              className={styles.opener}
              disabled={aria.disabled}
              aria-label={text('common.calendar')}
              aria-describedby={id}
              onClick={() => calendar.current?.showPicker()}
            >
              <Icon name="calendar" size={18} />
            </button>
          </>
        )}
      </span>
      <FieldNote id={`${id}-note`}>{note}</FieldNote>
    </span>
  )
}
