import { mayEnter, type entrances } from '../../domain/account'
import type { Schemas } from '../../domain/schemas'
import { noteChange } from '../audit/audit.sql'
import { userOf, type Context } from '../context'
import { Refusal } from '../errors'
import type { Handlers } from '../handler'
import { isPassword } from '../passwords/hashes'
import type { PasswordForm } from '../passwords/password-form'
import type { Begun, Sessions } from '../session'
import { revokeSession } from '../session.sql'
import { countAttempt, findLogin, forgetAttempts } from './logins.sql'
import { challengeOf } from './second-login'
import { userAnswer } from './users'

type Entrance = keyof typeof entrances

export function logins(sessions: Sessions, passwordForm: PasswordForm) {
  async function logIn(
    { username, password: sent }: Schemas['PasswordLogin'],
    context: Context,
    entrance: Entrance,
  ): Promise<Schemas['LoginAnswer']> {
    const { pool } = context
    const password = passwordForm.read(sent)
    await refuseWhenLocked(username, context)

    const login = await findLogin(pool, username)
    const right = await isPassword(login?.passwordHash, password)
    if (!login || !right) throw new Refusal('account.wrongPassword')
    await forgetAttempts(pool, username)
    if (login.blocked) throw new Refusal('account.blocked', { reason: 'forbidden' })
    if (!mayEnter(login.kind, entrance)) throw new Refusal(`account.wrongEntrance.${login.kind}`)

    const challenge = await challengeOf({ ...login, username }, context)
    if (challenge) return challenge
    const begun = await pool.transaction().execute(async (transaction) => {
      const from = { device: context.userAgent.slice(0, 200), address: context.address }
      await noteChange(transaction, {
        userId: login.userId,
        operation: 'logIn',
        requestId: context.requestId,
        params: { entrance },
      })
      return sessions.begin(transaction, login.userId, from)
    })
    return sessionAnswer(begun, context)
  }

  return {
    logIn: ({ body }, context) => logIn(body, context, 'personal'),
    logInEnterprise: ({ body }, context) => logIn(body, context, 'company'),
    logInSupplier: ({ body }, context) => logIn(body, context, 'supplier'),

    async refreshToken({ body }, context) {
      return sessionAnswer(await sessions.refresh(context.pool, body.refresh_token), context)
    },

    async logOut(_call, context) {
      await revokeSession(context.database, userOf(context).sessionId)
      return null
    },
  } satisfies Partial<Handlers>
}

/** Locks a name and not an account, whether somebody has it or not: the answer does not tell who is a customer. */
async function refuseWhenLocked(username: string, { pool, settings }: Context) {
  const { loginAttempts: limit, loginLockMinutes: minutes } = settings
  if (limit === 0) return
  const { failures, secondsLeft } = await countAttempt(pool, username, { limit, minutes })
  if (failures <= limit) return
  const seconds = Math.max(1, Math.ceil(secondsLeft))
  throw new Refusal('account.locked', {
    values: { minutes: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  })
}

function sessionAnswer({ tokens, user }: Begun, { language }: Context): Schemas['Session'] {
  return { ...tokens, user: userAnswer(user, language) }
}
