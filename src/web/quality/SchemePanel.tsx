import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { FieldSchema } from '../../domain/forms/field-schema'
import { changedFields } from '../../domain/forms/form-fields'
import { mayDo } from '../../domain/quality/quality'
import type { Schemas } from '../../domain/schemas'
import { AskedAction } from '../actions/AskedAction'
import { answerOf, api, queries } from '../calls/api'
import { changeDraftOf, draftOf } from '../forms/draft'
import { useFormParts } from '../forms/useFormParts'
import { text } from '../language/locale'
import { once } from '../calls/once'
import type { Content } from '../screens/conflict-fields'
import { VersionedForm } from '../screens/VersionedForm'
import { Button } from '../ui/Button'
import { PageSkeleton } from '../ui/PageSkeleton'
import { showToast } from '../ui/toast-list'
import { Overtaken } from './Overtaken'
import { askProblem, problemKey, showProblem, type Problem } from './problem-queries'
import styles from './QualityPages.module.css'
import { SchemeView, VerdictNotice } from './SchemeView'
import { uploadsFor } from './uploads'
import { useConflict } from './useConflict'

type Scheme = Schemas['RectificationScheme']

/** Data saved before a field was added lack it, so the form asks for it. */
const contentOf = ({ id, improvementProgram, version }: Problem): Content => ({
  ...improvementProgram,
  id,
  ...(version && { version }),
})

/** The scheme: a form until it is saved, then a view with update and submit while it is the supplier's turn. */
export function SchemePanel({ problem, mayChange }: { problem: Problem; mayChange: boolean }) {
  const { id, stateCode, improvementProgram: saved } = problem
  const name = `scheme.${id}`
  // Reopen the form if a draft survived a reload, so that it is not missing from the submission. A form for the first
  // version stays open even if a colleague saves one.
  const [updating, setUpdating] = useState(() => !saved || draftOf(name).read() !== undefined)
  const editable = mayChange && mayDo('saveScheme', stateCode, 'supplier')
  const conflict = useConflict({
    what: 'saveScheme',
    queryKey: problemKey('supplier', id),
    send: (body: Content, headers) =>
      answerOf(
        api.POST('/quality/problem/supplier/v2', {
          // The cast is safe: the form was validated as a scheme.
          body: { ...(body as Scheme), id },
          headers,
        }),
      ),
  })

  if (editable && (updating || !saved)) {
    return (
      <div className={styles.part}>
        <VerdictNotice problem={problem} />
        <Suspense fallback={<PageSkeleton />}>
          <VersionedForm
            schema="RectificationScheme"
            name={name}
            record={contentOf(problem)}
            read={async () => {
              const now = await askProblem('supplier', id)
              return mayDo('saveScheme', now.stateCode, 'supplier') ? contentOf(now) : undefined
            }}
            submitText={text('quality.save')}
            context={{ uploads: uploadsFor('improvement_program', saved) }}
            save={conflict.submit}
            onSaved={({ data, message }) => {
              showToast('success', message)
              setUpdating(false)
              showProblem('supplier', data)
            }}
            beside={(discard) =>
              saved && (
                <Button
                  onClick={() => {
                    discard()
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
      {mayChange && !editable && (
        <Overtaken
          schema="RectificationScheme"
          draft={changeDraftOf(name, {})}
          timeline={problem.timeline}
        />
      )}
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

/** Submits exactly the displayed version; asks first if it equals the one sent back. */
function Submission({ problem }: { problem: Problem }) {
  const { id, version } = problem
  const { texts } = useFormParts('RectificationScheme')
  const submit = useMutation({
    mutationFn: () =>
      once(`submitScheme.${id}`, version, (headers) =>
        answerOf(
          api.POST('/quality/problem/supplier/submit/{id}', {
            params: { path: { id }, query: { ...(version && { version }) } },
            headers,
          }),
        ),
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
  const label = text('quality.submit')
  if (isUnchanged(problem, texts)) {
    return (
      <AskedAction
        label={label}
        look="main"
        question={text('quality.submit.unchanged')}
        explained={text('quality.submit.unchangedHint')}
        leave={text('quality.submit.notYet')}
        pending={submit.isPending}
        onYes={(done) => submit.mutate(undefined, { onSettled: done })}
      />
    )
  }
  return (
    <Button look="main" disabled={submit.isPending} onClick={() => submit.mutate()}>
      {label}
    </Button>
  )
}

/** True if the scheme equals the version that was last sent back. */
function isUnchanged({ improvementProgram, rounds = [] }: Problem, schema: FieldSchema): boolean {
  const last = rounds.findLast(({ part }) => part === 'scheme')?.improvementProgram
  return (
    last !== undefined &&
    improvementProgram !== undefined &&
    changedFields(schema, last, improvementProgram).length === 0
  )
}
