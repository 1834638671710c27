import { personNames, type Name } from '../../domain/account/names'
import { mayHandle } from '../../domain/account/assignment'
import type { StaffRoleName } from '../../domain/account/access'
import { type Day } from '../../domain/days/day'
import { deadlineOf } from '../../domain/days/deadline'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import { todayAt } from '../database/clock'
import { Refusal } from '../http/errors'
import { notifyUsers, type NewNotification } from '../notifications/notifications.sql'
import { findAssignee, listColleagues, setAssignee, type QueueTable } from './assignment.sql'

interface Work {
  table: QueueTable
  id: number
}

/** Work to reassign: the role it belongs to, and the notification for the new assignee. */
interface GivenWork extends Work {
  role: StaffRoleName
  /** The work is still open. */
  waits: boolean
  message: NewNotification
}

/** Assignment data of a queue's record. */
export interface Held {
  assigneeId: number | null
  assignee: Name | null
  /** Staff member who last handled it, where it is shown. */
  handler?: Name | null
  dueDate: Day | null
}

/** Assignment data as answered; finished work has no due state. */
export function heldAnswer(
  { assigneeId, assignee, handler, dueDate }: Held,
  waits: boolean,
  { settings, language }: Pick<Context, 'settings' | 'language'>,
): Pick<Schemas['OfficeOrder'], 'assigneeId' | 'assignee' | 'dueDate' | 'due'> {
  const due = waits && deadlineOf(dueDate ?? undefined, todayAt(settings.timeZone))
  return {
    ...(assigneeId && assignee
      ? { assigneeId, assignee: assignee[language] }
      : handler && { assignee: handler[language] }),
    ...(waits && dueDate && { dueDate }),
    ...(due && { due }),
  }
}

/** Refuses work that is assigned to somebody else, naming the assignee. */
export async function refuseHeld(work: Work, context: Context): Promise<void> {
  const holder = await findAssignee(context.database, work, context.sentenceLanguage)
  if (holder && !mayHandle(userOf(context), holder.id)) {
    throw new Refusal('office.heldBy', { values: { who: holder.name } })
  }
}

/**
 * Assigns work to the caller or a colleague (who is notified), or unassigns it. The second of two concurrent changes
 * is refused with the name of the first.
 */
export async function assign(
  { role, waits, message, ...work }: GivenWork,
  { from, to }: Schemas['Assignment'],
  context: Context,
): Promise<void> {
  const { database, language } = context
  const user = userOf(context)
  context.audit.note({ onlyIfChanged: true })
  await refuseHeld(work, context)
  const colleagues = await listColleagues(database, role, language)
  if (to !== undefined && !colleagues.some(({ id }) => id === to)) {
    const errors = [{ path: 'to', message: context.text('office.colleagueUnknown') }]
    throw new Refusal('common.badInput', { errors })
  }
  if (!waits) throw new Refusal('office.over')
  if (!(await setAssignee(database, { ...work, from, to }))) {
    const holder = await findAssignee(database, work, context.sentenceLanguage)
    if (holder && holder.id === to) return
    if (!holder) throw new Refusal('office.heldByNobody')
    throw new Refusal('office.heldBy', { values: { who: holder.name } })
  }
  if (to === undefined || to === user.id || to === from) return
  await notifyUsers(database, [to], { ...message, both: { who: personNames(user) } })
}
