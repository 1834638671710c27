import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { actionKey, answerOf, api, dataOf, queries } from '../api'
import { SchemaForm } from '../forms/SchemaForm'
import { text } from '../locale'
import { Empty } from '../ui/Empty'
import { usePageTitle } from '../ui/page-title'
import { PageSkeleton } from '../ui/PageSkeleton'
import { showToast } from '../ui/toast-list'
import styles from './Console.module.css'

type Form = Schemas['RobotEntryForm']

/** An entry of what the robot knows, or a new one, perhaps for a question that customers asked. */
export function EntryPage({ id: given }: { id: string | undefined }) {
  usePageTitle(text('chat.entry.title'))
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const id = Number(given)
  const isNew = given === 'new'
  const { data, error } = useQuery({
    queryKey: ['robotEntry', id],
    queryFn: () => dataOf(api.GET('/office/chat/entry/{id}', { params: { path: { id } } })),
    enabled: !isNew,
    meta: { quiet: true },
  })
  if (error) return <Empty icon="warning" title={error.message} />
  if (!isNew && !data) return <PageSkeleton />
  const unknownId = Number(search.get('unknown')) || undefined
  const asked = search.get('message') ?? ''

  async function save(body: Form) {
    const { message } = isNew
      ? await answerOf(
          api.POST('/office/chat/entry', {
            body: { ...body, ...(unknownId && { unknownId }) },
            headers: { 'Idempotency-Key': actionKey() },
          }),
        )
      : await answerOf(api.PUT('/office/chat/entry/{id}', { params: { path: { id } }, body }))
    showToast('success', message)
    void queries.invalidateQueries({ queryKey: ['data'] })
    void queries.invalidateQueries({ queryKey: ['robotEntry'] })
    void navigate('/office/chat/entry')
  }

  return (
    <div className={styles.console}>
      <header className={styles.header}>
        <h1>{text(isNew ? 'chat.entry.add' : 'chat.entry.title')}</h1>
        <nav>
          <Link to="/office/chat/entry">{text('chat.entries')}</Link>
          <Link to="/office/chat/unknown">{text('chat.unknown')}</Link>
        </nav>
      </header>
      {asked && <p>{text('chat.unknown.asked', { message: asked })}</p>}
      <Suspense fallback={<PageSkeleton />}>
        <SchemaForm
          schema="RobotEntryForm"
          value={data ? formOf(data) : begunWith(asked)}
          submitText={text('chat.entry.save')}
          onSubmit={save}
        />
      </Suspense>
    </div>
  )
}

/** What of an entry can be changed. */
function formOf(entry: Schemas['RobotEntry']): Form {
  const { topic, questionZh, questionEn, alternativesZh, alternativesEn } = entry
  const { answerZh, answerEn } = entry
  return {
    ...{ topic, questionZh, questionEn, answerZh, answerEn },
    ...(alternativesZh && { alternativesZh }),
    ...(alternativesEn && { alternativesEn }),
  }
}

const begunWith = (asked: string): Partial<Form> =>
  /\p{Script=Han}/u.test(asked) ? { questionZh: asked } : asked ? { questionEn: asked } : {}
