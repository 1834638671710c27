import { type Day } from '../../domain/days/day'
import type { Schemas } from '../../domain/schemas'
import { todayAt } from '../database/clock'
import type { Database } from '../database/database'
import type { JobKinds } from '../jobs/worker'
import { takeDue } from '../queues/due.sql'
import { remindHolder } from '../queues/remind'
import type { Settings } from '../settings/settings'
import { storedFields } from '../records/stored-fields'

/** Reminds staff of messages whose reply is due soon or overdue. */
export function boardJobs({ timeZone }: Pick<Settings, 'timeZone'>): JobKinds {
  return {
    remindOfMessages: {
      everySeconds: 1800,
      work: (database) => remindOfMessages(database, todayAt(timeZone)),
    },
  }
}

export async function remindOfMessages(database: Database, today: Day): Promise<void> {
  for (const message of await takeDue(database, 'board_message', today)) {
    const { id, due_date: day, due, data } = message
    const { theme = '' }: Partial<Schemas['BoardMessage']> = storedFields('BoardMessage', data)
    await remindHolder(database, message, 'sales', {
      key: due === 'overdue' ? 'messages.notify.overdue' : 'messages.notify.dueSoon',
      values: { theme, day },
      link: `/office/message/${id}`,
    })
  }
}
