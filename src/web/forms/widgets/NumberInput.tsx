import { Input, type InputProps } from 'antd'
import { useState } from 'react'
import { readNumber } from '../read-number'

/**
 * A number input that accepts full-width digits and a decimal point or comma. Invalid text is kept, so that the form
 * can report it.
 */
export function NumberInput({
  value,
  whole,
  onChange,
  ...input
}: Omit<InputProps, 'value' | 'onChange'> & {
  value: unknown
  /** Integers only: phones show a digit keypad. */
  whole: boolean
  /** Called with undefined when the field is empty. */
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
