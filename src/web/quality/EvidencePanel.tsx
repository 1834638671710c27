import { Suspense } from 'react'
import { mayDo } from '../../domain/quality'
import type { Schemas } from '../../domain/schemas'
import { actionKey, answerOf, api } from '../api'
import { SchemaForm } from '../forms/SchemaForm'
import { text } from '../locale'
import { PageSkeleton } from '../ui/PageSkeleton'
import { showToast } from '../ui/toast-list'
import { problemKey, showProblem, type Problem } from './problem-queries'
import styles from './QualityPages.module.css'
import { EvidenceNotice, EvidenceView } from './SchemeView'
import { uploadsFor } from './uploads'
import { useConflict } from './useConflict'

type Evidence = Schemas['Evidence']

/** The evidence: a form in state 3, before and after that to be read. */
export function EvidencePanel({ problem, mayChange }: { problem: Problem; mayChange: boolean }) {
  const { id, stateCode, evidence, improvementProgram, version } = problem
  const editable = mayChange && mayDo('submitEvidence', stateCode, 'supplier')
  const conflict = useConflict(problemKey('supplier', id), (body: Evidence) =>
    answerOf(
      api.POST('/quality/problem/supplier/evidence/submit/v2', {
        body: { ...body, id, version },
        headers: { 'Idempotency-Key': actionKey() },
      }),
    ),
  )

  if (editable || conflict.open) {
    const { contactPerson, contactDetails } = improvementProgram ?? {}
    return (
      <div className={styles.part}>
        <EvidenceNotice problem={problem} />
        <Suspense fallback={<PageSkeleton />}>
          <SchemaForm
            schema="Evidence"
            // What was sent before a field was added to the form lacks it: the form asks for it.
            value={{ contactPerson, contactDetails, ...(evidence as Partial<Evidence>), id }}
            draft={`evidence.${id}`}
            submitText={text('quality.submitEvidence')}
            context={{ uploads: uploadsFor('evidence', evidence) }}
            onSubmit={async (body) => {
              const { data, message } = await conflict.submit(body)
              showToast('success', message)
              showProblem('supplier', data)
            }}
          />
        </Suspense>
      </div>
    )
  }
  return evidence ? <EvidenceView evidence={evidence} /> : <p>{text('quality.noEvidence')}</p>
}
