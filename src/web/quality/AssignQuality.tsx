import { Assignment } from '../actions/Assignment'
import { AssignSeveral } from '../actions/AssignSeveral'
import { complaintState, problemState } from '../../domain/quality/quality'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api } from '../calls/api'
import type { Several } from '../screens/resource'
import { complaintKey, problemKey } from './problem-queries'

const problemCall = '/office/quality/problem/{id}/assignee'
const complaintCall = '/office/quality/complaint/{id}/assignee'

interface Props<Name extends 'ProblemInQueue' | 'ComplaintRecord'> {
  record: Pick<Schemas[Name], 'id' | 'assigneeId' | 'stateCode'>
  small?: boolean
}

/** Assigns a problem to an inspector, until it is completed. */
export function AssignProblem({
  record: { id, assigneeId, stateCode },
  small,
}: Props<'ProblemInQueue'>) {
  if (stateCode === problemState.completed) return null
  return (
    <Assignment
      assigneeId={assigneeId}
      small={small}
      role="quality"
      call={problemCall}
      queryKey={problemKey('office', id)}
      give={(body) => giveProblem(id, body)}
    />
  )
}

/** Assigns a complaint to an inspector, until its report is sent. */
export function AssignComplaint({
  record: { id, assigneeId, stateCode },
  small,
}: Props<'ComplaintRecord'>) {
  if (stateCode !== complaintState.filed) return null
  return (
    <Assignment
      assigneeId={assigneeId}
      small={small}
      role="quality"
      call={complaintCall}
      queryKey={complaintKey(id)}
      give={(body) => giveComplaint(id, body)}
    />
  )
}

/** Assigns the selected problems to an inspector. */
export function AssignProblems(props: Several<Schemas['ProblemInQueue']>) {
  return <AssignSeveral {...props} role="quality" give={giveProblem} />
}

/** Assigns the selected complaints to an inspector. */
export function AssignComplaints(props: Several<Schemas['ComplaintRecord']>) {
  return <AssignSeveral {...props} role="quality" give={giveComplaint} />
}

const giveProblem = (id: number, body: Schemas['Assignment']) =>
  answerOf(api.POST(problemCall, { params: { path: { id } }, body }))

const giveComplaint = (id: number, body: Schemas['Assignment']) =>
  answerOf(api.POST(complaintCall, { params: { path: { id } }, body }))
