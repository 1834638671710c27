import { Suspense } from 'react'
import { mayDo } from '../../domain/quality/quality'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api } from '../calls/api'
import { text } from '../language/locale'
import type { Content } from '../screens/conflict-fields'
import { VersionedForm } from '../screens/VersionedForm'
import { PageSkeleton } from '../ui/PageSkeleton'
import { showToast } from '../ui/toast-list'
import { changeDraftOf } from '../forms/draft'
import { Overtaken } from './Overtaken'
import { askProblem, problemKey, showProblem, type Problem } from './problem-queries'
import styles from './QualityPages.module.css'
import { EvidenceNotice, EvidenceView } from './SchemeView'
import { uploadsFor } from './uploads'
import { useConflict } from './useConflict'

type Evidence = Schemas['Evidence']

/** The contact comes from the scheme. Data sent before a field was added lack it, so the form asks for it. */
const contentOf = ({ id, evidence, improvementProgram, version }: Problem): Content => {
  const { contactPerson, contactDetails } = improvementProgram ?? {}
  return {
    ...(contactPerson && { contactPerson }),
    ...(contactDetails && { contactDetails }),
    ...evidence,
    id,
    ...(version && { version }),
  }
}

/** The evidence: a form in state 3, otherwise read-only. */
export function EvidencePanel({ problem, mayChange }: { problem: Problem; mayChange: boolean }) {
  const { id, stateCode, evidence } = problem
  const editable = mayChange && mayDo('submitEvidence', stateCode, 'supplier')
  const name = `evidence.${id}`
  const conflict = useConflict({
    what: 'submitEvidence',
    queryKey: problemKey('supplier', id),
    send: (body: Content, headers) =>
      answerOf(
        api.POST('/quality/problem/supplier/evidence/submit/v2', {
          // The cast is safe: the form was validated as evidence.
          body: { ...(body as Evidence), id },
          headers,
        }),
      ),
  })

  if (editable) {
    return (
      <div className={styles.part}>
        <EvidenceNotice problem={problem} />
        <Suspense fallback={<PageSkeleton />}>
          <VersionedForm
            schema="Evidence"
            name={name}
            record={contentOf(problem)}
            read={async () => {
              const now = await askProblem('supplier', id)
              return mayDo('submitEvidence', now.stateCode, 'supplier') ? contentOf(now) : undefined
            }}
            submitText={text('quality.submitEvidence')}
            context={{ uploads: uploadsFor('evidence', evidence) }}
            save={conflict.submit}
            onSaved={({ data, message }) => {
              showToast('success', message)
              showProblem('supplier', data)
            }}
          />
        </Suspense>
      </div>
    )
  }
  return (
    <div className={styles.part}>
      {mayChange && (
        <Overtaken schema="Evidence" draft={changeDraftOf(name, {})} timeline={problem.timeline} />
      )}
      {evidence ? <EvidenceView evidence={evidence} /> : <p>{text('quality.noEvidence')}</p>}
    </div>
  )
}
