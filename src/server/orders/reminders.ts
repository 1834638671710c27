import { type Day } from '../../domain/days/day'
import { todayAt } from '../database/clock'
import type { Database } from '../database/database'
import type { JobKinds } from '../jobs/worker'
import { takeDue } from '../queues/due.sql'
import { remindHolder } from '../queues/remind'
import { takeFollowUps } from './sales-notes.sql'
import type { Settings } from '../settings/settings'

/** Reminds staff of reservations whose answer is due soon or overdue, or that they wanted to follow up. */
export function orderJobs({ timeZone }: Pick<Settings, 'timeZone'>): JobKinds {
  return {
    remindOfReservations: {
      everySeconds: 1800,
      async work(database) {
        await remindOfReservations(database, todayAt(timeZone))
        await remindOfFollowUps(database, todayAt(timeZone))
      },
    },
  }
}

export async function remindOfReservations(database: Database, today: Day): Promise<void> {
  for (const order of await takeDue(database, 'intention_order', today)) {
    const { id, unique_code: code, due_date: day, due } = order
    await remindHolder(database, order, 'sales', {
      key: due === 'overdue' ? 'orders.notify.overdue' : 'orders.notify.dueSoon',
      values: { code, day },
      link: `/office/reserve/${id}/${code}`,
    })
  }
}

export async function remindOfFollowUps(database: Database, today: Day): Promise<void> {
  for (const order of await takeFollowUps(database, today)) {
    const { id, unique_code: code } = order
    await remindHolder(database, order, 'sales', {
      key: 'orders.notify.followUp',
      values: { code },
      link: `/office/reserve/${id}/${code}`,
    })
  }
}
