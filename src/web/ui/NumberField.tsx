import { useId, useRef, useState } from 'react'
import { mostMeasure } from '../../domain/catalogue/measure'
import { formatNumber, text } from '../language/locale'
import { FieldNote } from './FieldNote'
import { isEnter } from './keys'
import { tooLong } from './LimitedText'
import styles from './NumberField.module.css'
import { useHeldForm } from './useHeldForm'

/** Longer than any measure. */
const longestTyped = 40

/**
 * A number input accepted on Enter or blur: digits and one decimal point, nothing else can be typed. A negative
 * number clears the field; invalid text is reported and the field reverts to the accepted value.
 */
export function NumberField({
  label,
  labelShown = false,
  unit,
  value,
  onAccept,
  describedBy,
  problem,
}: {
  label: string
  /** True shows the label above the field; otherwise only screen readers get it. */
  labelShown?: boolean
  unit?: string
  value: number | undefined
  /** Called with undefined when the field was cleared; not called without a change. */
  onAccept: (value: number | undefined) => void
  describedBy?: string
  /** Reason why the last accepted value is not shown; displayed until the next input. */
  problem?: string | undefined
}) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [before, setBefore] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const note = refused ?? (typed === undefined ? problem : undefined)

  const type = (next: string) => {
    const figures = figuresOf(next)
    setRefused(figures === undefined ? text('common.onlyFigures') : undefined)
    if (figures !== undefined) setTyped(figures)
  }

  /** Returns true if the field now holds a number or nothing. */
  const accept = (): boolean => {
    if (typed === undefined) return true
    const long = tooLong(typed, longestTyped)
    setRefused(long)
    if (long) return false
    setTyped(undefined)
    const { measure, cleared = false } = readMeasure(typed)
    const isRead = cleared || measure !== undefined
    if (!isRead) setRefused(text('common.noMeasure', { typed, most: formatNumber(mostMeasure) }))
    if (cleared ? value !== undefined : measure !== undefined && measure !== value)
      onAccept(measure)
    return isRead
  }

  useHeldForm(field, typed !== undefined, accept)

  return (
    <span className={styles.measure}>
      <label htmlFor={id} className={labelShown ? undefined : 'visually-hidden'}>
        {label}
      </label>
      <span className={styles.field}>
        <input
          ref={field}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          aria-describedby={describedBy ? `${id}note ${describedBy}` : `${id}note`}
          aria-invalid={note !== undefined}
          value={typed ?? value ?? ''}
          onChange={({ target, nativeEvent }) => {
            // While composing, an input method's text may contain letters. (Changes of a text field are InputEvents.)
            if ((nativeEvent as InputEvent).isComposing) setTyped(target.value)
            else type(target.value)
          }}
          onCompositionStart={() => setBefore(typed)}
          onCompositionEnd={({ currentTarget: { value: composed } }) => {
            if (figuresOf(composed) === undefined) setTyped(before)
            type(composed)
          }}
          onBlur={accept}
          onKeyDown={(event) => isEnter(event) && accept()}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </span>
      <FieldNote id={`${id}note`}>{note}</FieldNote>
    </span>
  )
}

/** An incomplete number as typed, without its unit; undefined if it contains letters. */
export function figuresOf(typed: string): string | undefined {
  const figures = typed.replace(/(?<!\s)\s*[mｍ]{2}\s*$/i, '')
  return /^[\d.,\s+\-−。]*$/.test(figures.normalize('NFKC')) ? figures : undefined
}

/** Parses a typed text: a number, a request to clear, or neither. A comma counts as a decimal point. */
export function readMeasure(typed: string): { measure?: number; cleared?: boolean } {
  const plain = typed
    .normalize('NFKC')
    .replace(/(?<!\s)\s*mm$/i, '')
    .replace(/[,。]/g, '.')
    .trim()
  if (plain === '' || /^[-−]\s*(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain)) return { cleared: true }
  const measure = /^\+?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : NaN
  return measure <= mostMeasure ? { measure } : {}
}
