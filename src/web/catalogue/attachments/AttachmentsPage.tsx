import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { spelled } from '../../../domain/catalogue/material-data'
import { api, dataOf } from '../../calls/api'
import { language, text } from '../../language/locale'
import { Empty } from '../../ui/Empty'
import { usePageTitle } from '../../ui/page-title'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { AttachmentsForm } from './AttachmentsForm'
import { attachmentsKey, useClassList, type Owner } from './attachments-queries'
import styles from '../../ui/Exchange.module.css'
import { ModelChooser } from './ModelChooser'

/** Media, links and use cases of a class or of one model, as named by the address. */
export function AttachmentsPage() {
  usePageTitle(text('catalogue.attachments'))
  const id = useId()
  const [query, setQuery] = useSearchParams()
  const classes = useClassList()
  const owner = ownerIn(query)
  const choose = (chosen: Owner | undefined) =>
    // Both kinds of owner are an object with one numeric field.
    setQuery(
      Object.entries(chosen ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
    )
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{text('catalogue.attachments')}</h1>
      </header>
      <section className={styles.card}>
        <div className={styles.field}>
          <label htmlFor={id}>{text('products.attachments.class')}</label>
          <select
            id={id}
            value={owner && 'classId' in owner ? owner.classId : ''}
            onChange={({ target }) =>
              choose(target.value ? { classId: Number(target.value) } : undefined)
            }
          >
            <option value="">{text('products.attachments.choice')}</option>
            {classes.map((productClass) => (
              <option key={productClass.id} value={productClass.id}>
                {spelled(language, productClass.className, productClass.classNameEn)}
              </option>
            ))}
          </select>
        </div>
        <ModelChooser
          label={text('products.attachments.model')}
          onChoose={({ id: materialId }) => choose({ materialId })}
        />
        <p className={styles.soft}>{text('products.attachments.modelHint')}</p>
      </section>
      {owner ? (
        <Attached key={JSON.stringify(owner)} owner={owner} />
      ) : (
        <Empty title={text('products.attachments.choose')} />
      )}
    </div>
  )
}

function ownerIn(query: URLSearchParams): Owner | undefined {
  const classId = Number(query.get('classId'))
  const materialId = Number(query.get('materialId'))
  if (materialId > 0) return { materialId }
  return classId > 0 ? { classId } : undefined
}

function Attached({ owner }: { owner: Owner }) {
  const { data, error } = useQuery({
    queryKey: attachmentsKey(owner),
    queryFn: () => dataOf(api.GET('/office/catalogue/attachments', { params: { query: owner } })),
    // No refetch while editing; the version stamp detects a conflict on saving.
    staleTime: Infinity,
    gcTime: 0,
  })
  if (error) return <Empty icon="warning" title={error.message} />
  return data ? <AttachmentsForm key={data.stamp} owner={owner} value={data} /> : <PageSkeleton />
}
