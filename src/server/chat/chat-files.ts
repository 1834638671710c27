import {
  allowedExtension,
  fileExtensions,
  imageExtensions,
  uploadKind,
} from '../../domain/forms/uploads'
import { messageType } from '../../domain/chat/rules'
import type { Schemas } from '../../domain/schemas'
import { userOf } from '../http/context'
import { Refusal } from '../http/errors'
import { answerWithFile } from '../files/file-answer'
import { findFile, insertFile, type NewFile } from '../files/files.sql'
import { storeUpload } from '../files/upload'
import type { Handlers } from '../http/handler'
import { findConversation } from './conversations.sql'

export const uploadPurpose = 'chat'
const base = '/crrc_sales/web/dialogue/file/'

export const chatFiles = {
  async uploadChatFile({ body: { file } }, context) {
    const isImage = allowedExtension(file.name, uploadKind.image) !== undefined
    const kind = isImage ? uploadKind.image : uploadKind.file
    // The refusal of a file names all allowed extensions, pictures included.
    const extensions = [...new Set([...imageExtensions, ...fileExtensions])]
    const wanted = { kind, extensions, purpose: uploadPurpose }
    const stored = await storeUpload(context, file, wanted)
    return context.commit(async ({ database }) => {
      const kept = chatFile({ ...stored, id: await insertFile(database, stored) })
      return { url: kept.url, file: kept, logType: isImage ? messageType.image : messageType.file }
    })
  },

  async getChatFile({ params: { id }, query: { small } }, context) {
    const { database, settings } = context
    const user = userOf(context)
    const file = await findFile(database, id)
    if (!file || file.purpose !== uploadPurpose) throw new Refusal('files.notFound')
    const { subjectId, userId } = file
    const conversation = subjectId ? await findConversation(database, { id: subjectId }) : undefined
    const maySee = conversation
      ? user.kind === 'staff' || conversation.userId === user.id
      : userId === user.id
    if (!maySee) throw new Refusal('files.notFound')
    return answerWithFile(settings, file, { small: small === 1 })
  },
} satisfies Partial<Handlers>

type Named = Pick<NewFile, 'originalName' | 'size' | 'width' | 'height'> & { id: number }

export function chatFile({ id, originalName, size, width, height }: Named) {
  const file: Schemas['ChatFile'] = {
    id,
    url: `${base}${id}`,
    name: originalName,
    size,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  }
  return file
}

/** Id from the address of an upload: clients of protocol v1 send only the address. */
export function fileIdIn(content: string): number | undefined {
  const [, id] = /\/web\/dialogue\/file\/(\d{1,9})\b/.exec(content) ?? []
  return id === undefined ? undefined : Number(id)
}
