import { isPassword, hashPassword } from '../passwords/hashes'
import type { Handlers } from '../http/handler'
import { Refusal } from '../http/errors'
import { userOf } from '../http/context'
import { noteChange } from '../audit/audit.sql'
import type { PasswordForm } from '../passwords/password-form'
import { userAnswer } from './users'
import { ownAttempt } from './throttle'
import { namesOf, readPasswords } from './new-passwords'
import { mailChanged } from './mails'
import { findLoginById, setPassword } from './logins.sql'
import { forgetOtherDevices } from './known-devices'
import { fieldRefusal } from './codes'
import { revokeSessions } from '../security/session.sql'
import { noteSecurityEvent } from '../security-events/security-events.sql'

/** A user replaces their own password and so ends their other sessions. */
export function passwordChange(passwordForm: PasswordForm) {
  return {
    async changePassword({ body }, context) {
      const { pool, settings, text, requestId } = context
      const user = userOf(context)
      const present = await findLoginById(pool, user.id)
      const names = present && namesOf(present)
      const { password, oldPassword, errors } = readPasswords(body, passwordForm, context, names)
      if (errors.length > 0) throw fieldRefusal(errors)

      const login = await ownAttempt(`old-password:${user.sessionId}`, context, async () => {
        const login = await findLoginById(pool, user.id)
        if (!login) throw new Refusal('common.loginFirst')
        if (!(await isPassword(login.passwordHash, oldPassword, settings.passwordHash)))
          throw fieldRefusal([{ path: 'oldPassword', message: text('account.password.wrongOld') }])
        return login
      })

      const hash = await hashPassword(password, settings.passwordHash)
      await pool.transaction().execute(async (transaction) => {
        await setPassword(transaction, user.id, hash)
        await revokeSessions(transaction, user.id, user.sessionId)
        await forgetOtherDevices(transaction, user.id, context)
        await noteChange(transaction, {
          userId: user.id,
          operation: 'changePassword',
          requestId,
          params: {},
        })
        await noteSecurityEvent(transaction, 'passwordChanged', user.id, context)
        await mailChanged(transaction, login, 'passwordChanged', context.language)
      })
      return userAnswer({ ...user, isSystemPassword: 0 }, context.language)
    },
  } satisfies Partial<Handlers>
}
