import type { Schemas } from '../../domain/schemas'
import { Assignment } from '../actions/Assignment'
import { AssignSeveral } from '../actions/AssignSeveral'
import { answerOf, api } from '../calls/api'
import type { Several } from '../screens/resource'

const call = '/office/chat/unknown/assignee/{id}'

/**
 * Assigns a question the chatbot could not answer. Editors may answer one too, but the queue belongs to the agents.
 */
export function AssignUnknown({
  record: { id, assigneeId },
  small,
}: {
  record: Schemas['UnknownQuestion']
  small?: boolean
}) {
  return (
    <Assignment
      assigneeId={assigneeId}
      small={small}
      call={call}
      role="agent"
      give={(body) => give(id, body)}
    />
  )
}

/** Assigns the selected questions. */
export function AssignUnknowns(props: Several<Schemas['UnknownQuestion']>) {
  return <AssignSeveral {...props} role="agent" give={give} />
}

const give = (id: number, body: Schemas['Assignment']) =>
  answerOf(api.POST(call, { params: { path: { id } }, body }))
