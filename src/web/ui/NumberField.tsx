import { useId, useRef, useState } from 'react'
import { mostMeasure } from '../../domain/catalogue/measure'
import { formatNumber, text } from '../language/locale'
import { FieldNote } from './FieldNote'
import { isEnter } from './keys'
import { tooLong } from './LimitedText'
import styles from './NumberField.module.css'
import { useHeldForm } from './useHeldForm'

/** More figures than any measure has. */
const longestTyped = 40

/**
 * A measure that is typed, accepted with Enter or on leaving the field: figures with one decimal point, nothing else
 * can be typed. A negative number clears the field; what is no measure is said to be none, and the field shows again
 * what counts.
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
  /** Above the field; else the place says what is typed, and the label is only heard. */
  labelShown?: boolean
  unit?: string
  value: number | undefined
  /** Called with undefined when the field was cleared; not called when nothing changed. */
  onAccept: (value: number | undefined) => void
  describedBy?: string
  /** Why what was accepted last does not stand there; said until something else is typed. */
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

  /** True if the field holds a measure now, or nothing. */
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
            // What an input method has not composed yet may look like letters. (A change of a text field is an InputEvent.)
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

/** What a measure may be on the way to being typed, without the unit that came with it; nothing where it holds letters. */
export function figuresOf(typed: string): string | undefined {
  const figures = typed.replace(/(?<!\s)\s*[mｍ]{2}\s*$/i, '')
  return /^[\d.,\s+\-−。]*$/.test(figures.normalize('NFKC')) ? figures : undefined
}

/** What a typed text says: a measure, that there is to be none, or neither. A comma is a decimal point too. */
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
