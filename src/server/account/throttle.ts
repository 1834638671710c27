import {
  countAttempt,
  forgetAttempts,
  takeBackAttempt,
  type AttemptKind,
  type Limit,
} from '../attempts/attempts.sql'
import { inTurn } from '../attempts/in-turn'
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

/** And so many in a day; those after it wait longer and longer. */
const sendingOften: Limit = { most: 5, firstSeconds: 600, longestSeconds: 3600 }

/** Of registrations for one address, which need not be theirs: a few, then fewer and fewer. */
const registrationLimit: Limit = { most: 3, firstSeconds: 60, longestSeconds: 3600 }

/** Of invitations to one address, whoever sends them, and of one company in a day. */
const invitedLimit: Limit = { most: 3, firstSeconds: 60, longestSeconds: 3600 }
const invitingLimit: Limit = { most: 50, firstSeconds: day, longestSeconds: day }

/**
 * Looks at a login. Locks a name and not an account, whether somebody has it or not: the answer does not tell who is a
 * customer. A right one forgets what was tried before.
 */
export function loginAttempt<T>(
  username: string,
  context: Context,
  attempt: (failures: number) => Promise<T>,
): Promise<T> {
  return attemptFrom(context, () =>
    tried('login', username.toLowerCase(), loginLimit(context.settings), context, attempt),
  )
}

/** Of who is logged in, and has to show again that they are who they are. */
export const ownAttempt = <T>(name: string, context: Context, attempt: () => Promise<T>) =>
  tried('own', name, loginLimit(context.settings), context, attempt)

export const codeAttempt = <T>(receiver: string, context: Context, attempt: () => Promise<T>) =>
  attemptFrom(context, () => tried('code', receiver, codeLimit, context, attempt))

/** Of an address, of which a right attempt does not count. */
function attemptFrom<T>(context: Context, attempt: () => Promise<T>): Promise<T> {
  const { address, settings } = context
  return counted('address', address, addressLimit(settings), context, async () => {
    const result = await attempt()
    await excuseAddress(context)
    return result
  })
}

function tried<T>(
  kind: AttemptKind,
  name: string,
  limit: Limit,
  context: Context,
  attempt: (failures: number) => Promise<T>,
): Promise<T> {
  return counted(kind, name, limit, context, async (failures) => {
    const result = await attempt(failures)
    await forgetAttempts(context.autonomous, kind, name)
    return result
  })
}

const counted = <T>(
  kind: AttemptKind,
  name: string,
  limit: Limit,
  { autonomous }: Context,
  attempt: (failures: number) => Promise<T>,
) =>
  inTurn(
    `${kind} ${name}`,
    () => countAttempt(autonomous, kind, name, limit),
    (seconds) => {
      throw waiting('account.locked', seconds)
    },
    attempt,
  )

/** Before something is sent to a receiver, whether there is an account or not. */
export async function beginSending(
  kind: 'codeSending' | 'mailSending',
  receiver: string,
  context: Context,
): Promise<void> {
  await countAddress(context)
  const name = receiver.toLowerCase()
  await refuseWaiting('common.tooMany', kind, name, sendingLimit, context)
  await refuseWaiting('common.tooMany', kind, `often ${name}`, sendingOften, context)
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
export const excuseAddress = ({ autonomous, address }: Context) =>
  takeBackAttempt(autonomous, 'address', address)

async function refuseWaiting(
  key: 'account.locked' | 'common.tooMany',
  kind: AttemptKind,
  name: string,
  limit: Limit,
  { autonomous }: Context,
): Promise<void> {
  const { seconds } = await countAttempt(autonomous, kind, name, limit)
  if (seconds === 0) return
  throw waiting(key, seconds)
}

const waiting = (key: 'account.locked' | 'common.tooMany', seconds: number) =>
  new Refusal(key, {
    values: { seconds, minutes: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  })

/** Whether the next attempt of this name will have to wait. */
export const isLast = (failures: number, { loginAttempts }: Settings) =>
  loginAttempts > 0 && failures >= loginAttempts
