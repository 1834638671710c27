import { Suspense, useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { labelOf, titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import evaluationState from '../../generated/screens/EvaluationState.json'
import { answerOf, api, dataOf, queries } from '../calls/api'
import { draftOf } from '../forms/draft'
import { SchemaForm } from '../forms/SchemaForm'
import { SchemaView } from '../forms/SchemaView'
import { formatTime, language, text, timeZone } from '../language/locale'
import { AntdProvider } from '../screens/AntdProvider'
import { OneRecord } from '../screens/OneRecord'
import { RecordArticle } from '../screens/RecordArticle'
import { useRecordSchema } from '../screens/record-schema'
import { Timeline } from '../screens/Timeline'
import { usePageTitle } from '../ui/page-title'
import { PageSkeleton } from '../ui/PageSkeleton'
import { Tag } from '../ui/Tag'
import { showToast } from '../ui/toast-list'
import { useLevels } from './choices'
import { FileLinks, SaveButton } from './FileLinks'
import { missing } from './OneProblem'
import { Overtaken } from './Overtaken'
import { Pictures } from './Pictures'
import { named, Part } from './ProblemArticle'
import styles from './QualityPages.module.css'
import { ReportView } from './ReportView'
import { customerReports } from './resources'
import { evaluationTones } from './state-tones'
import { useConflict } from './useConflict'
import { useWayBack } from './useWayBack'

type Report = Schemas['CustomerProblem']

const keyOf = (id: number) => ['report', id]

/** A handling report, which the customer evaluates once; `type=details` is read-only. */
export function CustomerProblemPage() {
  const [query] = useSearchParams()
  const id = Number(query.get('id'))
  usePageTitle(text('quality.report'))
  const schema = useRecordSchema(customerReports)
  const back = useWayBack()
  return (
    <AntdProvider>
      <OneRecord
        id={id}
        queryKey={keyOf(id)}
        ask={() => dataOf(api.GET('/quality/problem/customer/info', { params: { query: { id } } }))}
        missing={missing('quality.reportNotFound')}
        back={back}
      >
        {(report) => (
          <Shown report={report} schema={schema} mayEvaluate={query.get('type') !== 'details'} />
        )}
      </OneRecord>
    </AntdProvider>
  )
}

function Shown({
  report,
  schema,
  mayEvaluate,
}: {
  report: Report
  schema: FieldSchema
  mayEvaluate: boolean
}) {
  const { id, uniqueCode, theme, isEvaluation, reportDate } = report
  const back = useWayBack()
  const fields = schema.properties ?? {}
  const title = (name: keyof Report) => titleOf(fields[name] ?? {}, name, language)
  const facts: [keyof Report, string][] = [
    ['uniqueCode', uniqueCode],
    ['identityName', report.identityName],
    ['reportDate', reportDate ? formatTime(reportDate) : ''],
  ]
  const pdf = () =>
    api.GET('/quality/problem/customer/report/{id}', {
      params: { path: { id }, query: { timeZone: timeZone() } },
      parseAs: 'blob',
    })
  return (
    <RecordArticle
      title={theme}
      back={back}
      tags={
        <Tag tone={evaluationTones[isEvaluation]}>
          {labelOf(evaluationState, isEvaluation, language)}
        </Tag>
      }
      actions={<SaveButton ask={pdf}>{text('quality.report.save')}</SaveButton>}
    >
      <section className={styles.card}>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{title(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Part title={text('quality.complaint')}>
          <SchemaView schema="Complaint" value={report.complaint ?? {}} without={['theme']} />
          <Pictures images={report.images} />
          <FileLinks files={report.complaintFiles?.map(named)} />
        </Part>
        <Part title={text('quality.report')}>
          <ReportView report={report} />
        </Part>
      </section>
      {mayEvaluate ? (
        <EvaluationForm key={id} report={report} />
      ) : (
        isEvaluation === 0 && (
          <p>
            <Link to={`/customerAnalysis/details?id=${id}&type=evaluation`}>
              {text('quality.evaluate')}
            </Link>
          </p>
        )
      )}
      <Timeline steps={report.timeline ?? []} title={title('timeline')} />
    </RecordArticle>
  )
}

/**
 * The evaluation form, until an evaluation exists; input overtaken by a colleague's evaluation is shown for copying.
 */
function EvaluationForm({ report: { id, isEvaluation, timeline } }: { report: Report }) {
  const levels = useLevels()
  const draft = useMemo(
    () => draftOf<Partial<Schemas['Evaluation']>>(`evaluation.${id}`, 'Evaluation'),
    [id],
  )
  const conflict = useConflict({
    what: 'evaluate',
    queryKey: keyOf(id),
    send: (body: Schemas['Evaluation'], headers) =>
      answerOf(api.POST('/quality/problem/customer/evaluate', { body, headers })),
  })
  if (isEvaluation === 1) return <Overtaken schema="Evaluation" draft={draft} timeline={timeline} />
  return (
    <section className={styles.card}>
      <Part title={text('quality.evaluate.title')}>
        <Suspense fallback={<PageSkeleton />}>
          <SchemaForm
            schema="Evaluation"
            value={{ issuesReportId: id }}
            draft={draft}
            submitText={text('quality.evaluate.submit')}
            context={{ choices: { evaluationLevel: levels } }}
            warn
            onSubmit={async (body) => {
              const { data, message } = await conflict.submit(body)
              showToast('success', message)
              draft.clear()
              queries.setQueryData(keyOf(id), data)
              void queries.invalidateQueries({ queryKey: ['data'] })
            }}
          />
        </Suspense>
      </Part>
    </section>
  )
}
