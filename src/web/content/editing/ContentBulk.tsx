import { useState } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { AskedAction } from '../../actions/AskedAction'
import { formatNumber, text } from '../../language/locale'
import type { Several } from '../../screens/resource'
import { Button } from '../../ui/Button'
import { readContent, takeStep, type StepInput } from './content-calls'
import { PublishDialog } from './StepDialogs'

/** Publishes selected approved contents, now or at a set time, or unpublishes them. */
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

/** The list omits the version, so fetch it first; the step is refused if somebody else acts in between. */
async function take(step: 'publish' | 'withdraw', id: number, input?: StepInput) {
  return takeStep(step, await readContent(id), input)
}
