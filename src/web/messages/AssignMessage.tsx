import { Assignment } from '../actions/Assignment'
import { AssignSeveral } from '../actions/AssignSeveral'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api } from '../calls/api'
import type { Several } from '../screens/resource'

const call = '/office/message/board/assignee/{id}'

/** Assigns a message that has no reply yet. */
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
      assigneeId={assigneeId}
      small={small}
      call={call}
      role="sales"
      give={(body) => give(id, body)}
    />
  )
}

/** Assigns the selected messages. */
export function AssignMessages(props: Several<Schemas['OfficeBoardMessage']>) {
  return <AssignSeveral {...props} role="sales" give={give} />
}

const give = (id: number, body: Schemas['Assignment']) =>
  answerOf(api.POST(call, { params: { path: { id } }, body }))
