import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import {
  everyMinute,
  messagesKey,
  model,
  readOnOpening,
  useReading,
} from '../actions/read-messages'
import { api, dataOf } from '../calls/api'
import { formatTime, text } from '../language/locale'
import { hasPage } from '../../domain/pages/paths'
import { useUser } from '../session/session'
import { Empty } from '../ui/Empty'
import { LongText } from '../ui/LongText'
import styles from './MessageBell.module.css'

/** Panel of the bell: the latest unread messages. */
export function LatestMessages({ unread, close }: { unread: number; close: () => void }) {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: [messagesKey, 'latest'],
    queryFn: () =>
      dataOf(
        api.GET('/admin/sysnotifyremind/page', {
          params: { query: { model, state: 1, current: 1, size: 10 } },
        }),
      ),
    refetchInterval: everyMinute,
    meta: { quiet: true },
  })
  const { busy, readAll } = useReading()
  const allNews = useUser()?.identity === '0' ? '/office/news' : '/news'
  const records = data?.records ?? []
  return (
    <section className={styles.panel} aria-label={text('shell.bell.latest')}>
      <header className={styles.header}>
        <h2>{text('shell.bell.latest')}</h2>
        {unread > 0 && (
          <button type="button" disabled={busy} onClick={readAll}>
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
          <Message key={message.id} message={message} allNews={allNews} close={close} />
        ))}
      </ul>
      <Link to={allNews} className={styles.all} onClick={close}>
        {text('shell.bell.all')}
      </Link>
    </section>
  )
}

function Message({
  message,
  allNews,
  close,
}: {
  message: Schemas['Notification']
  allNews: string
  close: () => void
}) {
  const { id, content, createTime, link } = message
  const { busy, read } = useReading()
  return (
    <li className={styles.unread}>
      <LongText
        value={content}
        link={{
          to: link && hasPage(link) ? link : allNews,
          onClick() {
            readOnOpening(message)
            close()
          },
        }}
      />
      <div className={styles.meta}>
        <time dateTime={createTime}>{formatTime(createTime)}</time>
        <button type="button" disabled={busy} onClick={() => read([id])}>
          {text('shell.bell.markRead')}
        </button>
      </div>
    </li>
  )
}
