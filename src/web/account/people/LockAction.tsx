import { Suspense, useState } from 'react'
import { answerOf, api, queries } from '../../api'
import { SchemaForm } from '../../forms/SchemaForm'
import { text } from '../../locale'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { showToast } from '../../ui/toast-list'

interface Props {
  record: { id: number; contactName: string }
  small: boolean
}

/** Locks an account, with the reason that colleagues read there. */
export function LockAction({ record: { id, contactName }, small }: Props) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button small={small} look={small ? 'quiet' : 'plain'} onClick={() => setAsking(true)}>
        {text('people.lock')}
      </Button>
      {asking && (
        <Dialog title={`${text('people.lock')} · ${contactName}`} onClose={() => setAsking(false)}>
          <Suspense fallback={<PageSkeleton />}>
            <SchemaForm
              schema="LockReason"
              submitText={text('people.lock')}
              onSubmit={async (body) => {
                const params = { path: { id } }
                const call = api.POST('/office/people/{id}/lock', { params, body })
                const { message } = await answerOf(call)
                showToast('success', message)
                setAsking(false)
                void queries.invalidateQueries({ queryKey: ['data'] })
              }}
            />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}
