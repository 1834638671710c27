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
 * Failed logins slow down whoever fails, and never the owner of the name:
 * - A device on which the owner logged in before counts by itself. Nothing that others do makes it wait.
 * - Everybody else counts by name and network. So an attacker stops the network that the attack comes from, and no other.
 * - An attack on one name from many networks is braked as a whole: after 100 failures of a day each further network is
 *   looked at once after half a minute, then in growing distances. The owner on a new device waits for this half minute;
 *   in a network where one of their devices is at home they do not wait. A limit for all networks together would keep
 *   the owner out for as long as an attack lasts, and so there is none: a /24 or /48 gets about 28 looks a day.
 * - A second factor is not opened by a password. Whoever has one gets on to it from anywhere with the right password, also
 *   where others would have to wait.
 * - A mail to reset the password, opened on any device, forgets all counts and makes the device known.
 */

/** A name in one network: whoever tries it there. The wait grows to a day. */
const networkLimit = ({ loginAttempts, loginLockMinutes }: Settings): Limit => ({
  most: loginAttempts,
  firstSeconds: loginLockMinutes * 60,
  longestSeconds: Math.max(day, loginLockMinutes * 60),
})

/** A known device: its owner mistypes, or somebody who has found it guesses. */
const deviceLimit = ({ loginAttempts, loginLockMinutes }: Settings): Limit => ({
  most: loginAttempts,
  firstSeconds: 30,
  longestSeconds: Math.max(30, loginLockMinutes * 60),
})

/** Failures of a name in a day, from all networks that are not its own, before each further one has to wait. */
const mostOfName = ({ loginAttempts }: Settings) => 20 * loginAttempts

const firstTurnSeconds = 30
const turnLimit: Limit = { most: 1, firstSeconds: 60, longestSeconds: 3600 }

/** Looks at passwords that a second factor follows, while others wait: five a minute on average. */
const lookLimit: Limit = { most: 300, firstSeconds: 60, longestSeconds: 60 }

/** Only for its counts and never for its waits. */
const unlimited: Limit = { most: 2_000_000_000, firstSeconds: 0, longestSeconds: 0 }

/**
 * Looks at a login. Counts a name and not an account, whether somebody has it or not: the answer does not tell who is a
 * customer. A right one forgets what was tried before from the same place.
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

/** Brakes an attack on one name from many networks. */
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
      // It was not looked at: neither the network nor the name has failed.
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

/** A wrong password is answered like that of anybody who has to wait. */
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
