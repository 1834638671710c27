import { Link } from 'react-router'
import { text } from '../language/locale'
import { Icon } from '../ui/Icon'
import styles from './NewsBell.module.css'
import { badgeOf, useUnread } from './unread'

/** A bell that links to the messages, for frames without a panel. */
export function NewsBell({ to }: { to: string }) {
  const count = useUnread()
  return (
    <Link
      to={to}
      className={styles.bell}
      aria-label={count > 0 ? text('shell.bell.unread', { count }) : text('shell.bell')}
    >
      <Icon name="bell" size={24} />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {badgeOf(count)}
        </span>
      )}
    </Link>
  )
}
