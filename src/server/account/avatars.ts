import { randomUUID } from 'node:crypto'
import { uploadKind } from '../../domain/forms/uploads'
import { userOf } from '../http/context'
import type { Database } from '../database/database'
import { Refusal } from '../http/errors'
import { dropFilesBut, insertFile, takeFiles } from '../files/files.sql'
import { storeOf } from '../files/store'
import { storeUpload } from '../files/upload'
import type { Handlers } from '../http/handler'
import { findAvatar, keepAvatarKey } from './avatars.sql'
import { keepUserData } from './users.sql'

const purposes = ['avatar']
const pictureOf = (userId: number) => ({ subject: 'appUser', subjectId: userId, purposes })

export const avatars = {
  /** Store the bytes before the transaction begins: a slow file store must not keep a transaction open. */
  async changeAvatar({ body: { file } }, context) {
    const user = userOf(context)
    const wanted = { kind: uploadKind.image, purpose: 'avatar' }
    const stored = await storeUpload(context, file, wanted)
    const key = randomUUID()
    return context.commit(async ({ database }) => {
      // Done first: it locks the user's row, so that concurrent uploads run one after the other.
      await keepUserData(database, user.id, { avatar: `/crrc_sales/web/avatar/${key}` })
      const id = await insertFile(database, stored)
      await takeFiles(database, [id], { ...pictureOf(user.id), accountId: user.accountId })
      await dropFilesBut(database, [id], pictureOf(user.id))
      await keepAvatarKey(database, id, key)
      return id
    })
  },

  /** Public: browsers load <img> without a token. */
  async getAvatar({ params: { key } }, { database, settings }) {
    const found = await findAvatar(database, key)
    const bytes = found && (await storeOf(settings).get(found.storageKey))
    if (!bytes) throw new Refusal('files.notFound')
    return { type: found.type, bytes, immutable: true }
  },
} satisfies Partial<Handlers>

export async function dropAvatar(database: Database, userId: number): Promise<void> {
  await dropFilesBut(database, [], pictureOf(userId))
}
