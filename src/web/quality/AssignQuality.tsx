import { Assignment } from '../actions/Assignment'
import { complaintState, problemState } from '../../domain/quality'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api } from '../api'
import { complaintKey, problemKey } from './problem-queries'

interface Props<Name extends 'ProblemInQueue' | 'ComplaintRecord'> {
  record: Pick<Schemas[Name], 'id' | 'assigneeId' | 'stateCode'>
  small?: boolean
}

/** Who of the inspectors sees to a problem, until it is completed. */
export function AssignProblem({
  record: { id, assigneeId, stateCode },
  small,
}: Props<'ProblemInQueue'>) {
  if (stateCode === problemState.completed) return null
  const params = { path: { id } }
  return (
    <Assignment
      {...{ assigneeId, small }}
      role="quality"
      queryKey={problemKey('office', id)}
      give={(body) => answerOf(api.POST('/office/quality/problem/{id}/assignee', { params, body }))}
    />
  )
}

/** Who of the inspectors answers a complaint, until it has its report. */
export function AssignComplaint({
  record: { id, assigneeId, stateCode },
  small,
}: Props<'ComplaintRecord'>) {
  if (stateCode !== complaintState.filed) return null
  const params = { path: { id } }
  return (
    <Assignment
      {...{ assigneeId, small }}
      role="quality"
      queryKey={complaintKey(id)}
      give={(body) =>
        answerOf(api.POST('/office/quality/complaint/{id}/assignee', { params, body }))
      }
    />
  )
}
