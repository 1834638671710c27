import { useId } from 'react'
import { LimitedInput } from '../../ui/LimitedText'

/** A text input with its label above it. */
export function LabelledLine({
  label,
  ...input
}: {
  label: string
  value: string
  limit: number
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <span>
      <label htmlFor={id}>{label}</label>
      <LimitedInput id={id} {...input} />
    </span>
  )
}
