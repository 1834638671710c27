import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import type { Database } from '../database/database'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { endOpenSecrets } from '../one-time/one-time.sql'
import { hashPassword } from '../passwords/hashes'
import { noteSecurityEvent } from '../security-events/security-events.sql'
import { revokeSessions } from '../security/session.sql'
import { refuseChange } from '../records/versions'
import { tellAccessChange } from './access-changes'
import { fieldRefusal } from './codes'
import { findLoginById, type Login } from './logins.sql'
import { mailEmailChanged, mailReset, mailWelcome } from './mails'
import { personNamed, staffOf, wholeStaff } from './people-answers'
import { insertPerson, isOtherOperator, pagePeople } from './people.sql'
import { takenFields, updateStaff } from './staff.sql'

/** The staff and their roles. */
export const staff = {
  async pageStaff({ query: { current, size, ...filter } }, { database, settings }) {
    const place = { current, size, timeZone: settings.timeZone }
    const found = await pagePeople(database, ['staff'], filter, place)
    return { records: found.people.map(staffOf), total: found.total, current, size }
  },

  getStaff: async ({ params: { id } }, context) =>
    wholeStaff(await personNamed(id, ['staff'], context), context),

  /** They choose their password by the link of a mail. */
  async addStaff({ body }, context) {
    const { database, settings } = context
    await refuseTaken(body, context)
    const password_hash = await unknownPassword(settings)
    const own = { kind: 'staff', password_hash, staff_roles: body.staffRoles } as const
    const id = await insertPerson(database, { ...body, accountName: body.contactName }, own)
    await sendWelcome(id, context)
    await noteSecurityEvent(database, 'addedByStaff', id, context)
    return staffOf(await personNamed(id, ['staff'], context))
  },

  async changeStaff({ params: { id }, body }, context) {
    const { database } = context
    const before = await personNamed(id, ['staff'], context)
    await refuseTaken(body, context, id)
    const loses = before.staffRoles.includes('operator') && !body.staffRoles.includes('operator')
    if (loses) await refuseLastOperator(id, context)
    const owner = await findLoginById(database, id)
    if (!(await updateStaff(database, id, body))) refuseChange(before, 'people.notFound')
    if (owner) await tellStaffChanges(owner, body, context)
    return wholeStaff(await personNamed(id, ['staff'], context), context)
  },
} satisfies Partial<Handlers>

/**
 * Whoever gets another name, address or role hears of it where they were reached before. With another name or address they
 * log in anew; roles are read with each call.
 */
async function tellStaffChanges(
  owner: Login,
  { username, email, staffRoles }: Schemas['StaffForm'],
  context: Context,
) {
  const { database, language } = context
  const { userId } = owner
  const isNewName = username !== owner.username
  const isNewAddress = email.toLowerCase() !== owner.email
  const isNewRole = !isDeepStrictEqual([...staffRoles].sort(), [...owner.staffRoles].sort())
  if (!isNewName && !isNewAddress && !isNewRole) return
  if (isNewName) await tellAccessChange(database, 'usernameChanged', owner, context, username)
  if (isNewRole) await tellAccessChange(database, 'rolesChanged', owner, context)
  if (isNewAddress) {
    await noteSecurityEvent(database, 'emailChanged', userId, context)
    await mailEmailChanged(database, owner, email, language)
    await endOpenSecrets(database, userId)
  }
  if (!isNewName && !isNewAddress) return
  const user = userOf(context)
  await revokeSessions(database, userId, userId === user.id ? user.sessionId : undefined)
}

/** The hash of a password that nobody knows, for who chooses one by the usual mail. */
export const unknownPassword = ({
  passwordHash,
}: Pick<Context['settings'], 'passwordHash'>): Promise<string> =>
  hashPassword(randomBytes(24).toString('base64url'), passwordHash)

/** Without an operator who can log in nobody could let anybody in again. */
export async function refuseLastOperator(id: number, { database }: Pick<Context, 'database'>) {
  if (!(await isOtherOperator(database, id))) throw new Refusal('people.lastOperator')
}

/** Tells somebody of the account that was made for them, with the link for its password. */
export async function sendWelcome(
  id: number,
  { database, settings: { publicUrl }, language }: Context,
): Promise<void> {
  // Nobody knows yet which language they read: that of who adds them is the best guess.
  await mailWelcome(database, await readerOf(database, id), { publicUrl, asked: language })
}

/** The usual mail for a new password. */
export async function sendReset(
  database: Database,
  id: number,
  { publicUrl }: Context['settings'],
): Promise<void> {
  // Who asks for it is not who reads it.
  await mailReset(database, await readerOf(database, id), { publicUrl, asked: 'zh' })
}

async function readerOf(database: Database, id: number): Promise<Login> {
  const login = await findLoginById(database, id)
  if (!login?.email) throw new Refusal('people.noMail')
  return login
}

/** Refuses a name or an address that somebody else has, at its field. */
export async function refuseTaken(
  body: Pick<Schemas['StaffForm'], 'username' | 'email'>,
  context: Context,
  id?: number,
) {
  const taken = await takenFields(context.database, body, id)
  if (taken.length === 0) return
  const messages = {
    username: context.text('entry.register.nameTaken'),
    email: context.text('entry.register.emailTaken'),
  }
  throw fieldRefusal(taken.map((path) => ({ path, message: messages[path] })))
}
