import type { Schemas } from '../../domain/schemas'
import { Assignment } from '../actions/Assignment'
import { useAttendant } from '../actions/handling'
import { answerOf, api } from '../api'

/** Who sees to a question that the robot did not know. Editors may answer one too, the queue is that of the agents. */
export function AssignUnknown({
  record: { id, assigneeId },
  small,
}: {
  record: Schemas['UnknownQuestion']
  small?: boolean
}) {
  const { staffRoles } = useAttendant()
  if (!staffRoles.some((role) => role === 'agent' || role === 'operator')) return null
  return (
    <Assignment
      {...{ assigneeId, small }}
      role="agent"
      give={(body) =>
        answerOf(api.POST('/office/chat/unknown/assignee/{id}', { params: { path: { id } }, body }))
      }
    />
  )
}
