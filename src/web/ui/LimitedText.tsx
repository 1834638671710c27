import { createElement, useId, useRef, type ChangeEvent, type ComponentProps } from 'react'
import { text, formatNumber } from '../language/locale'
import { FieldNote } from './FieldNote'
import { useHeldForm } from './useHeldForm'

interface Limits {
  /** The most characters that are taken, as its schema says. Without it any text is. */
  limit: number | undefined
  value: string
  onChange: (value: string) => void
}

/** Characters as the server counts them: one outside of the basic plane is one. */
const lengthOf = (written: string) => [...written].length

/** A text is longer than it may be, and so must not be sent. */
export const isTooLong = (written: string, limit: number | undefined): boolean =>
  limit !== undefined && written.length > limit && lengthOf(written) > limit

/** Says how much of a text is too much; nothing while it fits. */
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

/** The sentence about a text that is too long; until it is shortened, the form around its field is not sent. */
export function useTextLimit(
  field: Parameters<typeof useHeldForm>[0],
  written: string,
  limit: number | undefined,
): string | undefined {
  const said = tooLong(written, limit)
  useHeldForm(field, said !== undefined, refuse)
  return said
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
 * A line of text that is never cut: what is longer than its limit stays in the field, which says so and holds its form
 * back. A button outside of a form asks `isTooLong` itself.
 */
export const LimitedInput = limited('input')

/** The same for several lines. */
export const LimitedTextarea = limited('textarea')

function useLimitNote(
  field: Parameters<typeof useHeldForm>[0],
  { limit, value }: Pick<Limits, 'limit' | 'value'>,
  own: Pick<ComponentProps<'input'>, 'aria-invalid' | 'aria-describedby'>,
) {
  const id = useId()
  const said = useTextLimit(field, value, limit)
  const described = [own['aria-describedby'], said && id].filter(Boolean).join(' ')
  return {
    note: (
      <FieldNote id={id} isFault>
        {said}
      </FieldNote>
    ),
    aria: {
      'aria-invalid': said !== undefined || own['aria-invalid'] === true || undefined,
      'aria-describedby': described || undefined,
    },
  }
}
