import { Refusal } from '../http/errors'
import type { FileAnswer } from '../http/handler'
import type { Settings } from '../settings/settings'
import type { StoredFile } from './files.sql'
import { storeOf } from './store'

/** Sends a stored file to everybody; its address changes with it. `small` selects the thumbnail if there is one. */
export async function answerPublicly(
  settings: Settings,
  file: StoredFile | undefined,
  { small = false, etag }: { small?: boolean; etag?: string } = {},
): Promise<FileAnswer> {
  const { type, bytes } = await contentOf(settings, file, small)
  return { type, bytes, immutable: true, ...(etag && { etag }) }
}

/** Sends a stored file to an authorised caller; `small` selects the thumbnail if there is one. */
export async function answerWithFile(
  settings: Settings,
  file: StoredFile,
  { small = false } = {},
): Promise<FileAnswer> {
  const confidential = { name: file.originalName, shown: file.type.startsWith('image/') }
  return { ...(await contentOf(settings, file, small)), confidential }
}

async function contentOf(settings: Settings, file: StoredFile | undefined, small: boolean) {
  const thumbnailKey = small ? file?.thumbnailKey : undefined
  const bytes = file && (await storeOf(settings).get(thumbnailKey ?? file.storageKey))
  if (!bytes) throw new Refusal('files.notFound')
  return { type: thumbnailKey ? 'image/webp' : file.type, bytes }
}
