import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { labelOf, titleOf, type FieldSchema } from '../../domain/field-schema'
import type { Schemas } from '../../domain/schemas'
import evaluationState from '../../generated/screens/EvaluationState.json'
import { actionKey, answerOf, api, dataOf, queries } from '../api'
import { SchemaForm } from '../forms/SchemaForm'
import { formatTime, language, text } from '../locale'
import { AntdProvider } from '../screens/AntdProvider'
import { useRecordSchema } from '../screens/record-schema'
import { Timeline } from '../screens/Timeline'
import { Icon } from '../ui/Icon'
import { usePageTitle } from '../ui/page-title'
import { PageSkeleton } from '../ui/PageSkeleton'
import { Tag } from '../ui/Tag'
import { showToast } from '../ui/toast-list'
import { useLevels } from './choices'
import { SaveButton } from './FileLinks'
import { Missing } from './Missing'
import { Pictures } from './Pictures'
import { Part } from './ProblemArticle'
import styles from './QualityPages.module.css'
import { ReportView } from './ReportView'
import { customerReports } from './resources'
import { evaluationTones } from './state-tones'
import { useConflict } from './useConflict'

type Report = Schemas['CustomerProblem']

const keyOf = (id: number) => ['report', id]

/** A handling report for the customer, who evaluates it once. */
export function CustomerProblemPage() {
  const [query] = useSearchParams()
  const id = Number(query.get('id'))
  const known = Number.isSafeInteger(id) && id > 0
  usePageTitle(text('quality.report'))
  const schema = useRecordSchema(customerReports)
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(id),
    queryFn: () => dataOf(api.GET('/quality/problem/customer/info', { params: { query: { id } } })),
    enabled: known,
    meta: { quiet: true },
  })
  if (!data) {
    return (
      <Missing
        known={known}
        error={error}
        retry={() => void refetch()}
        title={text('quality.reportNotFound')}
        back={{ to: '/customerAnalysis', text: text('quality.reports') }}
      />
    )
  }
  return (
    <AntdProvider>
      <Shown report={data} schema={schema} />
    </AntdProvider>
  )
}

function Shown({ report, schema }: { report: Report; schema: FieldSchema }) {
  const { id, uniqueCode, theme, problemDescription, isEvaluation, reportDate } = report
  const fields = schema.properties ?? {}
  const title = (name: keyof Report) => titleOf(fields[name] ?? {}, name, language)
  const facts: [keyof Report, string][] = [
    ['uniqueCode', uniqueCode],
    ['identityName', report.identityName],
    ['reportDate', reportDate ? formatTime(reportDate) : ''],
  ]
  const pdf = () =>
    api.GET('/quality/problem/customer/report/{id}', { params: { path: { id } }, parseAs: 'blob' })
  return (
    <article className={styles.article}>
      <Link to="/customerAnalysis" className={styles.back}>
        <Icon name="chevronLeft" size={16} />
        {text('quality.reports')}
      </Link>
      <header className={styles.header}>
        <h1>{theme}</h1>
        <Tag tone={evaluationTones[isEvaluation]}>
          {labelOf(evaluationState, isEvaluation, language)}
        </Tag>
        <div className={styles.actions}>
          <SaveButton ask={pdf}>{text('quality.report.save')}</SaveButton>
        </div>
      </header>
      <section className={styles.card}>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{title(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Part title={title('problemDescription')}>
          <p className={styles.prose}>{problemDescription}</p>
          <Pictures images={report.images} />
        </Part>
        <Part title={text('quality.report')}>
          <ReportView report={report} />
        </Part>
      </section>
      <EvaluationForm key={id} report={report} />
      <Timeline steps={report.timeline ?? []} title={title('timeline')} />
    </article>
  )
}

function EvaluationForm({ report: { id, isEvaluation } }: { report: Report }) {
  const levels = useLevels()
  const conflict = useConflict(keyOf(id), (body: Schemas['Evaluation']) =>
    answerOf(
      api.POST('/quality/problem/customer/evaluate', {
        body,
        headers: { 'Idempotency-Key': actionKey() },
      }),
    ),
  )
  if (isEvaluation === 1 && !conflict.open) return null
  return (
    <section className={styles.card}>
      <Part title={text('quality.evaluate.title')}>
        <Suspense fallback={<PageSkeleton />}>
          <SchemaForm
            schema="Evaluation"
            value={{ issuesReportId: id }}
            draft={`evaluation.${id}`}
            submitText={text('quality.evaluate.submit')}
            context={{ choices: { evaluationLevel: levels } }}
            warn
            onSubmit={async (body) => {
              const { data, message } = await conflict.submit(body)
              showToast('success', message)
              queries.setQueryData(keyOf(id), data)
              void queries.invalidateQueries({ queryKey: ['data'] })
            }}
          />
        </Suspense>
      </Part>
    </section>
  )
}
