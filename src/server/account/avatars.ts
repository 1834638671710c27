import { randomUUID } from 'node:crypto'
import { uploadKind } from '../../domain/forms/uploads'
import { dropAttachments, replaceAttachments } from '../attachments/owners'
import { findByPublicKey, keepPublicKey } from '../attachments/public-keys.sql'
import { receiveAttachment } from '../attachments/receive'
import type { AttachmentRule } from '../attachments/rule'
import { userOf, type Context } from '../http/context'
import type { Database } from '../database/database'
import { answerPublicly } from '../files/file-answer'
import type { Handlers } from '../http/handler'
import { keepUserData } from './users.sql'

const rule: AttachmentRule = { purpose: 'avatar' }
const personOf = (userId: number) => ({ subject: 'appUser', subjectId: userId })

export const avatars = {
  changeAvatar({ body: { file } }, context) {
    const { id: userId, accountId } = userOf(context)
    const key = randomUUID()
    const accepted = {
      kind: uploadKind.image,
      file,
      // The row of the user is locked first: a file row refers to it, and two uploads would wait for each other.
      lock: ({ database }: Context) =>
        keepUserData(database, userId, { avatar: `/crrc_sales/web/avatar/${key}` }),
    }
    return receiveAttachment(context, rule, accepted, async ({ id }, { database }) => {
      await replaceAttachments(database, rule, { ...personOf(userId), accountId }, [id])
      await keepPublicKey(database, 'avatarKey', { id, key })
      return id
    })
  },

  /** Public: browsers load <img> without a token. */
  async getAvatar({ params: { key } }, { database, settings }) {
    const file = await findByPublicKey(database, 'avatarKey', key)
    return answerPublicly(settings, file, { small: true })
  },
} satisfies Partial<Handlers>

export const dropAvatar = (database: Database, userId: number): Promise<void> =>
  dropAttachments(database, rule, personOf(userId))
