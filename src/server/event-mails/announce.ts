import type { Database } from '../database/database'
import { addJob } from '../jobs/jobs.sql'
import type { MailEvent } from '../settings/mail-events'

/** Something that happened to a record. */
export interface Announced {
  event: MailEvent
  /** The record. */
  id: number
  /** Tells events of the same kind apart that happen to one record, such as the number of a quotation. */
  part?: string | number
  /** A person who acted and gets the mail too, besides the record's owner. */
  by?: number
}

/**
 * Lets people hear of an event by mail. The mail is written after the surrounding transaction commits, by a job, so that
 * nobody waits for it.
 */
export async function announce(database: Database, announced: Announced): Promise<void> {
  await addJob(database, { kind: 'writeEventMails', data: announced, key: keyOf(announced) })
}

/** The same event has the same key, whenever it is announced. */
export const keyOf = ({ event, id, part = '' }: Announced) => `${event}:${id}:${part}`
