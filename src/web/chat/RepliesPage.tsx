import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { actionKey, answerOf, api } from '../api'
import { SchemaForm } from '../forms/SchemaForm'
import { text } from '../locale'
import { Button } from '../ui/Button'
import { usePageTitle } from '../ui/page-title'
import { PageSkeleton } from '../ui/PageSkeleton'
import { showToast } from '../ui/toast-list'
import styles from './Console.module.css'
import { askConsoleAnew, useReplies } from './console-queries'
import { RemoveRow } from './RemoveRow'

/** The canned replies: read, changed, removed, added. */
export function RepliesPage() {
  usePageTitle(text('chat.canned'))
  const { data = [] } = useReplies()
  const [open, setOpen] = useState<number | 'new'>()
  const value = data.find(({ id }) => id === open)
  return (
    <div className={styles.console}>
      <header className={styles.header}>
        <h1>{text('chat.canned')}</h1>
        <nav>
          <Link to="/office/chat">{text('chat.console')}</Link>
          <Button small look="main" onClick={() => setOpen('new')}>
            {text('chat.canned.add')}
          </Button>
        </nav>
      </header>
      {open !== undefined && (
        <Suspense fallback={<PageSkeleton />}>
          <SchemaForm
            key={open}
            schema="CannedReply"
            {...(value && { value })}
            submitText={text('chat.entry.save')}
            onSubmit={async ({ title, textZh, textEn }) => {
              const body = { title, textZh, textEn }
              const { message } = await (open === 'new'
                ? answerOf(
                    api.POST('/office/chat/reply', {
                      ...{ body, headers: { 'Idempotency-Key': actionKey() } },
                    }),
                  )
                : answerOf(
                    api.PUT('/office/chat/reply/{id}', { params: { path: { id: open } }, body }),
                  ))
              showToast('success', message)
              setOpen(undefined)
              askConsoleAnew()
            }}
          />
        </Suspense>
      )}
      {data.length === 0 && <p className={styles.soft}>{text('chat.canned.none')}</p>}
      {data.map((reply) => (
        <section key={reply.id} className={styles.card}>
          <header className={styles.header}>
            <h2>{reply.title}</h2>
            <nav>
              <Button small onClick={() => setOpen(reply.id)}>
                {text('chat.entry.edit')}
              </Button>
              <RemoveRow
                label={text('chat.entry.remove')}
                remove={() =>
                  api.DELETE('/office/chat/reply/{id}', {
                    params: { path: { id: reply.id! } },
                  })
                }
                onDone={askConsoleAnew}
              />
            </nav>
          </header>
          <p>{reply.textZh}</p>
          <p>{reply.textEn}</p>
        </section>
      ))}
    </div>
  )
}
