import type { Database } from '../database/database'
import type { JobKinds } from '../jobs/worker'
import type { Settings } from '../settings/settings'
import { findWaiting, markSent } from './outbox.sql'
import { mailTransport, smsTransport, type Delivery } from './transports'

/** With the growing wait of jobs, from seconds to an hour, about a day. */
const mailAttempts = 32
/** About five minutes: a code that comes later helps nobody. */
const smsAttempts = 6

/** Sends what the queue holds. In a demo without servers nothing leaves: the outbox shows it. */
export function outboxJobs(settings: Delivery & Pick<Settings, 'demo'>): JobKinds {
  const mail = mailTransport(settings)
  const sms = smsTransport(settings)

  /** The job is locked while this runs, and with it the message: no other process sends it. */
  async function work(database: Database, data: unknown) {
    // The data of both kinds is the id of a message: see queueMail.
    const message = await findWaiting(database, data as number)
    if (!message) return
    const leaving = message.channel === 'mail' ? mail?.(message) : sms?.(message)
    if (leaving) {
      await leaving
      await markSent(database, message.id, settings.demo)
    } else if (!settings.demo) {
      throw new Error('SMTP_URL or SMS_GATEWAY_URL is not set: the message waits')
    }
  }

  return {
    sendMail: { attempts: mailAttempts, lane: 'accountMail', work },
    sendBulkMail: { attempts: mailAttempts, lane: 'bulkMail', work },
    sendTextMessage: { attempts: smsAttempts, lane: 'textMessage', work },
  }
}
