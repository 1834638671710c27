import { identityOf } from '../../domain/account'
import type { Context } from '../context'
import { Refusal } from '../errors'
import type { Handlers } from '../handler'
import { addJob } from '../jobs/jobs.sql'
import { findLinkOwner, spendLink } from '../one-time/one-time.sql'
import { mailsAreDelayed } from '../outbox/outbox.sql'
import { noteSecurityEvent } from '../security-events/security-events.sql'
import { findLoginById } from './logins.sql'
import { activateUser } from './registration.sql'
import { beginSending, countAddress } from './throttle'

export const activation = {
  /** Opened again, by a reload or a mail program that looks at links, the link of an active account says so. */
  async activate({ body: { token } }, context) {
    await countAddress(context)
    return context.pool.transaction().execute(async (transaction) => {
      const userId = await spendLink(transaction, 'activation', token)
      const owner = userId ?? (await findLinkOwner(transaction, 'activation', token))
      const login = owner === undefined ? undefined : await findLoginById(transaction, owner)
      if (!login || (userId === undefined && !login.activated))
        throw new Refusal('entry.activation.timeout')
      if (!login.activated) {
        await activateUser(transaction, login.userId)
        await noteSecurityEvent(transaction, 'activated', login.userId, context)
      }
      return { username: login.username, identity: identityOf[login.kind] }
    })
  },

  /** By the address, or by a link that works no longer. A job looks whether there is anything to send. */
  async resendActivation({ body: { email, token } }, context) {
    const { pool, language } = context
    const userId =
      email === undefined && token !== undefined ? await ownerOf(token, context) : undefined
    await beginSending('mailSending', `activation ${email ?? userId ?? ''}`, context)
    await addJob(pool, { kind: 'resendActivation', data: { email, userId, language } })
    return null
  },

  getMailState: async (_call, { pool }) => ({ delayed: await mailsAreDelayed(pool) }),
} satisfies Partial<Handlers>

/** Of a link that nobody has, or whose registration has lost its address to a newer one, nothing could be sent. */
async function ownerOf(token: string, context: Context): Promise<number> {
  const { pool } = context
  await countAddress(context)
  const userId = await findLinkOwner(pool, 'activation', token)
  const login = userId === undefined ? undefined : await findLoginById(pool, userId)
  if (!login?.email) throw new Refusal('entry.activation.unknownLink')
  return login.userId
}
