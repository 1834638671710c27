import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { labelOf } from '../../domain/field-schema'
import type { Schemas } from '../../domain/schemas'
import complaintStates from '../../generated/screens/ComplaintState.json'
import { actionKey, answerOf, api, dataOf, queries } from '../api'
import { SchemaForm } from '../forms/SchemaForm'
import { formatTime, language, text } from '../locale'
import { AntdProvider } from '../screens/AntdProvider'
import { useRecordSchema } from '../screens/record-schema'
import { Icon } from '../ui/Icon'
import { usePageTitle } from '../ui/page-title'
import { PageSkeleton } from '../ui/PageSkeleton'
import { Tag } from '../ui/Tag'
import { showToast } from '../ui/toast-list'
import { suggestProducts } from './choices'
import { ComplaintArticle } from './ComplaintArticle'
import { Missing } from './Missing'
import { Part } from './ProblemArticle'
import styles from './QualityPages.module.css'
import { complaintQueue } from './resources'
import { complaintTones } from './state-tones'
import { uploadsFor } from './uploads'

const listKey = ['complaints']

/** Files a complaint, and shows how far the others are; with an id in the address the one of that id. */
export function ComplaintPage() {
  const [query] = useSearchParams()
  const id = Number(query.get('id'))
  usePageTitle(text('quality.complain'))
  return <AntdProvider>{query.has('id') ? <OneComplaint id={id} /> : <Filing />}</AntdProvider>
}

function Filing() {
  const navigate = useNavigate()
  return (
    <article className={styles.article}>
      <Link to="/customerAnalysis" className={styles.back}>
        <Icon name="chevronLeft" size={16} />
        {text('quality.reports')}
      </Link>
      <h1>{text('quality.complain')}</h1>
      <Suspense fallback={<PageSkeleton />}>
        <SchemaForm
          schema="Complaint"
          draft="complaint"
          submitText={text('quality.complain.submit')}
          context={{ suggest: suggestProducts, uploads: uploadsFor('complaint') }}
          onSubmit={async (body) => {
            const { data, message } = await answerOf(
              api.POST('/quality/problem/customer/complaint', {
                body,
                headers: { 'Idempotency-Key': actionKey() },
              }),
            )
            showToast('success', message)
            void queries.invalidateQueries({ queryKey: listKey })
            await navigate(`/customerAnalysis/complaint?id=${data.id}`)
          }}
        />
      </Suspense>
      <Earlier />
    </article>
  )
}

/** The complaints of before, the latest first. */
function Earlier() {
  const { data } = useQuery({
    queryKey: listKey,
    queryFn: () =>
      dataOf(
        api.GET('/quality/problem/customer/complaint/page', {
          params: { query: { current: 1, size: 20 } },
        }),
      ),
  })
  if (!data || data.total === 0) return null
  return (
    <section className={styles.card}>
      <Part title={text('quality.complaints.own')}>
        <ul className={styles.reasons}>
          {data.records.map((record) => (
            <Row key={record.id} record={record} />
          ))}
        </ul>
      </Part>
    </section>
  )
}

function Row({
  record: { id, uniqueCode, theme, createTime, stateCode },
}: {
  record: Schemas['ComplaintRecord']
}) {
  return (
    <li className={styles.row}>
      <Link to={`/customerAnalysis/complaint?id=${id}`}>{uniqueCode}</Link>
      <span>{theme}</span>
      <time dateTime={createTime}>{formatTime(createTime)}</time>
      <Tag tone={complaintTones[stateCode]}>{labelOf(complaintStates, stateCode, language)}</Tag>
    </li>
  )
}

function OneComplaint({ id }: { id: number }) {
  const known = Number.isSafeInteger(id) && id > 0
  const schema = useRecordSchema(complaintQueue)
  const { data, error, refetch } = useQuery({
    queryKey: ['complaint', id],
    queryFn: () =>
      dataOf(api.GET('/quality/problem/customer/complaint/{id}', { params: { path: { id } } })),
    enabled: known,
    meta: { quiet: true },
  })
  const back = { to: '/customerAnalysis/complaint', text: text('quality.complaints.own') }
  if (!data) {
    return (
      <Missing
        known={known}
        error={error}
        retry={() => void refetch()}
        title={text('quality.complaintNotFound')}
        back={back}
      />
    )
  }
  return (
    <ComplaintArticle complaint={data} schema={schema} back={back}>
      <section className={styles.card}>
        {data.report ? (
          <Link to={`/customerAnalysis/details?id=${id}&type=evaluation`}>
            {text('quality.toReport')}
          </Link>
        ) : (
          <p>{text('quality.complaint.waiting')}</p>
        )}
      </section>
    </ComplaintArticle>
  )
}
