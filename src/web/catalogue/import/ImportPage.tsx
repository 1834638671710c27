import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { labelOf } from '../../../domain/forms/field-schema'
import stateSchema from '../../../generated/screens/ImportState.json'
import { api, dataOf } from '../../calls/api'
import { formatNumber, formatTime, language, text } from '../../language/locale'
import { Empty } from '../../ui/Empty'
import { usePageTitle } from '../../ui/page-title'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { Tag } from '../../ui/Tag'
import { importTones } from './import-tones'
import styles from '../../ui/Exchange.module.css'
import { ImportActions } from './ImportActions'
import { ImportNews } from './ImportNews'
import { ImportRows } from './ImportRows'
import { importKey } from './import-key'

const isRunning = (state: number | undefined) => state === 1 || state === 3

/** One import: its progress, its effects (planned or done), and its actions. */
export function ImportPage({ id }: { id: string | undefined }) {
  usePageTitle(text('products.imports.one'))
  const importId = Number(id)
  const { data, error } = useQuery({
    queryKey: importKey(importId),
    queryFn: () =>
      dataOf(api.GET('/office/catalogue/import/{id}', { params: { path: { id: importId } } })),
    refetchInterval: ({ state }) => (isRunning(state.data?.stateCode) ? 1000 : false),
  })
  if (error) {
    return (
      <Empty icon="warning" title={error.message}>
        <Link to="/office/catalogue/import">{text('catalogue.imports')}</Link>
      </Empty>
    )
  }
  if (!data) return <PageSkeleton />
  const { stateCode, createTime, userName, undoneBy, undoneTime, message } = data
  const counts = ['added', 'changed', 'unchanged', 'refused'] as const
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{data.fileName}</h1>
        <Tag tone={importTones[stateCode] ?? 'plain'}>
          {labelOf(stateSchema, stateCode, language) ?? ''}
        </Tag>
        <div className={styles.aside}>
          <Link to="/office/catalogue/import">{text('catalogue.imports')}</Link>
        </div>
      </header>
      <section className={styles.card}>
        <p className={styles.soft}>
          {text('products.imports.by', { name: userName, time: formatTime(createTime) })}
          {undoneBy &&
            undoneTime &&
            ` · ${text('products.imports.undoneBy', { name: undoneBy, time: formatTime(undoneTime) })}`}
        </p>
        {message && (
          <p className={styles.fault} role="alert">
            {message}
          </p>
        )}
        {isRunning(stateCode) ? (
          <Progress done={data.done} total={data.total} />
        ) : (
          <dl className={styles.counts}>
            {counts.map((name) => (
              <div key={name}>
                <dt>{text(`products.imports.${name}`)}</dt>
                <dd>{formatNumber(data[name])}</dd>
              </div>
            ))}
          </dl>
        )}
        <ImportNews record={data} />
        <ImportActions record={data} />
      </section>
      {!isRunning(stateCode) && data.added + data.changed + data.unchanged + data.refused > 0 && (
        <section className={styles.card}>
          <ImportRows record={data} />
        </section>
      )}
    </div>
  )
}

function Progress({ done, total }: { done: number; total: number }) {
  const sentence =
    total === 0
      ? text('products.imports.reading')
      : done < total
        ? text('products.imports.progress', {
            done: formatNumber(done),
            total: formatNumber(total),
          })
        : text('products.imports.finishing')
  return (
    <div role="status">
      <p>{sentence}</p>
      <progress
        className={styles.progress}
        aria-label={sentence}
        {...(total > 0 && { max: total, value: done })}
      />
    </div>
  )
}
