import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { mayStep, type ContentStepName } from '../../../domain/content/steps'
import { useOneAtATime } from '../../actions/useOneAtATime'
import { CallFailure, queries } from '../../calls/api'
import { draftOf } from '../../forms/draft'
import type { Fault } from '../../forms/form-parts'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/toast-list'
import {
  contentKey,
  discardContent,
  keepAnswer,
  takeStep,
  type ContentRecord,
  type StepInput,
} from './content-calls'
import { PublishDialog, ReturnDialog } from './StepDialogs'
import { itemAt } from '../../../domain/lists/items'

type Step = Exclude<ContentStepName, 'save' | 'discard'>

/** Actions on a content, by its state and the user. */
export function ContentActions({
  record,
  onFaults,
}: {
  record: ContentRecord
  /** Called with the faults of the content if a step is refused because of them. */
  onFaults: (faults: Fault[]) => void
}) {
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
  const take = (name: Step) => () => takeOnce(name)

  /** Unsaved input would not be part of the approved version, so require saving first. */
  function submit() {
    if (draftOf(`publishing.${id}`).read() !== undefined)
      showToast('warning', text('publishing.saveFirst'))
    else takeOnce('submit')
  }

  return (
    <>
      {may('submit') && (
        <Button look="main" disabled={busy} onClick={submit}>
          {text('publishing.submit')}
        </Button>
      )}
      {may('approve') && (
        <Button look="main" disabled={busy} onClick={take('approve')}>
          {text('publishing.approve')}
        </Button>
      )}
      {newest.state === 'submitted' && newest.isAuthor && (
        <span>{text('publishing.waitsForOther')}</span>
      )}
      {may('publish') && (
        <Button look="main" disabled={busy} onClick={() => setAsking('publish')}>
          {text('publishing.publish')}
        </Button>
      )}
      {may('return') && (
        <Button disabled={busy} onClick={() => setAsking('return')}>
          {text('publishing.return')}
        </Button>
      )}
      {may('revise') && (
        <Button
          look="main"
          disabled={busy}
          onClick={() => takeOnce('revise', { number: newest.number })}
        >
          {text('publishing.revise')}
        </Button>
      )}
      {may('discard') && (
        <Button
          look="quiet"
          disabled={busy}
          onClick={() => window.confirm(text('publishing.discardAsk')) && discard.mutate()}
        >
          {text('publishing.discard')}
        </Button>
      )}
      {may('withdraw') && (
        <Button
          look="quiet"
          disabled={busy}
          onClick={() => window.confirm(text('publishing.withdrawAsk')) && takeOnce('withdraw')}
        >
          {text('publishing.withdraw')}
        </Button>
      )}
      {asking === 'publish' && (
        <PublishDialog
          busy={busy}
          planned={newest.publishTime}
          onClose={() => setAsking(undefined)}
          onPublish={(input) => takeOnce('publish', input)}
        />
      )}
      {asking === 'return' && (
        <ReturnDialog
          draft={returning}
          busy={busy}
          onClose={() => setAsking(undefined)}
          onReturn={(reason) => takeOnce('return', { reason })}
        />
      )}
    </>
  )
}
