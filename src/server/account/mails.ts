import { nameOf, type Name } from '../../domain/account/names'
import { entranceOf } from '../../domain/account/account'
import type { Language } from '../../domain/language/language'
import type { Database } from '../database/database'
import { issueLink } from '../one-time/one-time.sql'
import { linkTo, queueMail } from '../outbox/outbox'
import type { LinkTemplate } from '../outbox/templates'
import { unlinked } from '../outbox/unlinked'
import { languageOfUser, type UserData } from '../../domain/account/user-data'
import type { Settings } from '../settings/settings'
import type { Login } from './logins.sql'

/** Recipient; mails use the account's language, else the language of the request. */
export interface Reader {
  userId: number
  username: string
  email: string | undefined
  data: UserData
}

type Where = Pick<Settings, 'publicUrl'> & { asked: Language }

function readerOf({ username, data }: Pick<Reader, 'username' | 'data'>, asked: Language) {
  const language = languageOfUser(data, asked)
  const name = unlinked(nameOf({ username, data }, language))
  return { language, params: { name, username: unlinked(username) } }
}

export async function mailActivation(database: Database, reader: Reader, where: Where) {
  await mailLink(database, reader, await issueLink(database, 'activation', reader.userId), where)
}

async function mailLink(database: Database, reader: Reader, token: string, where: Where) {
  const link = linkTo(where, '/activation', { token })
  await mail(database, reader, { template: 'activation', link }, where.asked)
}

export const mailReset = (database: Database, login: Login, where: Where) =>
  mailPassword(database, login, 'resetPassword', where)

/** To the owner of a new account that has no password yet. */
export const mailWelcome = (database: Database, login: Login, where: Where) =>
  mailPassword(database, login, login.kind === 'staff' ? 'newStaff' : 'newAccount', where)

async function mailPassword(
  database: Database,
  login: Login,
  template: 'resetPassword' | 'newStaff' | 'newAccount',
  where: Where,
) {
  const link = await passwordLink(database, login, where)
  await mailPasswordLink(database, login, { template, link }, where.asked)
}

/** Link that sets a password once; invalidates earlier links. */
export async function passwordLink(
  database: Database,
  { userId, kind }: Login,
  where: Pick<Settings, 'publicUrl'>,
): Promise<string> {
  const token = await issueLink(database, 'resetPassword', userId)
  // After the reset the page leads to the login of this kind of account.
  return linkTo(where, '/resetpassword', { token, entrance: entranceOf[kind] })
}

export const mailPasswordLink = (
  database: Database,
  login: Login,
  message: { template: 'resetPassword' | 'newStaff' | 'newAccount'; link: string },
  asked: Language,
) => mail(database, login, message, asked)

/** To the registrant. If the address already has an account, the same work is done but the link is not sent. */
export async function mailRegistration(
  database: Database,
  reader: Reader,
  known: Reader | undefined,
  where: Where,
) {
  const token = await issueLink(database, 'activation', reader.userId)
  await (known
    ? mail(
        database,
        known,
        { template: 'knownAddress', link: linkTo(where, '/login') },
        where.asked,
      )
    : mailLink(database, reader, token, where))
}

/** Notifies the owner, because somebody else may have made the change. */
export async function mailChanged(
  database: Database,
  reader: Reader,
  template: 'passwordChanged' | 'mobileChanged' | 'secondFactorStarted' | 'secondFactorEnded',
  asked: Language,
) {
  const to = reader.data.email ?? reader.email
  if (to) await queueMail(database, { to, template, ...readerOf(reader, asked) })
}

/** Notifies the owner that a login detail changed; `what` is in the owner's language. */
export async function mailAccessChanged(
  database: Database,
  reader: Reader,
  what: string,
  asked: Language,
) {
  const to = reader.data.email ?? reader.email
  if (!to) return
  const { language, params } = readerOf(reader, asked)
  await queueMail(database, {
    to,
    language,
    template: 'accessChanged' as const,
    params: { ...params, what: unlinked(what) },
  })
}

/** To the old address, because somebody else may have made the change. */
export async function mailEmailChanged(
  database: Database,
  before: Reader,
  email: string,
  asked: Language,
) {
  const to = before.data.email ?? before.email
  if (!to) return
  const { language, params } = readerOf(before, asked)
  await queueMail(database, {
    to,
    language,
    template: 'emailChanged',
    params: { ...params, email },
  })
}

/** To a removed member, who can no longer log in to read it. */
export async function mailRemoved(
  database: Database,
  member: Reader,
  company: Name,
  asked: Language,
) {
  const to = member.data.email ?? member.email
  if (!to) return
  const { language, params } = readerOf(member, asked)
  await queueMail(database, {
    to,
    language,
    template: 'memberRemoved',
    params: { ...params, company: unlinked(company[language]) },
  })
}

async function mail(
  database: Database,
  reader: Reader,
  message: { template: LinkTemplate; link: string },
  asked: Language,
) {
  // The address as typed: the part before the @ may be case-sensitive.
  const to = reader.data.email ?? reader.email
  if (to) await queueMail(database, { to, ...readerOf(reader, asked), ...message })
}
