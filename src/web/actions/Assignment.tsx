import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffRoleName } from '../../domain/account/access'
import type { Schemas } from '../../domain/schemas'
import { queries } from '../calls/api'
import { text } from '../language/locale'
import type { PostPath } from '../screens/resource'
import { Button } from '../ui/Button'
import { showToast } from '../ui/toast-list'
import { HandOn, nobody } from './HandOn'
import { useAttendant, useMayHandle } from './handling'

interface Props {
  /** The assignee as shown on the page. */
  assigneeId: number | undefined
  /** The role that does this work. */
  role: StaffRoleName
  /** The call that assigns it. */
  call: PostPath
  give: (body: Schemas['Assignment']) => Promise<{ message: string }>
  /** Query key of the single record; the lists are refetched in any case. */
  queryKey?: readonly unknown[]
  small?: boolean
}

/** Assigns work to oneself, to a colleague, or to nobody. */
export function Assignment({ assigneeId, role, call, give, queryKey, small }: Props) {
  const who = useAttendant()
  const mayAssign = useMayHandle(call, assigneeId)
  const [asking, setAsking] = useState(false)
  const assign = useMutation({
    mutationFn: (to: number | undefined) =>
      give({ ...(assigneeId && { from: assigneeId }), ...(to && { to }) }),
    onSuccess: ({ message }) => showToast('success', message),
    // Refetch after a refusal too: the assignee may have changed meanwhile.
    onSettled() {
      setAsking(false)
      void queries.invalidateQueries({ queryKey: ['data'] })
      if (queryKey) void queries.invalidateQueries({ queryKey })
    },
  })
  if (!mayAssign) return null
  return (
    <>
      {assigneeId === undefined && (
        <Button small={small} disabled={assign.isPending} onClick={() => assign.mutate(who.id)}>
          {text('office.take')}
        </Button>
      )}
      <Button small={small} look="quiet" onClick={() => setAsking(true)}>
        {text('office.handOn')}
      </Button>
      {asking && (
        <HandOn
          role={role}
          whoId={who.id}
          without={assigneeId ?? nobody}
          pending={assign.isPending}
          onClose={() => setAsking(false)}
          onGive={(to) => assign.mutate(to)}
        />
      )}
    </>
  )
}
