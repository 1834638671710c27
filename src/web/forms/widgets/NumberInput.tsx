import { Input, type InputProps } from 'antd'
import { useState } from 'react'

/**
 * A number as people type it: figures of any width, with a point or a comma before the decimals. What is no number stays as
 * it was typed, for the form to say so.
 */
export function NumberInput({
  value,
  whole,
  onChange,
  ...input
}: Omit<InputProps, 'value' | 'onChange'> & {
  value: unknown
  /** Numbers without decimals alone: a telephone shows other keys. */
  whole: boolean
  /** Called with nothing when the field is empty. */
  onChange: (value: number | string | undefined) => void
}) {
  const [typed, setTyped] = useState<string>()
  const isOwn = typed !== undefined && readNumber(typed) === (value ?? undefined)
  const shown = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  return (
    <Input
      {...input}
      value={isOwn ? typed : shown}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(readNumber(target.value))
      }}
    />
  )
}

/** `1,000` is a thousand to some and one to others: it is taken for neither. */
const ambiguous = /^[+-]?[1-9]\d{0,2}(,\d{3})+$/

/** What a typed text says: a number, nothing, or what was typed where that is no number. */
export function readNumber(typed: string): number | string | undefined {
  const plain = typed.normalize('NFKC').trim().replace('−', '-').replace('。', '.')
  if (plain === '') return undefined
  if (ambiguous.test(plain) || !/^[+-]?(\d+(?:[.,]\d*)?|[.,]\d+)$/.test(plain)) return typed
  return Number(plain.replace(',', '.'))
}
