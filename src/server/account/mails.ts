import { languageOfLocale } from '../../domain/language'
import type { Database } from '../database/database'
import { issueLink } from '../one-time/one-time.sql'
import { linkTo, queueMail } from '../outbox/outbox'
import type { UserData } from '../session.sql'
import type { Settings } from '../settings'

/** Who is written to, in the language of their account. */
export interface Reader {
  userId: number
  username: string
  email: string | undefined
  data: UserData
}

type Where = Pick<Settings, 'publicUrl'>

const readerOf = ({ username, data }: Pick<Reader, 'username' | 'data'>) => ({
  language: languageOfLocale(data.locale ?? 'zh_CN'),
  params: { name: data.contactName ?? username, username },
})

export async function mailActivation(database: Database, reader: Reader, where: Where) {
  const token = await issueLink(database, 'activation', reader.userId)
  const link = linkTo(where, '/activation', { token })
  await mail(database, reader, { template: 'activation', link })
}

export async function mailReset(database: Database, reader: Reader, where: Where) {
  const token = await issueLink(database, 'resetPassword', reader.userId)
  const link = linkTo(where, '/resetpassword', { token })
  await mail(database, reader, { template: 'resetPassword', link })
}

/** To whom somebody wanted to register again. */
export async function mailKnownAddress(database: Database, reader: Reader, where: Where) {
  await mail(database, reader, { template: 'knownAddress', link: linkTo(where, '/login') })
}

/** Tells the owner, who may not have been the one who did it. */
export async function mailPasswordChanged(database: Database, reader: Reader) {
  if (reader.email === undefined) return
  const to = reader.data.email ?? reader.email
  await queueMail(database, { to, template: 'passwordChanged', ...readerOf(reader) })
}

/** To the old address, whose owner may not have been the one who changed it. */
export async function mailEmailChanged(database: Database, before: Reader, email: string) {
  const to = before.data.email ?? before.email
  if (!to) return
  const { language, params } = readerOf(before)
  await queueMail(database, {
    to,
    language,
    template: 'emailChanged',
    params: { ...params, email },
  })
}

async function mail(
  database: Database,
  reader: Reader,
  message: { template: 'activation' | 'resetPassword' | 'knownAddress'; link: string },
) {
  // As it was typed: what stands before the @ may differ by its letters.
  const to = reader.data.email ?? reader.email
  if (to) await queueMail(database, { to, ...readerOf(reader), ...message })
}
