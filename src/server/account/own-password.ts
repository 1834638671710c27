import { userOf, type Context } from '../context'
import { Refusal } from '../errors'
import { isPassword } from '../passwords/hashes'
import type { PasswordForm } from '../passwords/password-form'
import { countAttempt, findLogin, forgetAttempts } from './logins.sql'

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
    if (!(await isPassword(login?.passwordHash, password))) {
      throw fieldRefusal('account.own.wrongPassword', 'password', context)
    }
  })
}

/** A refusal that is told under its field too. */
export function fieldRefusal(
  key: 'account.own.wrongPassword' | 'account.second.wrong' | 'account.invitation.taken',
  path: string,
  context: Context,
): Refusal {
  return new Refusal(key, { errors: [{ path, message: context.text(key) }] })
}

/** Does what somebody may try only so often in a while; a success forgets what went before. */
export async function countedTries<T>(
  name: string,
  { pool, settings }: Context,
  attempt: () => Promise<T>,
): Promise<T> {
  const { loginAttempts: limit, loginLockMinutes: minutes } = settings
  if (limit > 0) {
    const { failures, secondsLeft } = await countAttempt(pool, name, { limit, minutes })
    if (failures > limit) {
      const seconds = Math.max(1, Math.ceil(secondsLeft))
      const values = { minutes: Math.ceil(seconds / 60) }
      throw new Refusal('account.locked', { values, retryAfterSeconds: seconds })
    }
  }
  const result = await attempt()
  await forgetAttempts(pool, name)
  return result
}
