import { entranceOf } from '../../domain/account/account'
import { forgetLoginAttempts } from '../attempts/attempts.sql'
import { noteChange } from '../audit/audit.sql'
import { type Context } from '../http/context'
import type { Database } from '../database/database'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { addJob } from '../jobs/jobs.sql'
import { findOpenLink, prolongCode, spendCode, spendLink } from '../one-time/one-time.sql'
import { hashPassword, isPassword } from '../passwords/hashes'
import type { PasswordForm } from '../passwords/password-form'
import { noteSecurityEvent } from '../security-events/security-events.sql'
import { revokeSessions } from '../security/session.sql'
import { askedCode, checkCode, codeRefusal, fieldRefusal, phoneOf } from './codes'
import { forgetOtherDevices, rememberDevice } from './known-devices'
import { findLoginById, findLoginByPhone, setPassword, type Login } from './logins.sql'
import { mailChanged } from './mails'
import { namesOf, newPassword, refuseOwnName } from './new-passwords'
import { beginSending, countAddress } from './throttle'

export function resets(passwordForm: PasswordForm) {
  return {
    /**
     * A job creates and sends the link. Only the job looks up the address, so the answer does not reveal an account.
     */
    async askEmailReset({ body: { email } }, context) {
      await beginSending(
        { kind: 'mailSending', purpose: 'reset', to: email, whose: { email } },
        context,
      )
      const { address, userAgent, language } = context
      await addJob(context.pool, {
        kind: 'sendReset',
        data: { email, address, userAgent, language },
      })
      return null
    },

    /** Checked when the link is opened, so that nobody chooses a password for an expired link. */
    async checkEmailReset({ body: { token } }, context) {
      await ownerOf(token, context)
      return null
    },

    async resetByEmail({ body }, context) {
      await countAddress(context)
      const login = await ownerOf(body.token, context)
      const password = newPassword(body, passwordForm, context, namesOf(login))
      await refusePresent(login, password, context)
      const hash = await hashPassword(password, context.settings.passwordHash)
      await context.pool.transaction().execute(async (transaction) => {
        if ((await spendLink(transaction, 'resetPassword', body.token)) === undefined)
          throw new Refusal('entry.reset.timeout')
        await replace(transaction, login, hash, context)
      })
      return null
    },

    /** The code stays valid for setting the password. */
    async checkMobileReset({ body }, context) {
      const phone = phoneOf(body)
      const asked = askedCode('resetPassword', phone, context, body.request)
      await checkCode(context, asked, body.code)
      await prolongCode(context.pool, asked)
      return null
    },

    async resetByMobile({ body }, context) {
      const phone = phoneOf(body)
      const password = newPassword(body, passwordForm, context)
      const hash = await hashPassword(password, context.settings.passwordHash)
      const asked = askedCode('resetPassword', phone, context, body.request)
      await checkCode(context, asked, body.code)
      const present = await findLoginByPhone(context.pool, phone)
      if (present) {
        refuseOwnName(password, present, context)
        await refusePresent(present, password, context)
      }
      return context.pool.transaction().execute(async (transaction) => {
        const login = await findLoginByPhone(transaction, phone)
        if (!login || !(await spendCode(transaction, asked))) throw codeRefusal(context, 'over')
        await replace(transaction, login, hash, context)
        // The code proves ownership, so the kind of account may be revealed.
        return { entrance: entranceOf[login.kind] }
      })
    },
  } satisfies Partial<Handlers>
}

async function ownerOf(token: string, { pool }: Context): Promise<Login> {
  const userId = await findOpenLink(pool, 'resetPassword', token)
  const login = userId === undefined ? undefined : await findLoginById(pool, userId)
  if (!login) throw new Refusal('entry.reset.timeout')
  return login
}

/** As when changing the password: the new one must differ. Call only after ownership is proved. */
async function refusePresent({ passwordHash }: Login, password: string, context: Context) {
  if (!(await isPassword(passwordHash, password, context.settings.passwordHash))) return
  throw fieldRefusal([{ path: 'password', message: context.text('account.password.same') }])
}

/** A reset clears locks and ends all sessions, so that whoever knew the old password is logged out. */
async function replace(transaction: Database, login: Login, hash: string, context: Context) {
  const { userId, username } = login
  await setPassword(transaction, userId, hash)
  await revokeSessions(transaction, userId)
  await forgetLoginAttempts(transaction, username)
  await forgetOtherDevices(transaction, userId, context)
  await rememberDevice(transaction, userId, context)
  const { requestId } = context
  await noteChange(transaction, { userId, operation: 'resetPassword', requestId, params: {} })
  await noteSecurityEvent(transaction, 'passwordReset', userId, context)
  await mailChanged(transaction, login, 'passwordChanged', context.language)
}
