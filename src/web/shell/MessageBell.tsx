import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { askForLogin } from '../actions/gate'
import { api, dataOf, queries } from '../api'
import { lazyPage } from '../lazy-page'
import { text } from '../locale'
import { useUser } from '../session'
import { Icon } from '../ui/Icon'
import { Popover } from '../ui/Popover'
import { LoadFailure } from './LoadFailure'
import { everyMinute, messagesKey, model } from './messages'
import styles from './MessageBell.module.css'

const LatestMessages = lazyPage('LatestMessages', () => import('./LatestMessages'), 'shell')

export function MessageBell() {
  const navigate = useNavigate()
  const user = useUser()
  const { data } = useQuery({
    queryKey: [messagesKey, 'count'],
    queryFn: () =>
      dataOf(api.GET('/admin/sysnotifyremind/count', { params: { query: { model } } })),
    enabled: user !== undefined,
    refetchInterval: everyMinute,
    meta: { quiet: true },
  })
  if (!user) {
    return (
      <button
        type="button"
        className={styles.bell}
        aria-label={text('shell.bell')}
        title={text('shell.bell')}
        onClick={() => askForLogin(navigate)}
      >
        <Icon name="bell" size={24} />
      </button>
    )
  }
  const count = data?.unRead ?? 0
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
      onOpen={() => void queries.invalidateQueries({ queryKey: [messagesKey] })}
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

/** No more than two digits fit. */
export function badgeOf(count: number): string {
  return count > 99 ? '99+' : String(count)
}
