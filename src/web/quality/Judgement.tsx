import { Suspense } from 'react'
import { mayDo, type ProblemAction } from '../../domain/quality/quality'
import type { Schemas } from '../../domain/schemas'
import { useMayCall, useMayHandle } from '../actions/handling'
import { answerOf, api } from '../calls/api'
import { SchemaView } from '../forms/SchemaView'
import { text, type TextKey } from '../language/locale'
import type { KeyHeaders } from '../calls/once'
import type { Content } from '../screens/conflict-fields'
import type { PostPath } from '../screens/resource'
import { VersionedForm } from '../screens/VersionedForm'
import { PageSkeleton } from '../ui/PageSkeleton'
import { showToast } from '../ui/toast-list'
import { changeDraftOf } from '../forms/draft'
import { Overtaken } from './Overtaken'
import { Part } from './ProblemArticle'
import { askProblem, problemKey, showProblem, type Problem } from './problem-queries'
import { useConflict } from './useConflict'

type Verdict = 'Verdict' | 'EvidenceVerdict'
const versionOf = ({ version }: Problem): Content => ({ ...(version && { version }) })

type Sent = Promise<{ data: Problem; message: string }>

interface Props<Name extends Verdict> {
  problem: Problem
  title: TextKey
  schema: Name
  /** The form is shown while this action is allowed. */
  action: ProblemAction
  /** The call that takes the decision. */
  call: PostPath
  /** The latest decision. */
  decision: object | undefined
  send: (verdict: Schemas[Name], headers: KeyHeaders) => Sent
}

/** A decision: a form while it is due, then the latest decision. */
function Judgement<Name extends Verdict>(props: Props<Name>) {
  const { problem, title, schema, action, call, decision, send } = props
  const { id, stateCode } = problem
  const name = `${schema}.${id}`
  const conflict = useConflict({ what: schema, queryKey: problemKey('office', id), send })
  const mayJudge = useMayCall(call)
  const mayHandle = useMayHandle(call, problem.assigneeId)
  // Readers see the decisions only.
  const isDue = mayJudge && mayDo(action, stateCode, 'inspector')
  if (!isDue && !decision) return null
  return (
    <Part title={text(title)}>
      {isDue && !mayHandle ? (
        <p>{text('quality.heldByColleague')}</p>
      ) : isDue ? (
        <Suspense fallback={<PageSkeleton />}>
          <VersionedForm
            schema={schema}
            isMain
            name={name}
            // A new form for each decision, based on the version that was displayed.
            record={versionOf(problem)}
            read={async () => {
              const now = await askProblem('office', id)
              return mayDo(action, now.stateCode, 'inspector') ? versionOf(now) : undefined
            }}
            submitText={text('quality.judge')}
            // The cast is safe: the form was validated against this schema.
            save={(body) => conflict.submit(body as Schemas[Name])}
            onSaved={({ data, message }) => {
              showToast('success', message)
              showProblem('office', data)
            }}
          />
        </Suspense>
      ) : (
        <>
          <Overtaken schema={schema} draft={changeDraftOf(name, {})} timeline={problem.timeline} />
          {decision && <SchemaView schema={schema} value={decision} />}
        </>
      )}
    </Part>
  )
}

/** The decision on a scheme, section by section. */
export function SchemeJudgement({ problem }: { problem: Problem }) {
  const { id } = problem
  const params = { path: { id } }
  return (
    <Judgement
      problem={problem}
      title="quality.verdict"
      schema="Verdict"
      action="approveScheme"
      call="/office/quality/problem/{id}/verdict"
      decision={problem.verdict}
      send={(body, headers) =>
        answerOf(api.POST('/office/quality/problem/{id}/verdict', { params, body, headers }))
      }
    />
  )
}

/** The decision on evidence. */
export function EvidenceJudgement({ problem }: { problem: Problem }) {
  const { id } = problem
  const params = { path: { id } }
  return (
    <Judgement
      problem={problem}
      title="quality.evidenceVerdict"
      schema="EvidenceVerdict"
      action="acceptEvidence"
      call="/office/quality/problem/{id}/evidence/verdict"
      decision={problem.evidenceVerdict}
      send={(body, headers) =>
        answerOf(
          api.POST('/office/quality/problem/{id}/evidence/verdict', { params, body, headers }),
        )
      }
    />
  )
}
