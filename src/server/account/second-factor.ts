import type { StaffRoleName } from '../../domain/account/access'
import type { Language } from '../../domain/language/language'
import { forgetAttemptsOf } from '../attempts/attempts.sql'
import { noteChange } from '../audit/audit.sql'
import { userOf, type Context } from '../http/context'
import type { Database, Pool } from '../database/database'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { endOpenSecrets } from '../one-time/one-time.sql'
import type { PasswordForm } from '../passwords/password-form'
import { noteSecurityEvent } from '../security-events/security-events.sql'
import { revokeSessions } from '../security/session.sql'
import type { Settings } from '../settings/settings'
import { tellAccessChange } from './access-changes'
import { fieldRefusal } from './codes'
import { knownDeviceOf } from './known-devices'
import { findLoginById } from './logins.sql'
import { mailChanged } from './mails'
import { provePassword } from './own-password'
import { everyKind, personNamed } from './people-answers'
import {
  countRecoveryCodes,
  dropFactor,
  findFactor,
  offerSecret,
  storeRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './second-factor.sql'
import { secondFactorCounter } from './second-factor-state.sql'
import { ownAttempt } from './throttle'
import { recoveryHashOf } from './recovery-codes'
import { newRecoveryCodes, newSecret, stepOf, uriOf } from './totp'

export function secondFactor(passwordForm: PasswordForm) {
  return {
    async getSecondFactor(_call, context) {
      const { database, settings } = context
      const user = userOf(context)
      const factor = await findFactor(database, user.id)
      const since = factor?.confirmedAt?.toISOString()
      return {
        active: since !== undefined,
        ...(since && { since }),
        recoveryCodes: await countRecoveryCodes(database, user.id),
        required: needsSecondFactor(user.staffRoles, settings),
      }
    },

    async beginSecondFactor({ body }, context) {
      await provePassword(body.password, passwordForm, context)
      return offeredKey(context.database, userOf(context))
    },

    async confirmSecondFactor({ body }, context) {
      const { id, sessionId } = userOf(context)
      const factor = await findFactor(context.pool, id)
      if (factor?.confirmedAt) throw new Refusal('account.second.already')
      await checkCode(context, id, body.code)
      const recoveryCodes = await giveRecoveryCodes(context, id)
      await secondFactorStarted(context.pool, id, context)
      // End the other sessions: they began without a second factor.
      await revokeSessions(context.pool, id, sessionId)
      return { recoveryCodes }
    },

    async renewRecoveryCodes({ body }, context) {
      const { id } = userOf(context)
      await demandActive(context, id)
      await checkCode(context, id, body.code)
      const recoveryCodes = await giveRecoveryCodes(context, id)
      await tellAccessChange(context.pool, 'recoveryCodesRenewed', id, context)
      return { recoveryCodes }
    },

    async endSecondFactor({ body }, context) {
      const { id, staffRoles, sessionId } = userOf(context)
      await demandActive(context, id)
      if (needsSecondFactor(staffRoles, context.settings)) {
        throw new Refusal('account.second.required')
      }
      await checkCode(context, id, body.code)
      await context.pool.transaction().execute(async (transaction) => {
        await note(transaction, context, id, 'endSecondFactor')
        await noteSecurityEvent(transaction, 'secondFactorEnded', id, context)
        await dropWhole(transaction, id, context.language)
        await revokeSessions(transaction, id, sessionId)
      })
      return null
    },

    /**
     * The password alone then opens the account. Staff who need a second factor set up a new one at their next login.
     */
    async endPersonSecondFactor({ params: { id } }, context) {
      const { database } = context
      const { secondFactorSince } = await personNamed(id, everyKind, context)
      if (id === userOf(context).id) throw new Refusal('people.ownSecondFactor')
      if (!secondFactorSince) throw new Refusal('people.noSecondFactor')
      await noteSecurityEvent(database, 'secondFactorEndedByStaff', id, context)
      context.audit.note({ about: `app_user:${id}` })
      // The lost phone may still be logged in.
      await revokeSessions(database, id)
      // The operator's language is not the user's; Chinese is the fallback.
      await dropWhole(database, id, 'zh')
      // The wrong codes of the old factor must not delay the new one.
      await forgetAttemptsOf(database, ['own'], secondFactorCounter(id))
      return null
    },
  } satisfies Partial<Handlers>
}

/** True if one of the user's roles demands it; only staff have roles. */
export const needsSecondFactor = (
  roles: StaffRoleName[],
  { staffSecondFactor }: Pick<Settings, 'staffSecondFactor'>,
): boolean => roles.some((role) => staffSecondFactor.includes(role))

/** Records that the second factor is active and notifies the owner. */
export async function secondFactorStarted(database: Database, id: number, context: Context) {
  await noteSecurityEvent(database, 'secondFactorStarted', id, context)
  await tell(database, id, 'secondFactorStarted', context.language)
}

/** Removes the second factor and its open challenges, and notifies the owner. */
async function dropWhole(database: Database, id: number, asked: Language) {
  await dropFactor(database, id)
  await endOpenSecrets(database, id)
  await tell(database, id, 'secondFactorEnded', asked)
}

async function tell(
  database: Database,
  id: number,
  template: 'secondFactorStarted' | 'secondFactorEnded',
  asked: Language,
) {
  const login = await findLoginById(database, id)
  if (login) await mailChanged(database, login, template, asked)
}

async function demandActive({ pool }: Context, userId: number): Promise<void> {
  const factor = await findFactor(pool, userId)
  if (!factor?.confirmedAt) throw new Refusal('account.second.none')
}

/** TOTP secret that becomes active with its first right code. */
export async function offeredKey(
  database: Database,
  { id, username }: { id: number; username: string },
) {
  const secret = newSecret()
  if (!(await offerSecret(database, id, secret))) throw new Refusal('account.second.already')
  return { secret, uri: uriOf(secret, username) }
}

/** Refuses a wrong code. A right one, from the app or a recovery code, is accepted once. */
export async function checkCode(context: Context, userId: number, written: string): Promise<void> {
  const code = written.trim()
  const place = await placeOf(userId, context)
  const attempt = async () => {
    if (await isRight(context.pool, userId, code)) return
    await noteSecurityEvent(context.autonomous, 'secondFactorFailed', userId, context)
    throw fieldRefusal([{ path: 'code', message: context.text('account.second.wrong') }])
  }
  await ownAttempt(place, context, attempt, { userId })
}

/** Known devices and sessions have their own counters; everybody else shares one. */
async function placeOf(userId: number, context: Context): Promise<string> {
  const counter = secondFactorCounter(userId)
  if (context.user) return `${counter}\nsession ${context.user.sessionId}`
  const device = await knownDeviceOf({ userId }, context)
  return device === undefined ? counter : `${counter}\ndevice ${device}`
}

async function isRight(pool: Pool, userId: number, code: string): Promise<boolean> {
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) {
    const hashOf = await recoveryHashOf(pool)
    return takeRecoveryCode(pool, userId, hashOf(code))
  }
  const factor = await findFactor(pool, userId)
  const step = factor && stepOf(factor.secret, digits)
  return step !== undefined && takeStep(pool, userId, step)
}

/** Returns the codes in plain text once; only hashes are stored. */
export async function giveRecoveryCodes(context: Context, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashOf = await recoveryHashOf(context.pool)
  await context.pool.transaction().execute(async (transaction) => {
    await storeRecoveryCodes(transaction, userId, codes.map(hashOf))
    await endOpenSecrets(transaction, userId)
    await note(transaction, context, userId, 'giveRecoveryCodes')
  })
  return codes
}

const note = (database: Database, { requestId }: Context, userId: number, operation: string) =>
  noteChange(database, { userId, operation, requestId, params: {} })
