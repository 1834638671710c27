import {
  allowedExtension,
  fileExtensions,
  imageExtensions,
  uploadKind,
} from '../../domain/forms/uploads'
import { messageType } from '../../domain/chat/rules'
import type { Schemas } from '../../domain/schemas'
import { readableBy } from '../attachments/readers'
import { receiveAttachment } from '../attachments/receive'
import type { AttachmentRule } from '../attachments/rule'
import { userOf } from '../http/context'
import { answerWithFile } from '../files/file-answer'
import { findFile, type NewFile } from '../files/files.sql'
import type { Handlers } from '../http/handler'
import { findConversation } from './conversations.sql'

export const chatRule: AttachmentRule = {
  purpose: 'chat',
  async mayRead({ subjectId, userId }, context) {
    const user = userOf(context)
    const conversation = await findConversation(context.database, { id: subjectId })
    return conversation
      ? user.kind === 'staff' || conversation.userId === user.id
      : userId === user.id
  },
}

const base = '/crrc_sales/web/dialogue/file/'

export const chatFiles = {
  uploadChatFile({ body: { file } }, context) {
    const isImage = allowedExtension(file.name, uploadKind.image) !== undefined
    const kind = isImage ? uploadKind.image : uploadKind.file
    // The refusal of a file names all allowed extensions, pictures included.
    const extensions = [...new Set([...imageExtensions, ...fileExtensions])]
    return receiveAttachment(context, chatRule, { kind, extensions, file }, (upload) => {
      const kept = chatFile(upload)
      return { url: kept.url, file: kept, logType: isImage ? messageType.image : messageType.file }
    })
  },

  async getChatFile({ params: { id }, query: { small } }, context) {
    const stored = await findFile(context.database, id)
    const ofChat = stored?.purpose === chatRule.purpose ? stored : undefined
    const file = await readableBy(context, chatRule, ofChat)
    return answerWithFile(context.settings, file, { small: small === 1 })
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
