import type { Language } from '../../domain/language/language'
import type { Database } from '../database/database'
import type { MailContent, Params } from '../outbox/templates'
import type { MailEvent } from '../settings/mail-events'
import type { Settings } from '../settings/settings'
import type { Announced } from './announce'

/** The content of a mail in one language. */
export interface EventContent extends Pick<MailContent, 'facts' | 'table' | 'closing'> {
  /** Values of the texts, besides the reader's name. */
  params: Params
  /** The page of the button. */
  path: `/${string}`
}

/** The subject of a mail, and the people concerned. The table of events decides which of them get it. */
export interface Occasion {
  /** The account of a customer or supplier. */
  accountId?: number
  /** The person whose record it is. */
  ownerId?: number
  /** The member of staff who handles it. */
  assigneeId?: number | null
  write: (language: Language) => EventContent | Promise<EventContent>
}

export interface WriterPlace {
  database: Database
  settings: Settings
}

/** Reads the record of an event; undefined if the event is no longer true, so that nobody hears of it. */
export type MailWriter = (announced: Announced, place: WriterPlace) => Promise<Occasion | undefined>

export type MailWriters<Event extends MailEvent = MailEvent> = Readonly<Record<Event, MailWriter>>
