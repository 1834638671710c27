import type { Fault } from '../../forms/form-parts'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import type { ContentRecord } from './content-calls'
import { PublishDialog, ReturnDialog } from './StepDialogs'
import { useContentSteps, type Step } from './useContentSteps'

/** Actions on a content, by its state and the user. */
export function ContentActions({
  record,
  onFaults,
}: {
  record: ContentRecord
  /** Called with the faults of the content if a step is refused because of them. */
  onFaults: (faults: Fault[]) => void
}) {
  const steps = useContentSteps(record, onFaults)
  const { newest, may, busy, takeOnce, discard, submit, asking, setAsking } = steps
  const take = (name: Step) => () => takeOnce(name)

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
          draft={steps.returning}
          busy={busy}
          onClose={() => setAsking(undefined)}
          onReturn={(reason) => takeOnce('return', { reason })}
        />
      )}
    </>
  )
}
