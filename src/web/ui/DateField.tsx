import { useRef, useState } from 'react'
import { dayAt, type Day } from '../../domain/days/day'
import { daysOfText } from '../../domain/days/written-day'
import { text, timeZone } from '../language/locale'
import styles from './DateField.module.css'
import { FieldNote } from './FieldNote'
import { Icon } from './Icon'
import { isEnter } from './keys'
import { isTooLong, tooLong } from './LimitedText'
import { useHeldForm } from './useHeldForm'

interface Props {
  /** Id for the field's label. */
  id: string
  /** '' if there is no date. */
  value: Day | ''
  /** A complete date, or '' when the field was left without one. */
  onChange: (day: Day | '') => void
  /** First and last allowed date. */
  min?: Day | undefined
  max?: Day | undefined
  required?: boolean
  disabled?: boolean | undefined
  /** Set if there is no label beside the field. */
  'aria-label'?: string | undefined
  'aria-required'?: boolean | undefined
  'aria-invalid'?: boolean
  'aria-describedby'?: string | undefined
}

/** No date is longer, however it is written. */
const longestTyped = 40

const canShowCalendar = 'showPicker' in HTMLInputElement.prototype

/**
 * A date in ISO form (2026-11-30) whatever the browser's language: typed, also in other notations, or picked from the
 * browser's calendar. Invalid text stays in the field to be corrected and blocks the form's submit.
 */
export function DateField({ id, value, onChange, min, max, ...aria }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const calendar = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [note, setNote] = useState<string>()
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    // A date set from outside replaces the typed text.
    if (value !== '') show(undefined)
  }

  function show(next: string | undefined, message?: string) {
    setTyped(next)
    setNote(message)
  }

  function tell(day: Day | '') {
    if (day !== value) onChange(day)
  }

  function take(day: Day | '') {
    show(undefined)
    tell(day)
  }

  function type(next: string) {
    // A complete date applies at once.
    if (next.length === 10 && daysOfText(next)[0] === next) accept(next)
    else show(next)
  }

  /** Parses the text; returns true if the field now holds a date or nothing. */
  function accept(written = typed): boolean {
    if (written === undefined) return true
    const days = isTooLong(written, longestTyped) ? [] : daysOfText(written, dayAt(timeZone()))
    const refused = refusal(written, days, { min, max })
    if (refused === undefined) take(days[0] ?? '')
    else {
      // Adds the year if the date is understood.
      show(days.length === 1 ? days[0] : written, refused)
      tell('')
    }
    return refused === undefined
  }

  useHeldForm(field, typed !== undefined, () => accept())

  const description = [note && `${id}-note`, aria['aria-describedby']].filter(Boolean).join(' ')
  return (
    <span className={styles.date}>
      <span className={styles.field}>
        <input
          {...aria}
          ref={field}
          id={id}
          className={styles.typed}
          inputMode="numeric"
          autoComplete="off"
          placeholder={text('common.dateForm')}
          aria-invalid={aria['aria-invalid'] === true || note !== undefined}
          aria-describedby={description || undefined}
          value={typed ?? value}
          onChange={({ target }) => type(target.value)}
          onBlur={() => accept()}
          onKeyDown={(event) => isEnter(event) && accept()}
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
      <FieldNote id={`${id}-note`} isFault>
        {note}
      </FieldNote>
    </span>
  )
}

/** Explains why a text is refused and what to write. */
function refusal(
  typed: string,
  [day, other]: Day[],
  { min, max }: Pick<Props, 'min' | 'max'>,
): string | undefined {
  if (typed.trim() === '') return undefined
  const long = tooLong(typed, longestTyped)
  if (long) return long
  if (day === undefined) return text('common.noDate', { typed })
  if (other !== undefined) return text('common.twoDates', { typed, one: day, other })
  if (min !== undefined && day < min) return text('common.dayTooEarly', { day: min })
  if (max !== undefined && day > max) return text('common.dayTooLate', { day: max })
  return undefined
}
