import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { askForLogin } from '../actions/gate'
import { refreshMessages } from '../actions/read-messages'
import { lazyPage } from '../pages/lazy-page'
import { text } from '../language/locale'
import { useUser } from '../session/session'
import { Icon } from '../ui/Icon'
import { Popover } from '../ui/Popover'
import { LoadFailure } from './LoadFailure'
import styles from './MessageBell.module.css'
import { badgeOf, useUnread } from './unread'

const LatestMessages = lazyPage('LatestMessages', () => import('./LatestMessages'), 'shell')

export function MessageBell() {
  const navigate = useNavigate()
  const user = useUser()
  const count = useUnread()
  if (!user) {
    return (
      <button
        type="button"
        className={styles.bell}
        aria-label={text('shell.bell')}
        title={text('shell.bell')}
        onClick={() => askForLogin(navigate, '/news')}
      >
        <Icon name="bell" size={24} />
      </button>
    )
  }
  return (
    <Popover
      label={count > 0 ? text('shell.bell.unread', { count }) : text('shell.bell')}
      buttonClass={styles.bell}
      button={
        <>
          <Icon name="bell" size={24} />
          {count > 0 && (
            <span className={styles.badge} aria-hidden="true">
              {badgeOf(count)}
            </span>
          )}
        </>
      }
      onOpen={refreshMessages}
    >
      {(close) => (
        <LoadFailure>
          <Suspense
            fallback={<p className={`${styles.panel} ${styles.state}`}>{text('common.loading')}</p>}
          >
            <LatestMessages unread={count} close={close} />
          </Suspense>
        </LoadFailure>
      )}
    </Popover>
  )
}
