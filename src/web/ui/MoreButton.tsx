import type { ComponentProps } from 'react'
import { text } from '../language/locale'

interface Props extends Omit<ComponentProps<'button'>, 'onClick' | 'onToggle'> {
  open: boolean
  /** Label of the closed state, with the amount. */
  more: string
  onToggle: (open: boolean) => void
}

/** Toggles hidden content. */
export function MoreButton({ open, more, onToggle, children, ...rest }: Props) {
  return (
    <button type="button" aria-expanded={open} onClick={() => onToggle(!open)} {...rest}>
      {open ? text('shell.less') : more}
      {children}
    </button>
  )
}
