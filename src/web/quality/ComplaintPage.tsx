import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { labelOf } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import complaintStates from '../../generated/screens/ComplaintState.json'
import { api, dataOf } from '../calls/api'
import { formatTime, language, text } from '../language/locale'
import { AntdProvider } from '../screens/AntdProvider'
import { OneRecord } from '../screens/OneRecord'
import { RecordArticle } from '../screens/RecordArticle'
import { useRecordSchema } from '../screens/record-schema'
import { usePageTitle } from '../ui/page-title'
import { Pager } from '../ui/Pager'
import { Tag } from '../ui/Tag'
import { ComplaintArticle } from './ComplaintArticle'
import { ComplaintForm } from './ComplaintForm'
import { missing } from './OneProblem'
import { Part } from './ProblemArticle'
import styles from './QualityPages.module.css'
import { complaintQueue } from './resources'
import { complaintTones } from './state-tones'
import { useWayBack } from './useWayBack'

const listKey = ['complaints']

/** Files a complaint and lists earlier ones; with an id in the address it shows that complaint. */
export function ComplaintPage() {
  const [query] = useSearchParams()
  const id = Number(query.get('id'))
  usePageTitle(text('quality.complain'))
  return <AntdProvider>{query.has('id') ? <OneComplaint id={id} /> : <Filing />}</AntdProvider>
}

function Filing() {
  const toReports = useWayBack()
  const isList = toReports.to === '/customerAnalysis/complaint'
  return (
    <RecordArticle
      title={text('quality.complain')}
      back={isList ? { to: '/reserve', title: 'orders.reservations' } : toReports}
    >
      <ComplaintForm listKey={listKey} />
      <Earlier />
    </RecordArticle>
  )
}

const pageSize = 10

/** Earlier complaints, newest first; the page number is in the address, so that going back finds it. */
function Earlier() {
  const [query, setQuery] = useSearchParams()
  const current = Math.max(1, Math.floor(Number(query.get('page'))) || 1)
  const { data } = useQuery({
    queryKey: [...listKey, current],
    queryFn: () =>
      dataOf(
        api.GET('/quality/problem/customer/complaint/page', {
          params: { query: { current, size: pageSize } },
        }),
      ),
    placeholderData: keepPreviousData,
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
        <Pager
          current={current}
          size={pageSize}
          total={data.total}
          onChange={(page) => setQuery({ page: String(page) }, { preventScrollReset: true })}
        />
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
  const schema = useRecordSchema(complaintQueue)
  const ownComplaints = {
    to: '/customerAnalysis/complaint',
    title: 'quality.complaints.own',
  } as const
  return (
    <OneRecord
      id={id}
      queryKey={['complaint', id]}
      ask={() =>
        dataOf(api.GET('/quality/problem/customer/complaint/{id}', { params: { path: { id } } }))
      }
      missing={missing('quality.complaintNotFound')}
      back={ownComplaints}
      isLive
    >
      {(complaint) => (
        <ComplaintArticle complaint={complaint} schema={schema} back={ownComplaints}>
          <section className={styles.card}>
            {complaint.report ? (
              <Link to={`/customerAnalysis/details?id=${id}&type=evaluation`}>
                {text('quality.toReport')}
              </Link>
            ) : (
              <p>{text('quality.complaint.waiting')}</p>
            )}
          </section>
        </ComplaintArticle>
      )}
    </OneRecord>
  )
}
