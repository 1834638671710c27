import { userOf, type Context } from '../http/context'
import { isPassword } from '../passwords/hashes'
import type { PasswordForm } from '../passwords/password-form'
import { noteSecurityEvent } from '../security-events/security-events.sql'
import { fieldRefusal } from './codes'
import { findLogin } from './logins.sql'
import { ownAttempt } from './throttle'

/** Asks the logged-in user for the password again; refuses a wrong one. */
export async function provePassword(
  sent: string,
  passwordForm: PasswordForm,
  context: Context,
): Promise<void> {
  const { id, username, sessionId } = userOf(context)
  const password = passwordForm.read(sent)
  await ownAttempt(`own-password:${sessionId}`, context, async () => {
    const login = await findLogin(context.pool, username)
    const { passwordHash: cost } = context.settings
    if (!(await isPassword(login?.passwordHash, password, cost))) {
      await noteSecurityEvent(context.autonomous, 'loginFailed', id, context)
      const message = context.text('account.own.wrongPassword')
      throw fieldRefusal([{ path: 'password', message }])
    }
  })
}
