import { Suspense } from 'react'
import { mayDo, type ProblemAction } from '../../domain/quality'
import type { Schemas } from '../../domain/schemas'
import { useMayHandle } from '../actions/handling'
import { actionKey, answerOf, api } from '../api'
import { SchemaForm } from '../forms/SchemaForm'
import { SchemaView } from '../forms/SchemaView'
import { text, type TextKey } from '../locale'
import { PageSkeleton } from '../ui/PageSkeleton'
import { showToast } from '../ui/toast-list'
import { Part } from './ProblemArticle'
import { problemKey, showProblem, type Problem } from './problem-queries'
import { useConflict } from './useConflict'

type Verdict = 'Verdict' | 'EvidenceVerdict'
type Sent = Promise<{ data: Problem; message: string }>

interface Props<Name extends Verdict> {
  problem: Problem
  title: TextKey
  schema: Name
  /** While this may be done the verdict is due. */
  action: ProblemAction
  /** The last one given. */
  given: object | undefined
  send: (verdict: Schemas[Name], key: { 'Idempotency-Key': string }) => Sent
}

/** A verdict: a form while it is due, then the last one given. */
function Judgement<Name extends Verdict>(props: Props<Name>) {
  const { problem, title, schema, action, given, send } = props
  const { id, stateCode } = problem
  const conflict = useConflict(problemKey('office', id), (body: Schemas[Name]) =>
    send(body, { 'Idempotency-Key': actionKey() }),
  )
  const mayHandle = useMayHandle(problem.assigneeId)
  const isDue = mayDo(action, stateCode, 'inspector') || conflict.open
  if (!isDue && !given) return null
  return (
    <Part title={text(title)}>
      {isDue && !mayHandle ? (
        <p>{text('quality.heldByColleague')}</p>
      ) : isDue ? (
        <Suspense fallback={<PageSkeleton />}>
          <SchemaForm
            schema={schema}
            draft={`${schema}.${id}`}
            submitText={text('quality.judge')}
            onSubmit={async (body) => {
              const { data, message } = await conflict.submit(body)
              showToast('success', message)
              showProblem('office', data)
            }}
          />
        </Suspense>
      ) : (
        given && <SchemaView schema={schema} value={given} />
      )}
    </Part>
  )
}

/** The verdict on a scheme, section by section. */
export function SchemeJudgement({ problem }: { problem: Problem }) {
  const { id, version } = problem
  const params = { path: { id } }
  return (
    <Judgement
      problem={problem}
      title="quality.verdict"
      schema="Verdict"
      action="approveScheme"
      given={problem.verdict}
      send={(verdict, headers) => {
        const body = { ...verdict, version }
        return answerOf(api.POST('/office/quality/problem/{id}/verdict', { params, body, headers }))
      }}
    />
  )
}

/** The verdict on evidence. */
export function EvidenceJudgement({ problem }: { problem: Problem }) {
  const { id, version } = problem
  const params = { path: { id } }
  return (
    <Judgement
      problem={problem}
      title="quality.evidenceVerdict"
      schema="EvidenceVerdict"
      action="acceptEvidence"
      given={problem.evidenceVerdict}
      send={(verdict, headers) => {
        const body = { ...verdict, version }
        return answerOf(
          api.POST('/office/quality/problem/{id}/evidence/verdict', { params, body, headers }),
        )
      }}
    />
  )
}
