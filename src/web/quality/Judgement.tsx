import { Suspense } from 'react'
import { mayDo } from '../../domain/quality'
import type { Schemas } from '../../domain/schemas'
import { actionKey, answerOf, api } from '../api'
import { SchemaForm } from '../forms/SchemaForm'
import { SchemaView } from '../forms/SchemaView'
import { text } from '../locale'
import { PageSkeleton } from '../ui/PageSkeleton'
import { showToast } from '../ui/toast-list'
import { Part } from './ProblemArticle'
import { problemKey, showProblem, type Problem } from './problem-queries'
import { useConflict } from './useConflict'

/** The verdict on a scheme, section by section: a form while it is due, then the last one given. */
export function SchemeJudgement({ problem }: { problem: Problem }) {
  const { id, stateCode, version, verdict } = problem
  const conflict = useConflict(problemKey('office', id), (body: Schemas['Verdict']) =>
    answerOf(
      api.POST('/office/quality/problem/{id}/verdict', {
        params: { path: { id } },
        body: { ...body, version },
        headers: { 'Idempotency-Key': actionKey() },
      }),
    ),
  )
  if (mayDo('approveScheme', stateCode, 'inspector') || conflict.open) {
    return (
      <Part title={text('quality.verdict')}>
        <Suspense fallback={<PageSkeleton />}>
          <SchemaForm
            schema="Verdict"
            draft={`verdict.${id}`}
            submitText={text('quality.judge')}
            onSubmit={async (body) => {
              const { data, message } = await conflict.submit(body)
              showToast('success', message)
              showProblem('office', data)
            }}
          />
        </Suspense>
      </Part>
    )
  }
  return verdict ? (
    <Part title={text('quality.verdict')}>
      <SchemaView schema="Verdict" value={verdict} />
    </Part>
  ) : null
}

/** The verdict on evidence: a form while it is due, then the last one given. */
export function EvidenceJudgement({ problem }: { problem: Problem }) {
  const { id, stateCode, version, evidenceVerdict } = problem
  const conflict = useConflict(problemKey('office', id), (body: Schemas['EvidenceVerdict']) =>
    answerOf(
      api.POST('/office/quality/problem/{id}/evidence/verdict', {
        params: { path: { id } },
        body: { ...body, version },
        headers: { 'Idempotency-Key': actionKey() },
      }),
    ),
  )
  if (mayDo('acceptEvidence', stateCode, 'inspector') || conflict.open) {
    return (
      <Part title={text('quality.evidenceVerdict')}>
        <Suspense fallback={<PageSkeleton />}>
          <SchemaForm
            schema="EvidenceVerdict"
            draft={`evidenceVerdict.${id}`}
            submitText={text('quality.judge')}
            onSubmit={async (body) => {
              const { data, message } = await conflict.submit(body)
              showToast('success', message)
              showProblem('office', data)
            }}
          />
        </Suspense>
      </Part>
    )
  }
  return evidenceVerdict ? (
    <Part title={text('quality.evidenceVerdict')}>
      <SchemaView schema="EvidenceVerdict" value={evidenceVerdict} />
    </Part>
  ) : null
}
