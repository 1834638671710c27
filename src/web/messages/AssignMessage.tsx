import { Assignment } from '../actions/Assignment'
import { AssignSeveral } from '../actions/AssignSeveral'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api } from '../calls/api'
import type { Several } from '../screens/resource'

/** Who sees to a message, as long as it has no reply. */
export function AssignMessage({
  record: { id, assigneeId, state },
  small,
}: {
  record: Schemas['OfficeBoardMessage']
  small?: boolean
}) {
  if (state !== 1) return null
  return <Assignment {...{ assigneeId, small }} role="sales" give={(body) => give(id, body)} />
}

/** Who sees to the chosen messages. */
export function AssignMessages(props: Several<Schemas['OfficeBoardMessage']>) {
  return <AssignSeveral {...props} role="sales" give={give} />
}

const give = (id: number, body: Schemas['Assignment']) =>
  answerOf(api.POST('/office/message/board/assignee/{id}', { params: { path: { id } }, body }))
