import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { mayDo } from '../../domain/quality'
import type { Schemas } from '../../domain/schemas'
import { actionKey, answerOf, api, queries } from '../api'
import { text } from '../locale'
import type { Content } from '../screens/conflict-fields'
import { VersionedForm } from '../screens/VersionedForm'
import { Button } from '../ui/Button'
import { PageSkeleton } from '../ui/PageSkeleton'
import { showToast } from '../ui/toast-list'
import { askProblem, problemKey, showProblem, type Problem } from './problem-queries'
import styles from './QualityPages.module.css'
import { SchemeView, VerdictNotice } from './SchemeView'
import { uploadsFor } from './uploads'
import { useConflict } from './useConflict'

type Scheme = Schemas['RectificationScheme']

/** What was saved before a field was added to the form lacks it: the form asks for it. */
const contentOf = ({ id, improvementProgram, version }: Problem): Content => ({
  ...improvementProgram,
  id,
  ...(version && { version }),
})

/** The scheme: a form until it is saved, then to be read, updated or submitted while it is the supplier's turn. */
export function SchemePanel({ problem, mayChange }: { problem: Problem; mayChange: boolean }) {
  const { id, stateCode, improvementProgram: saved } = problem
  const [updating, setUpdating] = useState(false)
  const editable = mayChange && mayDo('saveScheme', stateCode, 'supplier')
  const conflict = useConflict(problemKey('supplier', id), (body: Content) =>
    answerOf(
      api.POST('/quality/problem/supplier/v2', {
        // What the form of a scheme holds is a scheme.
        body: { ...(body as Scheme), id },
        headers: { 'Idempotency-Key': actionKey() },
      }),
    ),
  )

  if (conflict.open || (editable && (updating || !saved))) {
    return (
      <div className={styles.part}>
        <VerdictNotice problem={problem} />
        <Suspense fallback={<PageSkeleton />}>
          <VersionedForm
            schema="RectificationScheme"
            name={`scheme.${id}`}
            record={contentOf(problem)}
            read={async () => {
              const now = await askProblem('supplier', id)
              return mayDo('saveScheme', now.stateCode, 'supplier') ? contentOf(now) : undefined
            }}
            submitText={text('quality.save')}
            context={{ uploads: uploadsFor('improvement_program', saved) }}
            save={async (body) => {
              const { data, message } = await conflict.submit(body)
              showToast('success', message)
              setUpdating(false)
              showProblem('supplier', data)
            }}
            beside={(discard) =>
              saved && (
                <Button
                  onClick={() => {
                    discard()
                    conflict.close()
                    setUpdating(false)
                  }}
                >
                  {text('quality.cancel')}
                </Button>
              )
            }
          />
        </Suspense>
      </div>
    )
  }
  if (!saved) return <p>{text('quality.noScheme')}</p>
  return (
    <div className={styles.part}>
      <VerdictNotice problem={problem} />
      <SchemeView scheme={saved} />
      {editable && (
        <div className={styles.buttons}>
          <Submission problem={problem} />
          <Button onClick={() => setUpdating(true)}>{text('quality.update')}</Button>
        </div>
      )}
    </div>
  )
}

function Submission({ problem: { id } }: { problem: Problem }) {
  const submit = useMutation({
    mutationFn: () =>
      answerOf(
        api.POST('/quality/problem/supplier/submit/{id}', {
          params: { path: { id } },
          headers: { 'Idempotency-Key': actionKey() },
        }),
      ),
    onSuccess: ({ data, message }) => {
      showToast('success', message)
      showProblem('supplier', data)
    },
    onError: (error) => {
      showToast('error', error.message)
      void queries.invalidateQueries({ queryKey: problemKey('supplier', id) })
    },
  })
  return (
    <Button look="main" disabled={submit.isPending} onClick={() => submit.mutate()}>
      {text('quality.submit')}
    </Button>
  )
}
