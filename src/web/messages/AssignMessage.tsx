import { Assignment } from '../actions/Assignment'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api } from '../api'

/** Who sees to a message, as long as it has no reply. */
export function AssignMessage({
  record: { id, assigneeId, state },
  small,
}: {
  record: Schemas['OfficeBoardMessage']
  small?: boolean
}) {
  if (state !== 1) return null
  return (
    <Assignment
      {...{ assigneeId, small }}
      role="sales"
      give={(body) =>
        answerOf(
          api.POST('/office/message/board/assignee/{id}', { params: { path: { id } }, body }),
        )
      }
    />
  )
}
