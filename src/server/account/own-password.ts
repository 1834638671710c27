import { forgetAttempts } from '../attempts/attempts.sql'
import { userOf, type Context } from '../context'
import { isPassword } from '../passwords/hashes'
import type { PasswordForm } from '../passwords/password-form'
import { fieldRefusal } from './codes'
import { findLogin } from './logins.sql'
import { beginOwnAttempt } from './throttle'

/** Refuses unless the one who is logged in shows the password again. */
export async function provePassword(
  sent: string,
  passwordForm: PasswordForm,
  context: Context,
): Promise<void> {
  const { username } = userOf(context)
  const password = passwordForm.read(sent)
  await countedTries(`own-password:${username}`, context, async () => {
    const login = await findLogin(context.pool, username)
    const { passwordHash: cost } = context.settings
    if (!(await isPassword(login?.passwordHash, password, cost))) {
      const message = context.text('account.own.wrongPassword')
      throw fieldRefusal([{ path: 'password', message }])
    }
  })
}

/** Does what somebody may try only so often in a while; a success forgets what went before. */
export async function countedTries<T>(
  name: string,
  context: Context,
  attempt: () => Promise<T>,
): Promise<T> {
  await beginOwnAttempt(name, context)
  const result = await attempt()
  await forgetAttempts(context.pool, 'own', name)
  return result
}
