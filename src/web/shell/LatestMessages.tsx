import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api, dataOf, queries } from '../api'
import { formatTime, text } from '../locale'
import { hasPage } from '../paths'
import { Empty } from '../ui/Empty'
import { showToast } from '../ui/toast-list'
import styles from './MessageBell.module.css'
import { everyMinute, messagesKey, model } from './messages'

/** The panel of the bell. */
export function LatestMessages({ unread, close }: { unread: number; close: () => void }) {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [messagesKey, 'latest'],
    queryFn: () =>
      dataOf(
        api.GET('/admin/sysnotifyremind/page', {
          params: { query: { model, state: 0, current: 1, size: 10 } },
        }),
      ),
    refetchInterval: everyMinute,
    meta: { quiet: true },
  })
  const readAll = useMutation({
    mutationFn: () => answerOf(api.POST('/admin/sysnotifyremind/currentUser/setRead')),
    onSuccess: ({ message }) => {
      showToast('success', message)
      return queries.invalidateQueries({ queryKey: [messagesKey] })
    },
  })
  const records = data?.records ?? []
  return (
    <section className={styles.panel} aria-label={text('shell.bell.latest')}>
      <header className={styles.header}>
        <h2>{text('shell.bell.latest')}</h2>
        {unread > 0 && (
          <button type="button" disabled={readAll.isPending} onClick={() => readAll.mutate()}>
            {text('shell.bell.readAll')}
          </button>
        )}
      </header>
      {isPending && <p className={styles.state}>{text('common.loading')}</p>}
      {error && (
        <p className={styles.state} role="alert">
          {text('shell.bell.failed')}{' '}
          <button type="button" onClick={() => void refetch()}>
            {text('shell.retry')}
          </button>
        </p>
      )}
      {data && records.length === 0 && (
        <Empty icon="bell" title={text('shell.bell.none')} hint={text('shell.bell.noneHint')} />
      )}
      <ul className={styles.list}>
        {records.map((message) => (
          <Message key={message.id} message={message} close={close} />
        ))}
      </ul>
      {hasPage('/news') && (
        <Link to="/news" className={styles.all} onClick={close}>
          {text('shell.bell.all')}
        </Link>
      )}
    </section>
  )
}

function Message({
  message: { id, content, createTime, state, link },
  close,
}: {
  message: Schemas['Notification']
  close: () => void
}) {
  const read = useMutation({
    mutationFn: () => answerOf(api.POST('/admin/sysnotifyremind/setRead', { body: [id] })),
    onSuccess: () => queries.invalidateQueries({ queryKey: [messagesKey] }),
  })
  const unread = state === 1
  const readOnce = () => unread && !read.isPending && read.mutate()
  return (
    <li className={unread ? styles.unread : undefined}>
      {link && hasPage(link) ? (
        <Link
          to={link}
          onClick={() => {
            readOnce()
            close()
          }}
        >
          {content}
        </Link>
      ) : (
        <p>{content}</p>
      )}
      <div className={styles.meta}>
        <time dateTime={createTime}>{formatTime(createTime)}</time>
        {unread && (
          <button type="button" disabled={read.isPending} onClick={readOnce}>
            {text('shell.bell.markRead')}
          </button>
        )}
      </div>
    </li>
  )
}
