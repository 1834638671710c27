import { useState } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { AskedAction } from '../../actions/AskedAction'
import { formatNumber, text } from '../../language/locale'
import type { Several } from '../../screens/resource'
import { Button } from '../../ui/Button'
import { readContent, takeStep, type StepInput } from './content-calls'
import { PublishDialog } from './StepDialogs'

/** Publishes the chosen contents that are approved, now or at a time, or takes them out of the shop. */
export function PublishContents({ records, onEach, small }: Several<Schemas['ContentItem']>) {
  const [asking, setAsking] = useState(false)
  const [publishing, withdrawing] = [text('publishing.publish'), text('publishing.withdraw')]

  function publish(input: StepInput) {
    setAsking(false)
    onEach(publishing, ({ id }) => take('publish', id, input))
  }
  return (
    <>
      <Button small={small} onClick={() => setAsking(true)}>
        {publishing}
      </Button>
      {asking && (
        <PublishDialog busy={false} onClose={() => setAsking(false)} onPublish={publish} />
      )}
      <AskedAction
        small={small}
        label={withdrawing}
        question={text('publishing.withdrawSeveral', { count: formatNumber(records.length) })}
        explained={text('publishing.withdrawSeveral.explained')}
        leave={text('publishing.withdrawSeveral.leave')}
        pending={false}
        onYes={(done) => {
          done()
          onEach(withdrawing, ({ id }) => take('withdraw', id))
        }}
      />
    </>
  )
}

/** A list does not say in which version a content is; the step is refused where somebody takes another one meanwhile. */
async function take(step: 'publish' | 'withdraw', id: number, input?: StepInput) {
  return takeStep(step, await readContent(id), input)
}
