import type { ComponentProps } from 'react'
import { text } from '../language/locale'

interface Props extends Omit<ComponentProps<'button'>, 'onClick' | 'onToggle'> {
  open: boolean
  /** What opens it, with how much there is. */
  more: string
  onToggle: (open: boolean) => void
}

/** Shows what is left out, and leaves it out again. */
export function MoreButton({ open, more, onToggle, children, ...rest }: Props) {
  return (
    <button type="button" aria-expanded={open} onClick={() => onToggle(!open)} {...rest}>
      {open ? text('shell.less') : more}
      {children}
    </button>
  )
}
