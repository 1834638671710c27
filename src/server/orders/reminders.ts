import { officeOrderLink } from '../../domain/orders/order-link'
import { daysAfter, type Day } from '../../domain/days/day'
import { todayAt } from '../database/clock'
import type { Database } from '../database/database'
import { announce } from '../event-mails/announce'
import type { JobKinds } from '../jobs/worker'
import { takeDue } from '../queues/due.sql'
import { remindHolder } from '../queues/remind'
import { takeExpiring } from './expiring.sql'
import { takeFollowUps } from './sales-notes.sql'
import type { Settings } from '../settings/settings'

/** Reminds staff of reservations that are due or to be followed up, and customers of quotations that end soon. */
export function orderJobs(settings: Pick<Settings, 'timeZone' | 'expiryMailDays'>): JobKinds {
  return {
    remindOfReservations: {
      everySeconds: 1800,
      async work(database) {
        const today = todayAt(settings.timeZone)
        await remindOfReservations(database, today)
        await remindOfFollowUps(database, today)
        await remindOfExpiry(database, today, settings)
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
      link: officeOrderLink({ id, uniqueCode: code }),
    })
    if (due === 'overdue') await announce(database, { event: 'inquiryOverdue', id, part: day })
  }
}

/** Reminds customers by mail of quotations that end soon. */
export async function remindOfExpiry(
  database: Database,
  today: Day,
  { timeZone, expiryMailDays }: Pick<Settings, 'timeZone' | 'expiryMailDays'>,
): Promise<void> {
  const range = { today, until: daysAfter(today, expiryMailDays), timeZone }
  for (const { id, day } of await takeExpiring(database, range))
    await announce(database, { event: 'quotationExpiring', id, part: day })
}

export async function remindOfFollowUps(database: Database, today: Day): Promise<void> {
  for (const order of await takeFollowUps(database, today)) {
    const { id, unique_code: code } = order
    await remindHolder(database, order, 'sales', {
      key: 'orders.notify.followUp',
      values: { code },
      link: officeOrderLink({ id, uniqueCode: code }),
    })
  }
}
