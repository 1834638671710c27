import { type Day } from '../../domain/days/day'
import { turnOf, type ProblemState } from '../../domain/quality/quality'
import type { Schemas } from '../../domain/schemas'
import type { TextKey } from '../../generated/text-key'
import { todayAt } from '../database/clock'
import type { Database } from '../database/database'
import { announce } from '../event-mails/announce'
import type { JobKinds } from '../jobs/worker'
import { notifyAccount } from '../notifications/notifications.sql'
import { takeDue } from '../queues/due.sql'
import { remindHolder } from '../queues/remind'
import type { Settings } from '../settings/settings'

/** Reminds the side whose turn it is of due problems. */
export function qualityJobs({ timeZone }: Pick<Settings, 'timeZone'>): JobKinds {
  return {
    remindOfProblems: {
      everySeconds: 1800,
      work: (database) => remind(database, todayAt(timeZone)),
    },
  }
}

export async function remind(database: Database, today: Day): Promise<void> {
  for (const problem of await takeDue(database, 'supplier_problem', today)) {
    const message = reminderOf(problem)
    // Checked by the table.
    if (turnOf(problem.state_code as ProblemState) === 'supplier') {
      const link = `/supplierProblem/details?id=${problem.id}&type=deal`
      await notifyAccount(database, problem.supplier_id, { ...message, link })
      const { id, due_date: part, due } = problem
      await announce(database, { event: 'problemDue', id, part })
      if (due === 'overdue') await announce(database, { event: 'problemOverdue', id, part })
    } else {
      const link = `/office/quality/problem/${problem.id}`
      await remindHolder(database, problem, 'quality', { ...message, link })
    }
  }
  for (const complaint of await takeDue(database, 'customer_problem', today)) {
    const link = `/office/quality/complaint/${complaint.id}`
    await remindHolder(database, complaint, 'quality', { ...reminderOf(complaint), link })
  }
}

function reminderOf({
  unique_code: code,
  due_date: day,
  due,
}: {
  unique_code: string
  due_date: Day
  due: Schemas['Overdue']
}) {
  const key: TextKey = due === 'overdue' ? 'quality.notify.overdue' : 'quality.notify.dueSoon'
  return { key, values: { code, day } }
}
