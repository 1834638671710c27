import { accountNames, nameIn, nameOf } from '../../domain/account/names'
import { createHash, randomBytes } from 'node:crypto'
import { firstBrowseRole, invitationDays } from '../../domain/account/company'
import { localeOf } from '../../domain/language/language'
import { noteChange } from '../audit/audit.sql'
import { placeOf } from '../http/browser-cookie'
import type { Context } from '../http/context'
import type { Database } from '../database/database'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { notifyColleagues } from '../notifications/notifications.sql'
import { linkTo, queueMail } from '../outbox/outbox'
import { hashPassword } from '../passwords/hashes'
import type { PasswordForm } from '../passwords/password-form'
import { noteSecurityEvent } from '../security-events/security-events.sql'
import type { Sessions } from '../security/session'
import { fieldRefusal } from './codes'
import { administratorOf } from './company'
import {
  acceptInvitation,
  findOpenInvitation,
  insertMember,
  isMemberAddress,
  putInvitation,
  withdrawInvitation,
} from './invitations.sql'
import { rememberDevice } from './known-devices'
import { findLoginByEmail } from './logins.sql'
import { unlinked } from '../outbox/unlinked'
import { readPasswords } from './new-passwords'
import { isUsernameFree } from './registration.sql'
import { beginInvitation, countAddress, excuseAddress } from './throttle'
import { userAnswer } from './users'

export function invitations(sessions: Sessions, passwordForm: PasswordForm) {
  return {
    async inviteColleague({ body: { email, companyRole } }, context) {
      const user = administratorOf(context)
      if (await isMemberAddress(context.database, user.accountId, email)) {
        const message = context.text('company.memberAlready')
        throw fieldRefusal([{ path: 'email', message }])
      }
      await beginInvitation({ accountId: user.accountId, email }, context)
      const token = randomBytes(24).toString('base64url')
      await putInvitation(context.database, {
        accountId: user.accountId,
        invitedBy: user.id,
        email,
        companyRole,
        tokenHash: hashOf(token),
        days: invitationDays,
      })
      await noteSecurityEvent(context.database, 'colleagueInvited', user.id, context)
      await queueMail(context.database, {
        to: email,
        // The colleague's language is unknown yet; use that of the sender.
        language: context.language,
        template: 'invitation',
        params: {
          who: unlinked(nameOf(user, context.language)),
          company: unlinked(nameIn(context.language, accountNames(user))),
          days: invitationDays,
        },
        link: linkTo(context.settings, '/invitation', { token }),
      })
      return null
    },

    async withdrawInvitation({ params: { id } }, context) {
      const { accountId } = administratorOf(context)
      if (!(await withdrawInvitation(context.database, { id, accountId }))) {
        throw new Refusal('company.noInvitation')
      }
      return null
    },

    async checkInvitation({ body: { token } }, { pool, language }) {
      const { company, email, companyRole } = await openInvitation(pool, token)
      // Revealed only in the mail, to whoever reads the address.
      const isKnown = (await findLoginByEmail(pool, email)) !== undefined
      return { company: company[language], email, companyRole, isKnown }
    },

    /** Hash before the transaction begins: argon2 is slow. */
    async acceptInvitation({ body }, context) {
      const { pool, language, settings } = context
      await countAddress(context)
      const { username } = body
      const invited = await openInvitation(pool, body.token)
      const names = { username, email: invited.email, company: invited.company.zh }
      const { password, errors } = readPasswords(body, passwordForm, context, names)
      if (!(await isUsernameFree(pool, username))) errors.unshift(takenName(context))
      if (errors.length > 0) throw fieldRefusal(errors)
      const passwordHash = await hashPassword(password, settings.passwordHash)

      const begun = await pool.transaction().execute(async (transaction) => {
        const invitation = await openInvitation(transaction, body.token)
        const { accountId, email, companyRole } = invitation
        const contactName = body.contactName.trim()
        const id = await insertMember(transaction, {
          accountId,
          username,
          passwordHash,
          companyRole,
          data: {
            contactName,
            // Login by e-mail must stay unambiguous: if an account already has the address, that account keeps it.
            ...(!(await findLoginByEmail(transaction, email)) && { email }),
            browseRole: firstBrowseRole[companyRole],
            locale: localeOf[language],
          },
        })
        if (id === undefined) throw fieldRefusal([takenName(context)])
        await acceptInvitation(transaction, invitation.id)
        await noteChange(transaction, {
          userId: id,
          operation: 'acceptInvitation',
          requestId: context.requestId,
          params: { invitation: invitation.id },
        })
        await notifyColleagues(
          transaction,
          { id, accountId },
          { key: 'company.joined', values: { who: contactName }, link: '/company' },
        )
        await noteSecurityEvent(transaction, 'registered', id, context)
        await excuseAddress(context)
        await rememberDevice(transaction, id, context)
        return sessions.begin(transaction, id, placeOf(context))
      })
      return { ...begun.tokens, user: userAnswer(begun.user, language) }
    },
  } satisfies Partial<Handlers>
}

/** Used, withdrawn and replaced links are refused in the same way as unknown ones. */
async function openInvitation(database: Database, token: string) {
  const invitation = await findOpenInvitation(database, hashOf(token))
  if (!invitation) throw new Refusal('entry.invitation.over')
  return invitation
}

const takenName = ({ text }: Context) => ({
  path: 'username',
  message: text('entry.register.nameTaken'),
})

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
