import { Refusal } from '../http/errors'
import type { FileAnswer } from '../http/handler'
import type { Settings } from '../settings/settings'
import type { StoredFile } from './files.sql'
import { storeOf } from './store'

/** Sends a stored file to an authorised caller; `small` selects the thumbnail if there is one. */
export async function answerWithFile(
  settings: Settings,
  { storageKey, thumbnailKey, type, originalName }: StoredFile,
  { small = false } = {},
): Promise<FileAnswer> {
  const shown = small ? thumbnailKey : undefined
  const bytes = await storeOf(settings).get(shown ?? storageKey)
  if (!bytes) throw new Refusal('files.notFound')
  return {
    type: shown ? 'image/webp' : type,
    bytes,
    confidential: { name: originalName, shown: type.startsWith('image/') },
  }
}
