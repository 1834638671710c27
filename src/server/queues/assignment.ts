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

/** What is handed on: the role whose work it is, and what a colleague is told, besides by whom. */
interface GivenWork extends Work {
  role: StaffRoleName
  /** There is something to see to still. */
  waits: boolean
  message: NewNotification
}

/** What a record of a queue keeps of who sees to it and until when. */
export interface Held {
  assigneeId: number | null
  assignee: string | null
  /** Who of the staff last did something about it, where that is told. */
  handler?: string | null
  dueDate: Day | null
}

/** The same as the calls answer it; what no longer waits is not due. */
export function heldAnswer(
  { assigneeId, assignee, handler, dueDate }: Held,
  waits: boolean,
  { settings }: Pick<Context, 'settings'>,
): Pick<Schemas['OfficeOrder'], 'assigneeId' | 'assignee' | 'dueDate' | 'due'> {
  const due = waits && deadlineOf(dueDate ?? undefined, todayAt(settings.timeZone))
  return {
    ...(assigneeId && assignee ? { assigneeId, assignee } : handler && { assignee: handler }),
    ...(waits && dueDate && { dueDate }),
    ...(due && { due }),
  }
}

/** Whoever is not the one who sees to it is told who is. */
export async function refuseHeld(work: Work, context: Context): Promise<void> {
  const holder = await findAssignee(context.database, work)
  if (holder && !mayHandle(userOf(context), holder.id)) {
    throw new Refusal('office.heldBy', { values: { who: holder.name } })
  }
}

/**
 * Takes work, hands it to a colleague of the role and tells them, or leaves it to whoever has time. Of two who do so at
 * once the second one is told who was faster.
 */
export async function assign(
  { role, waits, message, ...work }: GivenWork,
  { from, to }: Schemas['Assignment'],
  context: Context,
): Promise<void> {
  const { database } = context
  const user = userOf(context)
  context.audit.note({ onlyIfChanged: true })
  await refuseHeld(work, context)
  const colleagues = await listColleagues(database, role)
  if (to !== undefined && !colleagues.some(({ id }) => id === to)) {
    const errors = [{ path: 'to', message: context.text('office.colleagueUnknown') }]
    throw new Refusal('common.badInput', { errors })
  }
  if (!waits) throw new Refusal('office.over')
  if (!(await setAssignee(database, { ...work, from, to }))) {
    const holder = await findAssignee(database, work)
    if (holder && holder.id === to) return
    if (!holder) throw new Refusal('office.heldByNobody')
    throw new Refusal('office.heldBy', { values: { who: holder.name } })
  }
  if (to === undefined || to === user.id || to === from) return
  const who = user.data.contactName ?? user.username
  await notifyUsers(database, [to], { ...message, values: { ...message.values, who } })
}
