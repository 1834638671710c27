import { noteChange } from '../audit/audit.sql'
import { userOf, type Context } from '../context'
import type { Handlers } from '../handler'
import { issueCode, spendCode, type CodePurpose } from '../one-time/one-time.sql'
import { queueMail } from '../outbox/outbox'
import { noteSecurityEvent } from '../security-events/security-events.sql'
import type { UserData } from '../session.sql'
import { checkCode, codeRefusal, fieldRefusal, phoneOf } from './codes'
import { findLoginByEmail, findLoginByPhone, findLoginById } from './logins.sql'
import { mailEmailChanged } from './mails'
import { beginSending } from './throttle'
import { userAnswer } from './users'
import { keepUserData } from './users.sql'

export const contacts = {
  /** Whether somebody has the address already is told only to who has shown that it is theirs. */
  async sendEmailCode({ body: { email } }, context) {
    const user = userOf(context)
    await beginSending('mailSending', `change ${email}`, context)
    await context.pool.transaction().execute(async (transaction) => {
      const code = await issueCode(transaction, 'changeEmail', receiverOf(user.id, email))
      await queueMail(transaction, {
        to: email,
        language: context.language,
        template: 'emailCode',
        params: { name: user.data.contactName ?? user.username, code },
      })
    })
    return null
  },

  async changeEmail({ body: { email, code } }, context) {
    const user = userOf(context)
    const receiver = receiverOf(user.id, email)
    await checkCode(context, 'changeEmail', receiver, code)
    const owner = await findLoginByEmail(context.pool, email)
    if (owner && owner.userId !== user.id) {
      const message = context.text('account.register.emailTaken')
      throw fieldRefusal([{ path: 'email', message }])
    }
    return change(
      { purpose: 'changeEmail', receiver, event: 'emailChanged', data: { email } },
      context,
    )
  },

  async changeMobile({ body }, context) {
    const user = userOf(context)
    const phone = phoneOf(body)
    await checkCode(context, 'changeMobile', phone, body.code)
    const owner = await findLoginByPhone(context.pool, phone)
    if (owner && owner.userId !== user.id) {
      const message = context.text('account.register.mobileTaken')
      throw fieldRefusal([{ path: 'mobile', message }])
    }
    const data = { areaCode: body.areaCode ?? '86', mobile: body.mobile }
    return change(
      { purpose: 'changeMobile', receiver: phone, event: 'mobileChanged', data },
      context,
    )
  },
} satisfies Partial<Handlers>

/** A code to change an address is good for one user alone: two may ask for the same address. */
const receiverOf = (userId: number, email: string) => `${userId} ${email.toLowerCase()}`

interface Change {
  purpose: CodePurpose
  receiver: string
  event: 'emailChanged' | 'mobileChanged'
  data: UserData
}

/** Uses up the code and keeps the new address or number; the old address hears of it. */
async function change({ purpose, receiver, event, data }: Change, context: Context) {
  const user = userOf(context)
  const before = await findLoginById(context.pool, user.id)
  await context.pool.transaction().execute(async (transaction) => {
    if (!(await spendCode(transaction, purpose, receiver))) throw codeRefusal(context, 'over')
    await keepUserData(transaction, user.id, data)
    const { requestId } = context
    await noteChange(transaction, { userId: user.id, operation: purpose, requestId, params: {} })
    await noteSecurityEvent(transaction, event, user.id, context)
    if (before && event === 'emailChanged') await mailEmailChanged(transaction, before, data.email!)
  })
  return userAnswer({ ...user, data: { ...user.data, ...data } }, context.language)
}
