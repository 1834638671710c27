import { Suspense, useState } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { answerOf, api, queries } from '../../calls/api'
import { SchemaForm } from '../../forms/SchemaForm'
import { formatNumber, text } from '../../language/locale'
import type { Several } from '../../screens/resource'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { showToast } from '../../ui/toast-list'

type Reason = Schemas['LockReason']

interface Props {
  record: { id: number; contactName: string }
  small: boolean
}

/** Locks an account, with a reason that colleagues can read. */
export function LockAction({ record: { id, contactName }, small }: Props) {
  async function lockIt(reason: Reason) {
    const { message } = await lock(id, reason)
    showToast('success', message)
    void queries.invalidateQueries({ queryKey: ['data'] })
  }
  const look = small ? 'quiet' : 'plain'
  return (
    <AskedReason
      small={small}
      look={look}
      draft={`lock.${id}`}
      about={` · ${contactName}`}
      onLock={lockIt}
    />
  )
}

/** Locks the selected accounts with one reason, or unlocks them. */
export function LockSeveral({
  records,
  onEach,
  small,
}: Several<Schemas['Person' | 'StaffMember']>) {
  const [locking, opening] = [text('people.lock'), text('people.unlock')]
  return (
    <>
      <AskedReason
        small={small}
        look="plain"
        draft="lock"
        about={` (${formatNumber(records.length)})`}
        onLock={async (reason) => onEach(locking, ({ id }) => lock(id, reason))}
      />
      <Button small={small} onClick={() => onEach(opening, ({ id }) => unlock(id))}>
        {opening}
      </Button>
    </>
  )
}

const lock = (id: number, body: Reason) =>
  answerOf(api.POST('/office/people/{id}/lock', { params: { path: { id } }, body }))

const unlock = (id: number) =>
  answerOf(api.POST('/office/people/{id}/unlock', { params: { path: { id } } }))

function AskedReason({
  draft,
  about,
  look,
  small,
  onLock,
}: {
  draft: string
  /** The accounts concerned, appended to the title. */
  about: string
  look: 'quiet' | 'plain'
  small: boolean
  onLock: (reason: Reason) => Promise<void>
}) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button small={small} look={look} onClick={() => setAsking(true)}>
        {text('people.lock')}
      </Button>
      {asking && (
        <Dialog title={text('people.lock') + about} onClose={() => setAsking(false)}>
          <Suspense fallback={<PageSkeleton />}>
            <SchemaForm
              schema="LockReason"
              draft={draft}
              submitText={text('people.lock')}
              onSubmit={async (reason) => {
                await onLock(reason)
                setAsking(false)
              }}
            />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}
