import { useMutation } from '@tanstack/react-query'
import { AskedAction } from '../../actions/AskedAction'
import { beginLook } from '../../actions/look'
import { answerOf, api, queries } from '../../calls/api'
import { isCustomer } from '../../../domain/account/account'
import type { Schemas } from '../../../domain/schemas'
import { text } from '../../language/locale'
import { useUser } from '../../session/session'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/toast-list'
import { LockAction } from './LockAction'

type Person = Pick<
  Schemas['Person'],
  'id' | 'username' | 'contactName' | 'state' | 'secondFactor'
> & {
  identity?: Schemas['AccountIdentity']
}

interface Props {
  record: Person
  small?: boolean
}

/** An operator's actions on an account: in a table row only those its state calls for, on its page all of them. */
export function PersonActions({ record, small = false }: Props) {
  const user = useUser()
  if (!user?.staffRoles.includes('operator')) return null
  const { id, state, secondFactor } = record
  const hasFactor = secondFactor === 'locked' || (!small && secondFactor === 'on')
  return (
    <>
      {state === 'waiting' && <Direct id={id} action="approve" small={small} />}
      {state === 'locked' && <Direct id={id} action="unlock" small={small} />}
      {!small && state !== 'locked' && <Asked record={record} />}
      {hasFactor && id !== user.id && <SecondFactor record={record} small={small} />}
      {state !== 'locked' && id !== user.id && <LockAction record={record} small={small} />}
    </>
  )
}

/** Shows the message and refreshes the account. */
function usePersonCall<D>(call: () => Parameters<typeof answerOf<D>>[0]) {
  return useMutation({
    mutationFn: () => answerOf(call()),
    onSuccess: ({ message }) => {
      showToast('success', message)
      void queries.invalidateQueries({ queryKey: ['data'] })
    },
  })
}

function Direct({
  id,
  action,
  small,
}: {
  id: number
  action: 'approve' | 'unlock'
  small: boolean
}) {
  const params = { path: { id } }
  const { mutate, isPending } = usePersonCall(() =>
    action === 'approve'
      ? api.POST('/office/people/{id}/approve', { params })
      : api.POST('/office/people/{id}/unlock', { params }),
  )
  return (
    <Button small={small} look="main" disabled={isPending} onClick={() => mutate()}>
      {text(`people.${action}`)}
    </Button>
  )
}

/** Actions that need a confirmation. */
function Asked({ record: { id, contactName, identity, state } }: { record: Person }) {
  const params = { path: { id } }
  const reset = usePersonCall(() => api.POST('/office/people/{id}/reset', { params }))
  const end = usePersonCall(() => api.DELETE('/office/people/{id}/sessions', { params }))
  const look = useMutation({
    mutationFn: () => answerOf(api.POST('/office/people/{id}/look', { params })),
    onSuccess: ({ data }) => beginLook(data),
  })
  const question = (name: 'reset' | 'endSessions' | 'look', pending: boolean) =>
    questionOf(name, contactName, pending)
  return (
    <>
      {isCustomer({ identity }) && state === 'open' && (
        <AskedAction
          {...question('look', look.isPending)}
          onYes={(done) => look.mutate(undefined, { onSettled: done })}
        />
      )}
      <AskedAction
        {...question('reset', reset.isPending)}
        onYes={(done) => reset.mutate(undefined, { onSettled: done })}
      />
      <AskedAction
        {...question('endSessions', end.isPending)}
        onYes={(done) => end.mutate(undefined, { onSettled: done })}
      />
    </>
  )
}

/** Removes the second factor of a user who has lost both phone and recovery codes. */
function SecondFactor({ record: { id, contactName }, small }: { record: Person; small: boolean }) {
  const params = { path: { id } }
  const end = usePersonCall(() => api.DELETE('/office/people/{id}/second', { params }))
  return (
    <AskedAction
      {...questionOf('endSecondFactor', contactName, end.isPending)}
      small={small}
      onYes={(done) => end.mutate(undefined, { onSettled: done })}
    />
  )
}

const questionOf = (
  action: 'reset' | 'endSessions' | 'look' | 'endSecondFactor',
  name: string,
  pending: boolean,
) => ({
  label: text(`people.${action}`),
  question: text(`people.${action}.ask`, { name }),
  explained: text(`people.${action}.explained`),
  leave: text('people.leave'),
  pending,
})
