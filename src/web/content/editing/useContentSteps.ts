import { useState } from 'react'
import { type ContentStepName, mayStep } from '../../../domain/content/steps'
import {
  type ContentRecord,
  type StepInput,
  takeStep,
  keepAnswer,
  contentKey,
  discardContent,
} from './content-calls'
import type { Fault } from '../../forms/form-parts'
import { useNavigate } from 'react-router'
import { useMutation } from '@tanstack/react-query'
import { draftOf } from '../../forms/draft'
import { showToast } from '../../ui/toast-list'
import { CallFailure, queries } from '../../calls/api'
import { useOneAtATime } from '../../actions/useOneAtATime'
import { itemAt } from '../../../domain/lists/items'
import { text } from '../../language/locale'

export type Step = Exclude<ContentStepName, 'save' | 'discard'>

/** The steps that the user may take with a content, and the dialog that is open for one. */
export function useContentSteps(record: ContentRecord, onFaults: (faults: Fault[]) => void) {
  const { id, versions } = record
  const returning = `returning.${id}`
  const [asking, setAsking] = useState<'return' | 'publish'>()
  const navigate = useNavigate()
  const step = useMutation({
    mutationFn: ({ name, input }: { name: Step; input?: StepInput }) =>
      takeStep(name, record, input),
    onSuccess({ data, message }, { name }) {
      setAsking(undefined)
      if (name === 'return') draftOf(returning).clear()
      keepAnswer(data)
      showToast('success', message)
    },
    onError(error) {
      showToast('error', error.message)
      if (error instanceof CallFailure && error.errors.length > 0) onFaults(error.errors)
      void queries.invalidateQueries({ queryKey: contentKey(id) })
    },
  })
  // Errors are shown above.
  const takeOnce = useOneAtATime((name: Step, input?: StepInput) =>
    step.mutateAsync({ name, ...(input && { input }) }).catch(() => undefined),
  )
  const discard = useMutation({
    mutationFn: () => discardContent(id),
    onSuccess({ message }) {
      showToast('success', message)
      void queries.invalidateQueries({ queryKey: ['data'] })
      if (versions.length === 1) void navigate('/office/content')
      else void queries.invalidateQueries({ queryKey: contentKey(id) })
    },
  })
  const newest = itemAt(versions, 0)
  const isShown = versions.some(({ state }) => state === 'published')
  const may = (name: ContentStepName) =>
    name === 'withdraw' ? isShown : mayStep(name, newest.state, newest.isAuthor === true)
  const busy = step.isPending || discard.isPending

  /** Unsaved input would not be part of the approved version, so require saving first. */
  function submit() {
    if (draftOf(`publishing.${id}`).read() !== undefined)
      showToast('warning', text('publishing.saveFirst'))
    else takeOnce('submit')
  }

  return {
    newest,
    may,
    busy,
    takeOnce,
    discard,
    submit,
    asking,
    setAsking,
    /** Storage name of the reason for sending the content back. */
    returning,
  }
}
