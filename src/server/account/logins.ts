import { mayEnter, type entrances } from '../../domain/account/account'
import type { Schemas } from '../../domain/schemas'
import { noteChange } from '../audit/audit.sql'
import { browserOf, placeOf } from '../http/browser-cookie'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import { WithMessage, type Handlers } from '../http/handler'
import { addJob } from '../jobs/jobs.sql'
import { spendCode } from '../one-time/one-time.sql'
import { isPassword } from '../passwords/hashes'
import type { PasswordForm } from '../passwords/password-form'
import { noteSecurityEvent } from '../security-events/security-events.sql'
import type { Begun, Sessions } from '../security/session'
import { revokeSession } from '../security/session.sql'
import { tellNewDevice } from './access-changes'
import { askedCode, checkCode, codeRefusal, phoneOf, refuseCodeLogin } from './codes'
import { rememberDevice } from './known-devices'
import { isLast, loginAttempt } from './login-throttle'
import { findLogin, findLoginByPhone, type Login } from './logins.sql'
import { challengeOf } from './second-login'
import { userAnswer } from './users'
import { keepFirstLanguage } from './users.sql'

type Entrance = keyof typeof entrances

export function logins(sessions: Sessions, passwordForm: PasswordForm) {
  async function logIn(
    { username, password: sent }: Schemas['PasswordLogin'],
    context: Context,
    entrance: Entrance,
  ): Promise<Schemas['LoginAnswer'] | WithMessage<Schemas['LoginAnswer']>> {
    const { pool, autonomous, settings, address, userAgent } = context
    const password = passwordForm.read(sent)
    const login = await loginAttempt(username, context, async (failures) => {
      const login = await findLogin(pool, username)
      const right = await isPassword(login?.passwordHash, password, settings.passwordHash)
      if (login && right) return login
      // Recorded by a job, and for unknown names too, so that the response time reveals nothing.
      const data = { username, address, userAgent, locked: isLast(failures, settings) }
      await addJob(autonomous, { kind: 'noteFailedLogin', data })
      throw new Refusal('account.wrongPassword')
    })
    refuseEntrance(login, entrance)
    return begin(login, context, { entrance: login.kind === 'staff' ? 'staff' : entrance })
  }

  /** Starts the session of an authenticated user and records the login, or asks for the second factor first. */
  async function begin(
    login: Login,
    context: Context,
    params: { entrance: Entrance | 'staff' } | { mobile: true },
  ): Promise<Schemas['LoginAnswer'] | WithMessage<Schemas['LoginAnswer']>> {
    const challenge = await challengeOf(login, context)
    if (challenge) return new WithMessage(challenge, context.text('account.second.awaited'))
    const { pool, requestId } = context
    const begun = await pool.transaction().execute(async (transaction) => {
      const { userId } = login
      await noteChange(transaction, { userId, operation: 'logIn', requestId, params })
      await tellNewDevice(transaction, { id: userId, kind: login.kind }, context)
      const by = 'mobile' in params ? 'code' : 'password'
      await noteSecurityEvent(transaction, 'loggedIn', userId, context, by)
      await rememberDevice(transaction, userId, context)
      await keepFirstLanguage(transaction, userId, context.namedLanguage)
      return sessions.begin(transaction, userId, placeOf(context))
    })
    return sessionAnswer(begun, context)
  }

  return {
    logIn: ({ body }, context) => logIn(body, context, 'personal'),
    logInEnterprise: ({ body }, context) => logIn(body, context, 'company'),
    logInSupplier: ({ body }, context) => logIn(body, context, 'supplier'),

    /** The code identifies the user, so all kinds but staff share one entrance. */
    async logInMobile({ body }, context) {
      refuseCodeLogin(context)
      const phone = phoneOf(body)
      const asked = askedCode('login', phone, context, body.request)
      await checkCode(context, asked, body.code)
      const login = await findLoginByPhone(context.pool, phone)
      if (!login) throw codeRefusal(context, 'wrong')
      refuseEntrance(login, login.kind === 'staff' ? 'supplier' : undefined)
      if (!(await spendCode(context.pool, asked))) throw codeRefusal(context, 'over')
      return begin(login, context, { mobile: true })
    },

    async refreshToken({ body }, context) {
      const begun = await sessions.refresh(context.pool, body.refresh_token, {
        address: context.address,
        userAgent: context.userAgent,
        browser: browserOf(context),
      })
      return sessionAnswer(begun, context)
    },

    async logOut(_call, context) {
      const { id, sessionId, viewer } = userOf(context)
      await revokeSession(context.database, sessionId)
      if (!viewer) await noteSecurityEvent(context.database, 'loggedOut', id, context)
      return null
    },
  } satisfies Partial<Handlers>
}

/** Refusals with details; call only after the account's ownership is proved. */
function refuseEntrance({ blocked, activated, kind }: Login, entrance: Entrance | undefined) {
  if (blocked) throw new Refusal('account.blocked', { reason: 'forbidden' })
  if (entrance && !mayEnter(kind, entrance)) throw new Refusal(`account.wrongEntrance.${kind}`)
  if (!activated) throw new Refusal('account.notActivated')
}

export function sessionAnswer(
  { tokens, user }: Begun,
  { language }: Pick<Context, 'language'>,
): Schemas['Session'] {
  return { ...tokens, user: userAnswer(user, language) }
}
