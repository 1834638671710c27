import {
  countAttempt,
  takeBackAttempt,
  waitAtFirst,
  type AttemptKind,
  type Limit,
} from '../attempts/attempts.sql'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import { networkOf, widerNetworkOf } from '../http/network'
import type { Settings } from '../settings/settings'
import { knownDeviceOf } from './known-devices'
import { isKnownNetwork } from './known-devices.sql'
import { hasSecondFactor } from './second-factor.sql'
import { attemptFrom, day, tried, waiting } from './throttle'

/*
 * Failed logins slow down the attacker, never the owner of the name:
 * - Each device on which the owner logged in before has its own counter. Others cannot make it wait.
 * - All others are counted by name and network, so an attacker blocks only their own network.
 * - An attack on one name from many networks is slowed as a whole: after 100 failures a day, each further network
 *   gets one attempt after 30 seconds, then at growing intervals. The owner on a new device waits these 30 seconds,
 *   except in a network where one of their devices is known. There is deliberately no limit for all networks
 *   together: it would lock the owner out for as long as the attack lasts. A /24 or /48 gets about 28 attempts a day.
 * - A password alone does not pass a second factor, so a user with one reaches it from anywhere with the right
 *   password, even while others have to wait.
 * - A password reset by mail, on any device, clears all counters and makes the device known.
 */

/** Limit per name and network. The wait grows to one day. */
const networkLimit = ({ loginAttempts, loginLockMinutes }: Settings): Limit => ({
  most: loginAttempts,
  firstSeconds: loginLockMinutes * 60,
  longestSeconds: Math.max(day, loginLockMinutes * 60),
})

/** Limit per known device: its owner mistypes, or a thief guesses. */
const deviceLimit = ({ loginAttempts, loginLockMinutes }: Settings): Limit => ({
  most: loginAttempts,
  firstSeconds: 30,
  longestSeconds: Math.max(30, loginLockMinutes * 60),
})

/**
 * Failures of one name per day, from all networks without a known device, before each further network has to wait.
 */
const mostOfName = ({ loginAttempts }: Settings) => 20 * loginAttempts

const firstTurnSeconds = 30
const turnLimit: Limit = { most: 1, firstSeconds: 60, longestSeconds: 3600 }

/** Password checks before a second factor while others wait: five a minute on average. */
const lookLimit: Limit = { most: 300, firstSeconds: 60, longestSeconds: 60 }

/** Counts without ever blocking. */
const unlimited: Limit = { most: 2_000_000_000, firstSeconds: 0, longestSeconds: 0 }

/**
 * Runs a login attempt under the limits. Counts by name even if no account has it, so that the answer does not reveal
 * who is a customer. A successful attempt clears the counters of its place.
 */
export async function loginAttempt<T>(
  username: string,
  context: Context,
  attempt: (failures: number) => Promise<T>,
): Promise<T> {
  const { settings } = context
  const name = username.toLowerCase()
  const whose = { username }
  const device = await knownDeviceOf(whose, context)
  if (device !== undefined) {
    const key = `${name}\ndevice ${device}`
    const ofDevice = { name: key, limit: deviceLimit(settings), whose }
    return tried({ kind: 'login', ...ofDevice }, context, attempt)
  }
  const here = { name: networkKey(name, context), limit: networkLimit(settings), whose }
  try {
    return await attemptFrom(context, () =>
      tried({ kind: 'login', ...here }, context, (failures) =>
        inTurnOfName(name, context, () => attempt(failures)),
      ),
    )
  } catch (refusal) {
    if (!isWait(refusal) || !(await hasSecondFactor(context.autonomous, name))) throw refusal
    return lookAnyway(name, refusal, context, attempt)
  }
}

const networkKey = (name: string, { address }: Context) => `${name}\n${networkOf(address)}`

/** Slows down an attack on one name from many networks. */
async function inTurnOfName<T>(
  name: string,
  context: Context,
  attempt: () => Promise<T>,
): Promise<T> {
  const { autonomous, settings, address } = context
  if (settings.loginAttempts === 0) return attempt()
  if (await isKnownNetwork(autonomous, { username: name }, networkOf(address))) return attempt()
  const { failures } = await countAttempt(autonomous, 'loginName', name, unlimited)
  if (failures > mostOfName(settings)) {
    const key = `${name}\n${widerNetworkOf(address)}`
    const seconds =
      (await waitAtFirst(autonomous, 'loginTurn', key, firstTurnSeconds)) ||
      (await countAttempt(autonomous, 'loginTurn', key, turnLimit)).seconds
    if (seconds > 0) {
      // The password was not checked, so neither network nor name failed.
      await takeBack(context, ['login', networkKey(name, context)], ['loginName', name])
      throw waiting('account.locked', seconds, { username: name })
    }
  }
  const result = await attempt()
  await takeBackAttempt(autonomous, 'loginName', name)
  return result
}

async function takeBack({ autonomous }: Context, ...counted: [AttemptKind, string][]) {
  for (const [kind, key] of counted) await takeBackAttempt(autonomous, kind, key)
}

/**
 * Checks the password of a user with a second factor despite the wait. A wrong one gets the same refusal as any
 * waiting attempt.
 */
async function lookAnyway<T>(
  name: string,
  refusal: Refusal,
  context: Context,
  attempt: (failures: number) => Promise<T>,
): Promise<T> {
  const { seconds } = await countAttempt(
    context.autonomous,
    'loginLook',
    networkKey(name, context),
    lookLimit,
  )
  if (seconds > 0) throw refusal
  try {
    return await attempt(0)
  } catch (error) {
    throw error instanceof Refusal ? refusal : error
  }
}

const isWait = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.details.retryAfterSeconds !== undefined

/** True if the next attempt from this place has to wait. */
export const isLast = (failures: number, { loginAttempts }: Settings) =>
  loginAttempts > 0 && failures >= loginAttempts
