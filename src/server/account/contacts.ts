import { nameOf } from '../../domain/account/names'
import { noteChange } from '../audit/audit.sql'
import { userOf, type Context } from '../http/context'
import type { Handlers } from '../http/handler'
import { endOpenSecrets, issueCode, spendCode, type CodeOf } from '../one-time/one-time.sql'
import { queueMail } from '../outbox/outbox'
import type { PasswordForm } from '../passwords/password-form'
import { noteSecurityEvent } from '../security-events/security-events.sql'
import { revokeSessions } from '../security/session.sql'
import type { UserData } from '../../domain/account/user-data'
import { typeDefaults } from '../../generated/defaults'
import { askedCode, checkCode, codeRefusal, fieldRefusal, ownReceiver, phoneOf } from './codes'
import { findLoginByEmail, findLoginByPhone, findLoginById } from './logins.sql'
import { mailChanged, mailEmailChanged } from './mails'
import { provePassword } from './own-password'
import { releaseAddress } from './registration.sql'
import { beginSending } from './throttle'
import { userAnswer } from './users'
import { keepUserData } from './users.sql'

export const contacts = (passwordForm: PasswordForm) =>
  ({
    /** Says that an address is taken only after the caller has proved to own it. */
    async sendEmailCode({ body: { email } }, context) {
      const user = userOf(context)
      const whose = { userId: user.id }
      await beginSending({ kind: 'mailSending', purpose: 'change', to: email, whose }, context)
      await context.pool.transaction().execute(async (transaction) => {
        const asked = askedCode('changeEmail', ownReceiver(user.id)(email), context)
        const code = await issueCode(transaction, asked)
        await queueMail(transaction, {
          to: email,
          language: context.language,
          template: 'emailCode',
          params: { name: nameOf(user, context.language), code },
        })
      })
      return null
    },

    /** Asks for the password again: a session left open must not be enough to take over the account. */
    async changeEmail({ body: { email, code, password } }, context) {
      const user = userOf(context)
      await provePassword(password, passwordForm, context)
      const asked = askedCode('changeEmail', ownReceiver(user.id)(email), context)
      await checkCode(context, asked, code)
      const owner = await findLoginByEmail(context.pool, email)
      // A registration that was never activated loses the address to somebody who proves to own it.
      if (owner?.activated && owner.userId !== user.id) {
        const message = context.text('entry.register.emailTaken')
        throw fieldRefusal([{ path: 'email', message }])
      }
      return change({ asked, event: 'emailChanged', data: { email } }, context)
    },

    async changeMobile({ body }, context) {
      const user = userOf(context)
      await provePassword(body.password, passwordForm, context)
      const phone = phoneOf(body)
      const asked = askedCode('changeMobile', ownReceiver(user.id)(phone), context)
      await checkCode(context, asked, body.code)
      const owner = await findLoginByPhone(context.pool, phone)
      if (owner && owner.userId !== user.id) {
        const message = context.text('entry.register.mobileTaken')
        throw fieldRefusal([{ path: 'mobile', message }])
      }
      const data = { areaCode: body.areaCode ?? typeDefaults.AreaCode, mobile: body.mobile }
      return change({ asked, event: 'mobileChanged', data }, context)
    },
  }) satisfies Partial<Handlers>

interface Change {
  asked: CodeOf
  event: 'emailChanged' | 'mobileChanged'
  data: UserData
}

/** Spends the code, stores the new address or number and notifies the old address. */
async function change({ asked, event, data }: Change, context: Context) {
  const user = userOf(context)
  const before = await findLoginById(context.pool, user.id)
  await context.pool.transaction().execute(async (transaction) => {
    if (!(await spendCode(transaction, asked))) throw codeRefusal(context, 'over')
    // Links and codes sent to the old address or number become invalid.
    await endOpenSecrets(transaction, user.id)
    await revokeSessions(transaction, user.id, user.sessionId)
    if (data.email !== undefined) await releaseAddress(transaction, data.email)
    await keepUserData(transaction, user.id, data)
    const { requestId } = context
    await noteChange(transaction, {
      userId: user.id,
      operation: asked.purpose,
      requestId,
      params: {},
    })
    await noteSecurityEvent(transaction, event, user.id, context)
    if (before && data.email !== undefined) {
      await mailEmailChanged(transaction, before, data.email, context.language)
    } else if (before) await mailChanged(transaction, before, 'mobileChanged', context.language)
  })
  return userAnswer({ ...user, data: { ...user.data, ...data } }, context.language)
}
