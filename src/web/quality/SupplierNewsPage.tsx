import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import { messagesKey, model, readOnOpening, useReading } from '../actions/read-messages'
import { api, dataOf } from '../calls/api'
import { formatTime, text } from '../language/locale'
import { hasPage } from '../../domain/pages/paths'
import { Button } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { FailedToLoad } from '../ui/FailedToLoad'
import { LongText } from '../ui/LongText'
import { usePageTitle } from '../ui/page-title'
import { Pager } from '../ui/Pager'
import { PageSkeleton } from '../ui/PageSkeleton'
import { Tabs } from '../ui/Tabs'
import styles from './SupplierNewsPage.module.css'

const pageSize = 10
type State = 0 | 1

/** The supplier's messages: unread, and all. */
export function SupplierNewsPage() {
  usePageTitle(text('quality.news'))
  const [state, setState] = useState<State>(1)
  const [current, setCurrent] = useState(1)
  const { data, error, refetch } = useQuery({
    queryKey: [messagesKey, 'page', state, current],
    queryFn: () =>
      dataOf(
        api.GET('/admin/sysnotifyremind/page', {
          params: { query: { model, state, current, size: pageSize } },
        }),
      ),
    meta: { quiet: true },
  })
  const { busy, readAll } = useReading()
  const unread = data?.records.some((record) => record.state === 1)

  return (
    <section className={styles.news}>
      <header className={styles.header}>
        <h1>{text('quality.news')}</h1>
        {unread && (
          <Button small disabled={busy} onClick={readAll}>
            {text('quality.news.readAll')}
          </Button>
        )}
      </header>
      <Tabs
        label={text('quality.news')}
        tabs={[
          { key: '1', title: text('quality.news.pending') },
          { key: '0', title: text('quality.news.all') },
        ]}
        active={state === 1 ? '1' : '0'}
        onChange={(key) => {
          setState(key === '1' ? 1 : 0)
          setCurrent(1)
        }}
      >
        {error && <FailedToLoad query={{ error, refetch }} />}
        {!data && !error && <PageSkeleton />}
        {data?.total === 0 && <Empty icon="bell" title={text('quality.news.none')} />}
        <ul className={styles.list}>
          {data?.records.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
        {data && data.total > 0 && (
          <Pager current={current} size={pageSize} total={data.total} onChange={setCurrent} />
        )}
      </Tabs>
    </section>
  )
}

function Message({ message }: { message: Schemas['Notification'] }) {
  const { id, content, createTime, state, link } = message
  const { busy, read } = useReading()
  const unread = state === 1
  return (
    <li className={unread ? styles.unread : undefined}>
      <div className={styles.text}>
        <LongText
          value={content}
          link={
            link && hasPage(link) ? { to: link, onClick: () => readOnOpening(message) } : undefined
          }
        />
      </div>
      <time dateTime={createTime}>{formatTime(createTime)}</time>
      {unread && (
        <Button small look="quiet" disabled={busy} onClick={() => read([id])}>
          {text('quality.news.markRead')}
        </Button>
      )}
    </li>
  )
}
