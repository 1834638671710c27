import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Look = 'main' | 'strong' | 'plain' | 'quiet'

/** strong = the one thing to do on a page (reserve), main = go on, plain = also possible, quiet = aside. */
export function Button({
  look = 'plain',
  small,
  className,
  ...rest
}: ComponentProps<'button'> & { look?: Look; small?: boolean }) {
  const classes = [styles.button, styles[look], small && styles.small, className]
    .filter(Boolean)
    .join(' ')
  return <button type="button" className={classes} {...rest} />
}
