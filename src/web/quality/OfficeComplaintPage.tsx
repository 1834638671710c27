import { Suspense } from 'react'
import { Link } from 'react-router'
import { labelOf, titleOf } from '../../domain/forms/field-schema'
import { complaintState } from '../../domain/quality/quality'
import problemState from '../../generated/screens/ProblemState.json'
import type { Schemas } from '../../domain/schemas'
import { FromConversation } from '../actions/FromConversation'
import { answerOf, api, dataOf, queries } from '../calls/api'
import { language, text } from '../language/locale'
import { changeDraftOf } from '../forms/draft'
import { useMayCall, useMayHandle } from '../actions/handling'
import type { Content } from '../screens/conflict-fields'
import { mayOpen } from '../screens/may-open'
import { OneRecord } from '../screens/OneRecord'
import { useRecordSchema } from '../screens/record-schema'
import { VersionedForm } from '../screens/VersionedForm'
import { useUser } from '../session/session'
import { Tag } from '../ui/Tag'
import { usePageTitle } from '../ui/page-title'
import { PageSkeleton } from '../ui/PageSkeleton'
import { showToast } from '../ui/toast-list'
import { ComplaintArticle } from './ComplaintArticle'
import { AssignComplaint } from './AssignQuality'
import { missing } from './OneProblem'
import { complaintKey } from './problem-queries'
import { Part } from './ProblemArticle'
import styles from './QualityPages.module.css'
import { Overtaken } from './Overtaken'
import { ReportView } from './ReportView'
import { complaintQueue, problemQueue } from './resources'
import { problemTones } from './state-tones'
import { uploadsFor } from './uploads'
import { useConflict } from './useConflict'

const askComplaint = (id: number) =>
  dataOf(api.GET('/office/quality/complaint/{id}', { params: { path: { id } } }))

const versionOf = (version: number | undefined): Content => ({ ...(version && { version }) })

const reportCall = '/office/quality/complaint/{id}/report'

const back = { to: '/office/quality/complaint', title: 'quality.complaints' } as const

/** A complaint for the inspector: the customer's text, the report that answers it, and their evaluation. */
export function OfficeComplaintPage({ id: idParam }: { id: string | undefined }) {
  const id = Number(idParam)
  usePageTitle(text('quality.complaint'))
  return (
    <OneRecord
      id={id}
      queryKey={complaintKey(id)}
      ask={() => askComplaint(id)}
      missing={missing('quality.complaintNotFound')}
      back={back}
    >
      {(complaint) => <Desk complaint={complaint} />}
    </OneRecord>
  )
}

function Desk({ complaint }: { complaint: Schemas['ComplaintRecord'] }) {
  const schema = useRecordSchema(complaintQueue)
  const problems = complaint.problems ?? []
  const mayRaise = useMayCall('/office/quality/problem')
  const mayOpenProblem = mayOpen(problemQueue, useUser())
  return (
    <ComplaintArticle
      complaint={complaint}
      schema={schema}
      back={back}
      withCustomer
      actions={
        <>
          <FromConversation id={complaint.conversationId} />
          <AssignComplaint record={complaint} />
        </>
      }
    >
      <section className={styles.card}>
        <Part title={titleOf(schema.properties?.problems ?? {}, 'problems', language)}>
          {problems.length === 0 && <p>{text('quality.noProblems')}</p>}
          <ul className={styles.reasons}>
            {problems.map(({ id, uniqueCode, theme, supplierName, stateCode }) => (
              <li key={id}>
                {mayOpenProblem ? (
                  <Link to={`/office/quality/problem/${id}`}>{uniqueCode}</Link>
                ) : (
                  uniqueCode
                )}{' '}
                {theme} · {supplierName}{' '}
                <Tag tone={problemTones[stateCode]}>
                  {labelOf(problemState, stateCode, language)}
                </Tag>
              </li>
            ))}
          </ul>
          {mayRaise && (
            <Link to={`/office/quality/raise?complaint=${complaint.id}`}>
              {text('quality.raiseFromComplaint')}
            </Link>
          )}
        </Part>
      </section>
      <section className={styles.card}>
        <Part title={text('quality.report')}>
          <Report complaint={complaint} />
        </Part>
      </section>
    </ComplaintArticle>
  )
}

/** The report: a form until it is sent, then as the customer sees it. */
function Report({
  complaint: { id, stateCode, report, version, assigneeId, timeline },
}: {
  complaint: Schemas['ComplaintRecord']
}) {
  const mayReport = useMayCall(reportCall)
  const mayHandle = useMayHandle(reportCall, assigneeId)
  const conflict = useConflict({
    what: 'writeReport',
    queryKey: complaintKey(id),
    send: (body: Content, headers) =>
      answerOf(
        api.POST(reportCall, {
          params: { path: { id } },
          // The cast is safe: the form was validated as a report.
          body: body as Schemas['HandlingReport'],
          headers,
        }),
      ),
  })
  const name = `report.${id}`
  if (stateCode !== complaintState.filed) {
    return (
      <>
        <Overtaken schema="HandlingReport" draft={changeDraftOf(name, {})} timeline={timeline} />
        {report && <ReportView report={report} />}
      </>
    )
  }
  if (!mayReport) return <p>{text('quality.noReport')}</p>
  if (!mayHandle) return <p>{text('quality.heldByColleague')}</p>
  return (
    <Suspense fallback={<PageSkeleton />}>
      <VersionedForm
        schema="HandlingReport"
        isMain
        name={name}
        // The report starts empty and answers the version of the complaint that was displayed.
        record={versionOf(version)}
        read={async () => {
          const now = await askComplaint(id)
          return now.stateCode === complaintState.filed ? versionOf(now.version) : undefined
        }}
        submitText={text('quality.sendReport')}
        context={{ uploads: uploadsFor('report') }}
        save={conflict.submit}
        onSaved={({ data, message }) => {
          showToast('success', message)
          queries.setQueryData(complaintKey(id), data)
          void queries.invalidateQueries({ queryKey: ['data'] })
        }}
      />
    </Suspense>
  )
}
