import {
  countAttempt,
  takeBackAttempt,
  type AttemptKind,
  type Limit,
} from '../attempts/attempts.sql'
import type { Context } from '../context'
import { Refusal } from '../errors'
import type { Settings } from '../settings'

const day = 24 * 3600

/** Of a name: whoever tries it. The wait grows to a day. */
const loginLimit = ({ loginAttempts, loginLockMinutes }: Settings): Limit => ({
  most: loginAttempts,
  firstSeconds: loginLockMinutes * 60,
  longestSeconds: Math.max(day, loginLockMinutes * 60),
})

/** Of an address: whatever it tries. Many people may share one. */
const addressLimit = ({ addressAttempts }: Settings): Limit => ({
  most: addressAttempts,
  firstSeconds: 60,
  longestSeconds: 3600,
})

/** Of codes for one receiver: four digits are few, so that wrong ones cost more and more time. */
const codeLimit: Limit = { most: 10, firstSeconds: 900, longestSeconds: day }

/** What is sent to one receiver: once a minute. */
const sendingLimit: Limit = { most: 1, firstSeconds: 60, longestSeconds: 60 }

/** Of registrations for one address, which need not be theirs: a few, then fewer and fewer. */
const registrationLimit: Limit = { most: 3, firstSeconds: 60, longestSeconds: 3600 }

/** Of invitations to one address, whoever sends them, and of one company in a day. */
const invitedLimit: Limit = { most: 3, firstSeconds: 60, longestSeconds: 3600 }
const invitingLimit: Limit = { most: 50, firstSeconds: day, longestSeconds: day }

/** Locks a name and not an account, whether somebody has it or not: the answer does not tell who is a customer. */
export async function beginLoginAttempt(username: string, context: Context): Promise<number> {
  await countAddress(context)
  const limit = loginLimit(context.settings)
  return refuseWaiting('account.locked', 'login', username.toLowerCase(), limit, context)
}

/** Of who is logged in, and has to show again that they are who they are. */
export async function beginOwnAttempt(name: string, context: Context): Promise<void> {
  const limit = loginLimit(context.settings)
  await refuseWaiting('account.locked', 'own', name, limit, context)
}

export async function beginCodeAttempt(receiver: string, context: Context): Promise<void> {
  await countAddress(context)
  await refuseWaiting('account.locked', 'code', receiver, codeLimit, context)
}

/** Before something is sent to a receiver, whether there is an account or not. */
export async function beginSending(
  kind: 'codeSending' | 'mailSending',
  receiver: string,
  context: Context,
): Promise<void> {
  await countAddress(context)
  await refuseWaiting('common.tooMany', kind, receiver.toLowerCase(), sendingLimit, context)
}

/** Before a registration is kept, whose link goes to an address that nobody has shown to be theirs. */
export async function beginRegistrationMail(email: string, context: Context): Promise<void> {
  const name = `register ${email.toLowerCase()}`
  await refuseWaiting('common.tooMany', 'mailSending', name, registrationLimit, context)
}

export async function beginInvitation(
  { accountId, email }: { accountId: number; email: string },
  context: Context,
): Promise<void> {
  const [company, receiver] = [`inviting ${accountId}`, `invited ${email.toLowerCase()}`]
  await refuseWaiting('common.tooMany', 'mailSending', receiver, invitedLimit, context)
  await refuseWaiting('common.tooMany', 'mailSending', company, invitingLimit, context)
}

export async function countAddress(context: Context): Promise<void> {
  const { address, settings } = context
  await refuseWaiting('account.locked', 'address', address, addressLimit(settings), context)
}

/** It was right: of the address this one does not count. */
export const excuseAddress = ({ pool, address }: Context) =>
  takeBackAttempt(pool, 'address', address)

async function refuseWaiting(
  key: 'account.locked' | 'common.tooMany',
  kind: AttemptKind,
  name: string,
  limit: Limit,
  { pool }: Context,
): Promise<number> {
  const { seconds, failures } = await countAttempt(pool, kind, name, limit)
  if (seconds === 0) return failures
  const values = { seconds, minutes: Math.ceil(seconds / 60) }
  throw new Refusal(key, { values, retryAfterSeconds: seconds })
}

/** Whether the next attempt of this name will have to wait. */
export const isLast = (failures: number, { loginAttempts }: Settings) =>
  loginAttempts > 0 && failures >= loginAttempts
