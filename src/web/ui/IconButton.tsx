import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from './Icon'
import styles from './IconButton.module.css'

interface Look {
  icon: IconName
  /** Label for screen readers, also shown as a tooltip. */
  label: string
  /** takeAway = removes something, act = any other action */
  look?: 'act' | 'takeAway'
  /** For tight places. */
  small?: boolean
}

const classOf = ({ look = 'act', small }: Partial<Look>, className?: string) =>
  [styles.button, styles[look], small && styles.small, className].filter(Boolean).join(' ')

/** A button with only an icon; a toggle button if `pressed` is set. */
export function IconButton({
  icon,
  label,
  look,
  small,
  pressed,
  className,
  ...rest
}: ComponentProps<'button'> & Look & { pressed?: boolean | undefined }) {
  const filled = pressed === true && (icon === 'heart' || icon === 'pin')
  return (
    <button
      type="button"
      className={classOf({ look, small }, className)}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      {...rest}
    >
      <Icon name={icon} size={small ? 18 : 20} filled={filled} />
    </button>
  )
}

export function IconLink({
  icon,
  label,
  look,
  small,
  className,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return (
    <Link
      className={classOf({ look, small }, className)}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon name={icon} size={small ? 18 : 20} />
    </Link>
  )
}
