import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './Button.module.css'

type Look = 'main' | 'strong' | 'plain' | 'quiet'

interface Looks {
  /** strong = the page's main action (reserve), main = continue, plain = secondary, quiet = tertiary. */
  look?: Look
  small?: boolean
}

export function Button({ look, small, className, ...rest }: ComponentProps<'button'> & Looks) {
  return <button type="button" className={classesOf({ look, small, className })} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({
  look,
  small,
  className,
  ...rest
}: ComponentProps<typeof Link> & Looks) {
  return <Link className={classesOf({ look, small, className })} {...rest} />
}

function classesOf({ look = 'plain', small, className }: Looks & { className?: string }) {
  return [styles.button, styles[look], small && styles.small, className].filter(Boolean).join(' ')
}
