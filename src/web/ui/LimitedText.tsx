import { createElement, useId, useRef, type ChangeEvent, type ComponentProps } from 'react'
import { text, formatNumber } from '../language/locale'
import { FieldNote } from './FieldNote'
import { useHeldForm } from './useHeldForm'

interface Limits {
  /** Maximum number of characters from the schema; undefined: no limit. */
  limit: number | undefined
  value: string
  onChange: (value: string) => void
}

/** Counts code points like the server: a character outside the basic plane counts as one. */
const lengthOf = (written: string) => [...written].length

/** True if a text exceeds its limit and must not be sent. */
export const isTooLong = (written: string, limit: number | undefined): boolean =>
  limit !== undefined && written.length > limit && lengthOf(written) > limit

/** Message about the excess characters; undefined if the text fits. */
export function tooLong(written: string, limit: number | undefined): string | undefined {
  if (limit === undefined || !isTooLong(written, limit)) return undefined
  const length = lengthOf(written)
  return text('common.tooLong', {
    written: formatNumber(length),
    limit: formatNumber(limit),
    over: formatNumber(length - limit),
  })
}

const refuse = () => false

/** Message about too long a text, which blocks the form's submit until it is shortened. */
export function useTextLimit(
  field: Parameters<typeof useHeldForm>[0],
  written: string,
  limit: number | undefined,
): string | undefined {
  const message = tooLong(written, limit)
  useHeldForm(field, message !== undefined, refuse)
  return message
}

type LimitedProps<Tag extends 'input' | 'textarea'> = Limits &
  Omit<ComponentProps<Tag>, keyof Limits | 'ref'>

function limited<Tag extends 'input' | 'textarea'>(tag: Tag) {
  return function Limited({ limit, value, onChange, ...own }: LimitedProps<Tag>) {
    const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
    const { note, aria } = useLimitNote(field, { limit, value }, own)
    const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(target.value)
    return (
      <>
        {createElement(tag, { ...own, ...aria, ref: field, value, onChange: change })}
        {note}
      </>
    )
  }
}

/**
 * A text input that never truncates: too long a text stays, with an error, and blocks its form. Buttons outside a
 * form must check `isTooLong` themselves.
 */
export const LimitedInput = limited('input')

/** The same as a textarea. */
export const LimitedTextarea = limited('textarea')

function useLimitNote(
  field: Parameters<typeof useHeldForm>[0],
  { limit, value }: Pick<Limits, 'limit' | 'value'>,
  own: Pick<ComponentProps<'input'>, 'aria-invalid' | 'aria-describedby'>,
) {
  const id = useId()
  const message = useTextLimit(field, value, limit)
  const described = [own['aria-describedby'], message && id].filter(Boolean).join(' ')
  return {
    note: (
      <FieldNote id={id} isFault>
        {message}
      </FieldNote>
    ),
    aria: {
      'aria-invalid': message !== undefined || own['aria-invalid'] === true || undefined,
      'aria-describedby': described || undefined,
    },
  }
}
