import type { Schemas } from '../../domain/schemas'
import { Assignment } from '../actions/Assignment'
import { AssignSeveral } from '../actions/AssignSeveral'
import { answerOf, api } from '../calls/api'
import { mayCall } from '../screens/may-open'
import type { Several } from '../screens/resource'
import { useUser } from '../session/session'

const path = '/office/chat/unknown/assignee/{id}'

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
  const user = useUser()
  if (!mayCall('POST', path, user)) return null
  return (
    <Assignment
      assigneeId={assigneeId}
      small={small}
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
  answerOf(api.POST(path, { params: { path: { id } }, body }))
