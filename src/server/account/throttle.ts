import {
  countAttempt,
  forgetAttempts,
  takeBackAttempt,
  type AttemptKind,
  type Limit,
} from '../attempts/attempts.sql'
import { inTurn } from '../attempts/in-turn'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import { networkOf } from '../http/network'
import type { Settings } from '../settings/settings'
import { knownDeviceOf } from './known-devices'
import type { Whose } from '../security/whose.sql'

export const day = 24 * 3600

/** Limit per network, which many people may share. */
const addressLimit = ({ addressAttempts }: Settings): Limit => ({
  most: addressAttempts,
  firstSeconds: 60,
  longestSeconds: 3600,
})

/** Limit for proving one's identity again: logged-in users and second factors. */
export const ownLimit = ({
  loginAttempts,
  loginLockMinutes,
}: Pick<Settings, 'loginAttempts' | 'loginLockMinutes'>): Limit => ({
  most: loginAttempts,
  firstSeconds: loginLockMinutes * 60,
  longestSeconds: Math.max(day, loginLockMinutes * 60),
})

/** Wrong codes per number and day, for all purposes together: a code has only four digits. */
const codeLimit: Limit = { most: 10, firstSeconds: day, longestSeconds: day }

/** Messages to one receiver from one place: one a minute. */
const sendingLimit: Limit = { most: 1, firstSeconds: 60, longestSeconds: 60 }

/** Messages to one receiver from one place per day before the waits grow. */
const sendingOften: Limit = { most: 5, firstSeconds: 600, longestSeconds: 3600 }

/** Messages to one receiver per day, for all purposes and places together. */
const sendingInDay: Limit = { most: 10, firstSeconds: day, longestSeconds: day }

/** Registrations of one address, which need not belong to the registrant: per network, at growing intervals. */
const registrationLimit: Limit = { most: 3, firstSeconds: 60, longestSeconds: 3600 }

/** Invitations to one address by anybody, and invitations of one company per day. */
const invitedLimit: Limit = { most: 3, firstSeconds: 60, longestSeconds: 3600 }
const invitingLimit: Limit = { most: 50, firstSeconds: day, longestSeconds: day }

/** A counter and the reaction when its limit is exceeded. */
export interface Counted {
  kind: AttemptKind
  name: string
  limit: Limit
  whose?: Whose
}

/** Password check of a logged-in user, counted by session, so that other sessions cannot use up the attempts. */
export const ownAttempt = <T>(
  name: string,
  context: Context,
  attempt: () => Promise<T>,
  whose?: Whose,
) => {
  const limit = ownLimit(context.settings)
  return tried({ kind: 'own', name, limit, ...(whose && { whose }) }, context, attempt)
}

/** Checks a code requested here. Wrong codes of strangers do not count against the owner's known device. */
export async function codeAttempt<T>(
  receiver: string,
  whose: Whose,
  context: Context,
  attempt: () => Promise<T>,
): Promise<T> {
  const device = await knownDeviceOf(whose, context)
  const ofCode = { kind: 'code', limit: codeLimit, whose } as const
  return device === undefined
    ? attemptFrom(context, () => tried({ ...ofCode, name: receiver }, context, attempt))
    : tried({ ...ofCode, name: `${receiver}\ndevice ${device}` }, context, attempt)
}

/** Counts an attempt of the network; a right one is not counted. */
export function attemptFrom<T>(context: Context, attempt: () => Promise<T>): Promise<T> {
  const { address, settings } = context
  const ofNetwork = { name: networkOf(address), limit: addressLimit(settings) }
  return counted({ kind: 'address', ...ofNetwork }, context, async () => {
    const result = await attempt()
    await excuseAddress(context)
    return result
  })
}

export function tried<T>(
  of: Counted,
  context: Context,
  attempt: (failures: number) => Promise<T>,
): Promise<T> {
  return counted(of, context, async (failures) => {
    const result = await attempt(failures)
    await forgetAttempts(context.autonomous, of.kind, of.name)
    return result
  })
}

const counted = <T>(
  { kind, name, limit, whose }: Counted,
  { autonomous }: Context,
  attempt: (failures: number) => Promise<T>,
) =>
  inTurn(
    `${kind} ${name}`,
    () => countAttempt(autonomous, kind, name, limit),
    (seconds) => {
      throw waiting('account.locked', seconds, whose)
    },
    attempt,
  )

export interface Sending {
  kind: 'codeSending' | 'mailSending'
  purpose: string
  /** A number or an address. */
  to: string
  whose: Whose
}

/**
 * Call before sending to a receiver, with or without an account. The sender is throttled by device or network;
 * requests of strangers do not block the owner's known device.
 */
export async function beginSending(
  { kind, purpose, to, whose }: Sending,
  context: Context,
): Promise<void> {
  const device = await knownDeviceOf(whose, context)
  if (device === undefined) await countAddress(context)
  const receiver = to.toLowerCase()
  const place = device === undefined ? networkOf(context.address) : `device ${device}`
  const asked = `${purpose} ${receiver}\n${place}`
  const inDay = device === undefined ? `day ${receiver}` : `day ${receiver}\n${place}`
  await refuseSending({ kind, name: asked, limit: sendingLimit, whose }, context)
  await refuseSending({ kind, name: `often ${asked}`, limit: sendingOften, whose }, context)
  await refuseSending({ kind, name: inDay, limit: sendingInDay, whose }, context)
}

/** Call before storing a registration, whose mail goes to an address that is not proved yet. */
export async function beginRegistrationMail(email: string, context: Context): Promise<void> {
  const receiver = email.toLowerCase()
  const name = `register ${receiver}\n${networkOf(context.address)}`
  const ofMail = { kind: 'mailSending', whose: { email } } as const
  await refuseSending({ ...ofMail, name, limit: registrationLimit }, context)
  await refuseSending({ ...ofMail, name: `day ${receiver}`, limit: sendingInDay }, context)
}

export async function beginInvitation(
  { accountId, email }: { accountId: number; email: string },
  context: Context,
): Promise<void> {
  const [company, receiver] = [`inviting ${accountId}`, `invited ${email.toLowerCase()}`]
  await refuseSending({ kind: 'mailSending', name: receiver, limit: invitedLimit }, context)
  await refuseSending({ kind: 'mailSending', name: company, limit: invitingLimit }, context)
}

export async function countAddress({ address, settings, autonomous }: Context): Promise<void> {
  const limit = addressLimit(settings)
  const { seconds } = await countAttempt(autonomous, 'address', networkOf(address), limit)
  if (seconds > 0) throw waiting('account.locked', seconds)
}

/** Takes a successful attempt off the network's counter. */
export const excuseAddress = ({ autonomous, address }: Context) =>
  takeBackAttempt(autonomous, 'address', networkOf(address))

async function refuseSending({ kind, name, limit, whose }: Counted, { autonomous }: Context) {
  const { seconds } = await countAttempt(autonomous, kind, name, limit)
  if (seconds > 0) throw waiting('common.tooMany', seconds, whose)
}

export const waiting = (key: 'account.locked' | 'common.tooMany', seconds: number, whose?: Whose) =>
  new Refusal(key, {
    values: { seconds, minutes: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
    ...(whose && { whose }),
  })
