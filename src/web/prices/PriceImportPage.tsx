import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { labelOf } from '../../domain/forms/field-schema'
import schema from '../../generated/screens/PriceImport.json'
import { api, dataOf } from '../calls/api'
import { formatNumber, formatTime, language, text } from '../language/locale'
import { Empty } from '../ui/Empty'
import { usePageTitle } from '../ui/page-title'
import { PageSkeleton } from '../ui/PageSkeleton'
import { Tag } from '../ui/Tag'
import { importKey } from './import-key'
import { PriceImportActions } from './PriceImportActions'
import { PriceImportRows } from './PriceImportRows'
import styles from '../ui/Exchange.module.css'

const counts = ['added', 'changed', 'unchanged', 'refused'] as const
const tones = { checked: 'busy', stored: 'good', undone: 'plain', cancelled: 'plain' } as const

/** A sheet of prices or stock: what it would do or did, row by row, and the actions on it. */
export function PriceImportPage({ id }: { id: string | undefined }) {
  usePageTitle(text('pricing.imports'))
  const importId = Number(id)
  const { data, error } = useQuery({
    queryKey: importKey(importId),
    queryFn: () =>
      dataOf(api.GET('/office/price/import/{id}', { params: { path: { id: importId } } })),
    meta: { quiet: true },
  })
  if (error && !data)
    return (
      <Empty icon="warning" title={error.message}>
        <Link to="/office/price/import">{text('pricing.imports')}</Link>
      </Empty>
    )
  if (!data) return <PageSkeleton />
  const { properties } = schema
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{data.fileName}</h1>
        <Tag tone={tones[data.state]}>{labelOf(properties.state, data.state, language) ?? ''}</Tag>
        <Tag>{labelOf(properties.kind, data.kind, language) ?? ''}</Tag>
        <Link className={styles.aside} to="/office/price/import">
          {text('pricing.imports')}
        </Link>
      </header>
      <section className={styles.card}>
        <p className={styles.soft}>
          {text('pricing.import.by', { name: data.userName, time: formatTime(data.createTime) })}
        </p>
        <dl className={styles.counts}>
          {counts.map((name) => (
            <div key={name}>
              <dt>{properties[name][language === 'zh' ? 'x-zh' : 'title']}</dt>
              <dd>{formatNumber(data[name])}</dd>
            </div>
          ))}
        </dl>
        {data.kept !== undefined && data.kept > 0 && (
          <p role="status">{text('pricing.import.keptRows', { count: formatNumber(data.kept) })}</p>
        )}
        <PriceImportActions record={data} />
      </section>
      <section className={styles.card}>
        <PriceImportRows record={data} />
      </section>
    </div>
  )
}
