import { officeOrderLink } from '../../domain/orders/order-link'
import { companyStays, obstacleOf } from '../../domain/account/deletion'
import type { Schemas } from '../../domain/schemas'
import { forgetLines } from '../audit/audit.sql'
import { passOver } from '../audit/watch.sql'
import { userOf, type Context } from '../http/context'
import { now, todayAt } from '../database/clock'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { notifyStaff } from '../notifications/notifications.sql'
import { hashPassword } from '../passwords/hashes'
import type { PasswordForm } from '../passwords/password-form'
import { noteSecurityEvent } from '../security-events/security-events.sql'
import { addStep } from '../timeline/timeline.sql'
import { tellAccessChange } from './access-changes'
import { dropAvatar } from './avatars'
import { listMembers, lockAccount } from './company.sql'
import {
  countRecords,
  forgetName,
  forgetPersonal,
  forgetShared,
  withdrawOpen,
} from './deletion.sql'
import { listOwnRecords } from './own-data.sql'
import { provePassword } from './own-password'
import { listSessions } from './own-sessions.sql'
import { userAnswer } from './users'

export function ownData(passwordForm: PasswordForm) {
  return {
    async exportOwnData(_call, context) {
      const { database, language, settings } = context
      const user = userOf(context)
      const day = todayAt(settings.timeZone)
      const { username, accountName, accountNameEn } = user
      const { contactName, contactNameEn, industry, region, email, areaCode, mobile } = user.data
      const everything = {
        exportTime: now().toISOString(),
        user: {
          ...userAnswer(user, language),
          identityName: accountName,
          identityNameEn: accountNameEn,
          contactName: contactName ?? username,
          contactNameEn,
          industry,
          region,
          email,
          areaCode,
          mobile,
        },
        sessions: await listSessions(database, user.id),
        ...(await listOwnRecords(database, user)),
      }
      await noteSecurityEvent(context.pool, 'dataExported', user.id, context)
      return {
        type: 'application/octet-stream',
        bytes: Buffer.from(JSON.stringify(everything, null, 2)),
        confidential: { name: `${user.username}-${day}.json` },
      }
    },

    async previewDeletion(_call, context) {
      return (await deletionOf(context)).preview
    },

    async deleteAccount({ body }, context) {
      const { database } = context
      const user = userOf(context)
      await provePassword(body.password, passwordForm, context)
      const nobodys = await hashPassword(crypto.randomUUID(), context.settings.passwordHash)
      await lockAccount(database, user.accountId)
      const { preview, stays } = await deletionOf(context)
      if (preview.obstacle) throw new Refusal(`settings.deletion.${preview.obstacle}`)

      // The audit log must not keep the deleted rows as "before" values, and its older lines about them go too.
      await passOver(database)
      const forgotten = await forgetLines(database, {
        userId: user.id,
        accountId: stays ? undefined : user.accountId,
      })
      context.audit.note({ forgotten })
      const alias = `deleted-${user.id}`
      if (!stays) {
        await withdrawForGood(alias, context)
        await forgetShared(database, user.accountId, alias)
      }
      await tellAccessChange(database, 'accountDeleted', user.id, context)
      await dropAvatar(database, user.id)
      await forgetPersonal(database, user.id)
      await forgetName(database, {
        id: user.id,
        name: user.data.contactName ?? user.username,
        alias,
        passwordHash: nobodys,
      })
      return null
    },
  } satisfies Partial<Handlers>
}

async function deletionOf(
  context: Context,
): Promise<{ preview: Schemas['DeletionPreview']; stays: boolean }> {
  const user = userOf(context)
  // The operation's `security` admits no other kind.
  const kind = user.kind === 'company' ? 'company' : 'person'
  const members = await listMembers(context.database, user.accountId)
  const counted = await countRecords(context.database, user)
  const stays = companyStays({ kind, members })
  const { confirmed } = counted
  const obstacle = obstacleOf({ kind, userId: user.id, members, confirmed })
  return {
    stays,
    preview: {
      withdrawn: stays ? 0 : counted.open,
      kept: stays ? counted.own : counted.orders,
      deleted: counted.personal + (stays ? 0 : counted.shared),
      companyStays: stays,
      ...(obstacle && { obstacle }),
    },
  }
}

/** Withdraws open reservations together with the account and notifies sales. */
async function withdrawForGood(who: string, context: Context): Promise<void> {
  const { database } = context
  const { id: userId, accountId } = userOf(context)
  for (const { id, code } of await withdrawOpen(database, accountId)) {
    await addStep(database, {
      subject: 'intentionOrder',
      subjectId: id,
      userId,
      who,
      what: 'orders.timeline.withdrawn',
    })
    await notifyStaff(database, 'sales', {
      key: 'orders.notify.withdrawn',
      values: { code, who },
      link: officeOrderLink({ id, uniqueCode: code }),
    })
  }
}
