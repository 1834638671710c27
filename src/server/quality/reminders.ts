import { dayAt, type Day } from '../../domain/day'
import { turnOf, type ProblemState } from '../../domain/quality'
import type { TextKey } from '../../generated/text-key'
import type { Database } from '../database/database'
import type { JobKinds } from '../jobs/worker'
import { notifyAccount, notifyStaff } from '../notifications/notifications.sql'
import type { Settings } from '../settings'
import { takeDueComplaints, takeDueProblems, type DueRecord } from './reminders.sql'

/** Reminds whose turn it is of what is due. */
export function qualityJobs({ timeZone }: Pick<Settings, 'timeZone'>): JobKinds {
  return {
    remindOfProblems: {
      everySeconds: 1800,
      work: (database) => remind(database, dayAt(timeZone)),
    },
  }
}

export async function remind(database: Database, today: Day): Promise<void> {
  for (const problem of await takeDueProblems(database, today)) {
    const message = reminderOf(problem, today)
    // Checked by the table.
    if (turnOf(problem.stateCode as ProblemState) === 'supplier') {
      const link = `/supplierProblem/details?id=${problem.id}&type=deal`
      await notifyAccount(database, problem.accountId, { ...message, link })
    } else {
      const link = `/office/quality/problem/${problem.id}`
      await notifyStaff(database, 'quality', { ...message, link })
    }
  }
  for (const complaint of await takeDueComplaints(database, today)) {
    const link = `/office/quality/complaint/${complaint.id}`
    await notifyStaff(database, 'quality', { ...reminderOf(complaint, today), link })
  }
}

function reminderOf({ uniqueCode, dueDate }: DueRecord, today: Day) {
  const key: TextKey = dueDate < today ? 'quality.notify.overdue' : 'quality.notify.dueSoon'
  return { key, values: { code: uniqueCode, day: dueDate } }
}
