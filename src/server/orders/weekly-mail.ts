import { nameOf } from '../../domain/account/names'
import { dayFormat } from '../../domain/days/dates'
import type { Language } from '../../domain/language/language'
import { lastItem } from '../../domain/lists/items'
import type { Schemas } from '../../domain/schemas'
import { countAttempt } from '../attempts/attempts.sql'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import { linkTo, queueMail } from '../outbox/outbox'
import type { MailTable } from '../outbox/mail-page'
import { sheetOf } from './weekly-sheet'

/** Reports that a person has sent to themselves. */
const ofPerson = { most: 20, firstSeconds: 600, longestSeconds: 3600 }

/** Refuses a caller without an address or with too many reports, before any figure is read. */
export async function admitReport(context: Context): Promise<void> {
  const { id, data } = userOf(context)
  if (!data.email) throw new Refusal('weekly.noAddress')
  const { seconds } = await countAttempt(context.autonomous, 'ownReport', String(id), ofPerson)
  if (seconds > 0)
    throw new Refusal('common.tooMany', { values: { seconds }, retryAfterSeconds: seconds })
}

/** Queues a mail to the caller: the last week beside the week before, and all weeks as a sheet. */
export async function sendReport(report: Schemas['WeeklyReport'], context: Context): Promise<void> {
  const { database, sentenceLanguage: language, settings } = context
  const user = userOf(context)
  const { week, from, to } = lastItem(report.weeks)
  const days = dayFormat(language, 'UTC')
  await queueMail(database, {
    to: user.data.email ?? '',
    language,
    template: 'weeklyReport',
    params: {
      name: nameOf(user, language),
      week,
      from: days.format(new Date(from)),
      to: days.format(new Date(to)),
      weeks: report.weeks.length,
    },
    link: linkTo(settings, '/office/weekly', {
      until: report.until,
      weeks: String(report.weeks.length),
    }),
    table: comparisonOf(report, language),
    sheet: sheetOf(report, 'weeks', language),
  })
}

/** A row per figure: the last week and the week before. */
function comparisonOf(report: Schemas['WeeklyReport'], language: Language): MailTable {
  const { header, rows } = sheetOf({ ...report, weeks: report.weeks.slice(-2) }, 'weeks', language)
  const shown = (place: number) =>
    rows.map((row) => row[place]?.toLocaleString(language) ?? '–').reverse()
  // The first columns are the week and its days.
  const [weeks = ''] = header
  const ofFigures = header.slice(3).map((title, place) => [title, ...shown(place + 3)])
  return { header: [weeks, ...shown(0)], rows: ofFigures }
}
