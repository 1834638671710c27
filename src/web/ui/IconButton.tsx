import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from './Icon'
import styles from './IconButton.module.css'

interface Look {
  icon: IconName
  /** What it does: told to whoever does not see the picture, and where the mouse rests. */
  label: string
  /** takeAway = something goes with it, act = anything else */
  look?: 'act' | 'takeAway'
  /** Where there is no room for the usual one. */
  small?: boolean
}

const classOf = ({ look = 'act', small }: Partial<Look>, className?: string) =>
  [styles.button, styles[look], small && styles.small, className].filter(Boolean).join(' ')

/** A button that is a picture; one that is pressed stays so until it is pressed again. */
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
