import { useState } from 'react'
import type { StaffRoleName } from '../../domain/account/access'
import type { Schemas } from '../../domain/schemas'
import type { Several } from '../screens/resource'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { HandOn, nobody } from './HandOn'
import { useAttendant } from './handling'

interface Props<Work> extends Several<Work> {
  /** The role that does this work. */
  role: StaffRoleName
  give: (id: number, body: Schemas['Assignment']) => Promise<unknown>
}

/** Reassigns several items: to a colleague, to oneself, or to nobody. */
export function AssignSeveral<Work extends { id: number; assigneeId?: number }>({
  records,
  onEach,
  small,
  role,
  give,
}: Props<Work>) {
  const who = useAttendant()
  const [asking, setAsking] = useState(false)
  const label = text('office.assignChosen')
  const [holder, ...others] = new Set(records.map(({ assigneeId = nobody }) => assigneeId))

  function giveAll(to: number | undefined) {
    setAsking(false)
    onEach(label, ({ id, assigneeId: from }) =>
      give(id, { ...(from && { from }), ...(to && { to }) }),
    )
  }
  return (
    <>
      <Button small={small} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <HandOn
          role={role}
          label={label}
          whoId={who.id}
          without={others.length === 0 ? holder : undefined}
          pending={false}
          onClose={() => setAsking(false)}
          onGive={giveAll}
        />
      )}
    </>
  )
}
