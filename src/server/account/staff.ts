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

export const staff = {
  async pageStaff({ query: { current, size, ...filter } }, { database, settings, language }) {
    const place = { current, size, settings, language }
    const page = await pagePeople(database, ['staff'], filter, place)
    return {
      records: page.people.map((row) => staffOf(row, language)),
      total: page.total,
      current,
      size,
    }
  },

  getStaff: async ({ params: { id } }, context) =>
    wholeStaff(await personNamed(id, ['staff'], context), context),

  /** The user sets the password by the link in a mail. */
  async addStaff({ body }, context) {
    const { database, settings } = context
    await refuseTaken(body, context)
    const password_hash = await unknownPassword(settings)
    const issued = { password_hash, is_system_password: 1 } as const
    const own = { kind: 'staff', ...issued, staff_roles: body.staffRoles } as const
    const id = await insertPerson(database, accountOfPerson(body), own)
    await sendWelcome(id, context)
    await noteSecurityEvent(database, 'addedByStaff', id, context)
    return staffOf(await personNamed(id, ['staff'], context), context.language)
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
 * Notifies the user at the previous address when name, address or role change. A new name or address also ends their
 * sessions; roles are read on every call anyway.
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

/** The account of a member of staff is named after them. */
export const accountOfPerson = (person: Schemas['StaffForm']) => ({
  ...person,
  accountName: person.contactName,
  accountNameEn: person.contactNameEn ?? '',
})

/** Hash of a random password, for users who set theirs by mail. */
export const unknownPassword = ({
  passwordHash,
}: Pick<Context['settings'], 'passwordHash'>): Promise<string> =>
  hashPassword(randomBytes(24).toString('base64url'), passwordHash)

/** Refuses to remove the last operator who can log in: nobody could create accounts for staff any more. */
export async function refuseLastOperator(id: number, { database }: Pick<Context, 'database'>) {
  if (!(await isOtherOperator(database, id))) throw new Refusal('people.lastOperator')
}

/** Mails the owner of a new account the link that sets the password. */
export async function sendWelcome(
  id: number,
  { database, settings: { publicUrl }, language }: Context,
): Promise<void> {
  // The new user's language is unknown; use that of the operator.
  await mailWelcome(database, await readerOf(database, id), { publicUrl, asked: language })
}

/** Mails the usual link that resets the password. */
export async function sendReset(
  database: Database,
  id: number,
  { publicUrl }: Context['settings'],
): Promise<void> {
  // The operator's language is not the user's; Chinese is the fallback.
  await mailReset(database, await readerOf(database, id), { publicUrl, asked: 'zh' })
}

async function readerOf(database: Database, id: number): Promise<Login> {
  const login = await findLoginById(database, id)
  if (!login?.email) throw new Refusal('people.noMail')
  return login
}

/** Refuses a taken name or address, as an error of its field. */
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
