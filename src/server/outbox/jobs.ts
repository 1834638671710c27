import type { Database } from '../database/database'
import type { JobKinds } from '../jobs/worker'
import type { Settings } from '../settings/settings'
import { findWaiting, markSent } from './outbox.sql'
import { mailTransport, smsTransport, type Delivery } from './transports'

/** With delays growing from seconds to an hour, about one day. */
const mailAttempts = 32
/** About five minutes: a later code is useless. */
const smsAttempts = 6

/** Sends queued messages. A demo without mail servers sends nothing; the outbox page shows the messages. */
export function outboxJobs(settings: Delivery & Pick<Settings, 'demo'>): JobKinds {
  const mail = mailTransport(settings)
  const sms = smsTransport(settings)

  /** The job is locked while it runs, and with it the message, so no other process sends it. */
  async function work(database: Database, data: unknown) {
    // The data of both kinds is a message id: see queueMail.
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
