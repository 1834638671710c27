import { identityOf } from '../../domain/account/account'
import type { Schemas } from '../../domain/schemas'
import type { TextKey } from '../../generated/text-key'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { addJob } from '../jobs/jobs.sql'
import { findLinkOwner, findOpenLink, spendLink } from '../one-time/one-time.sql'
import { mailsAreDelayed } from '../outbox/outbox.sql'
import { hashPassword, isPassword } from '../passwords/hashes'
import type { PasswordForm } from '../passwords/password-form'
import { noteSecurityEvent } from '../security-events/security-events.sql'
import { fieldRefusal } from './codes'
import { rememberDevice } from './known-devices'
import { findLoginById, setPassword, type Login } from './logins.sql'
import { namesOf, newPassword } from './new-passwords'
import { activateUser } from './registration.sql'
import { beginSending, countAddress, ownAttempt } from './throttle'

export function activation(passwordForm: PasswordForm) {
  return {
    /** Checked when the link is opened, so that nobody chooses a password for an expired link. */
    async lookAtActivation({ body: { token } }, context) {
      await countAddress(context)
      const login = await ownerOfLink(token, context.pool)
      return { ...answerOf(login), activated: login.activated }
    },

    /**
     * Opening the link proves that the visitor reads the address, but a stranger may have registered it. Activating
     * by the link alone would put the stranger's password into use, so the call also asks for that password or for a
     * new one. If the account is already active (reload, mail scanner), the answer says so.
     */
    async activate({ body }, context) {
      await countAddress(context)
      const { pool } = context
      const login = await ownerOfLink(body.token, pool)
      if (login.activated) return answerOf(login)
      const passwordHash = await shownPassword(body, login, context)
      await pool.transaction().execute(async (transaction) => {
        const userId = await spendLink(transaction, 'activation', body.token)
        if (userId === undefined) throw new Refusal('entry.activation.timeout')
        if (passwordHash === undefined) await activateUser(transaction, userId)
        else await setPassword(transaction, userId, passwordHash)
        await noteSecurityEvent(transaction, 'activated', userId, context)
        await rememberDevice(transaction, userId, context)
      })
      return answerOf(login)
    },

    /** Accepts an address or an expired link. A job decides if a mail is due, so the answer reveals nothing. */
    async resendActivation({ body: { email, token } }, context) {
      const { pool, language } = context
      const userId =
        email === undefined && token !== undefined ? await ownerOf(token, context) : undefined
      const to = email ?? String(userId ?? '')
      const whose = email === undefined ? { userId: userId ?? 0 } : { email }
      await beginSending({ kind: 'mailSending', purpose: 'activation', to, whose }, context)
      await addJob(pool, { kind: 'resendActivation', data: { email, userId, language } })
      return null
    },

    getMailState: async (_call, { pool }) => ({ delayed: await mailsAreDelayed(pool) }),
  } satisfies Partial<Handlers>

  /** Hash of the new password; undefined if the visitor typed the password of the registration. */
  async function shownPassword(
    { password, confirmPassword }: Schemas['Activation'],
    login: Login,
    context: Context,
  ): Promise<string | undefined> {
    const { settings, text } = context
    const refuse = (key: TextKey) => fieldRefusal([{ path: 'password', message: text(key) }])
    if (password === undefined) throw refuse('entry.activation.prove')
    if (confirmPassword !== undefined) {
      const sent = { password, confirmPassword }
      const chosen = newPassword(sent, passwordForm, context, namesOf(login))
      return hashPassword(chosen, settings.passwordHash)
    }
    const typed = passwordForm.read(password)
    await ownAttempt(`activation:${login.userId}`, context, async () => {
      if (!(await isPassword(login.passwordHash, typed, settings.passwordHash)))
        throw refuse('entry.activation.wrongPassword')
    })
    return undefined
  }
}

const answerOf = ({ username, kind }: Login) => ({ username, identity: identityOf[kind] })

/** Owner of a valid link, or of a used link whose account is active. */
async function ownerOfLink(token: string, pool: Context['pool']): Promise<Login> {
  const open = await findOpenLink(pool, 'activation', token)
  const owner = open ?? (await findLinkOwner(pool, 'activation', token))
  const login = owner === undefined ? undefined : await findLoginById(pool, owner)
  if (!login || (open === undefined && !login.activated))
    throw new Refusal('entry.activation.timeout')
  return login
}

/** Nothing can be sent for an unknown link, or after a newer registration took the address over. */
async function ownerOf(token: string, context: Context): Promise<number> {
  const { pool } = context
  await countAddress(context)
  const userId = await findLinkOwner(pool, 'activation', token)
  const login = userId === undefined ? undefined : await findLoginById(pool, userId)
  if (!login?.email) throw new Refusal('entry.activation.unknownLink')
  return login.userId
}
