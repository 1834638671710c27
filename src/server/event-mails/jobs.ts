import { languageOfUser } from '../../domain/account/user-data'
import type { Language } from '../../domain/language/language'
import type { Database } from '../database/database'
import type { JobKinds } from '../jobs/worker'
import { linkTo, queueMail } from '../outbox/outbox'
import type { LinkTemplate } from '../outbox/templates'
import { unlinked } from '../outbox/unlinked'
import { mailEvents, type MailEvent } from '../settings/mail-events'
import type { Settings } from '../settings/settings'
import { keyOf, type Announced } from './announce'
import { recipientsOf } from './recipients.sql'
import type { EventContent, MailWriters } from './writer'

/** Every event has the texts of its template. */
const templateOf = (event: MailEvent): LinkTemplate => event

/** Writes the mails of announced events into the outbox, one for each reader, in the language of the reader. */
export function eventMailJobs(settings: Settings, writers: MailWriters): JobKinds {
  async function work(database: Database, data: unknown) {
    // Only `announce` adds these jobs.
    const announced = data as Announced
    const { event, by } = announced
    // A switch that was turned off after the event stops its mail too.
    if (settings.mailsOff.includes(event)) return
    const occasion = await writers[event](announced, { database, settings })
    if (!occasion) return
    const { to } = mailEvents[event]
    const contents = new Map<Language, EventContent>()
    for (const { id, name, email, locale } of await recipientsOf(database, {
      ...occasion,
      to,
      by,
    })) {
      const language = languageOfUser({ locale })
      const content = contents.get(language) ?? (await occasion.write(language))
      contents.set(language, content)
      const { params, path, ...parts } = content
      await queueMail(database, {
        to: email,
        language,
        template: templateOf(event),
        params: { ...params, name: unlinked(name[language]) },
        link: linkTo(settings, path),
        key: `${keyOf(announced)}:${id}`,
        ...parts,
      })
    }
  }

  return { writeEventMails: { work } }
}
