import type { UploadExtension } from '../../domain/forms/uploads'
import { Refusal } from '../http/errors'
import { loadSharp } from './load-sharp'
import type { Task } from '../worker-pool/task'
import type { Context } from '../http/context'
import { isOfType, mediaTypes } from './file-types'
import { cleanImage } from './images'
import { modelFault } from './models'
import { isLyingArchive, isWhole, maxEntries, maxUnfolded, unfoldingFault } from './whole'

interface Received {
  bytes: Uint8Array
  extension: UploadExtension
}

/** A file as it is stored. */
export interface Inspected {
  bytes: Uint8Array
  image?: { width: number; height: number; thumbnail: Uint8Array }
}

export const inspectUploadTask: Task<Received, Inspected> = {
  name: 'inspectUpload',
  seconds: 60,
  load: async () => inspect,
}

/** Checks in a worker thread that the content matches the extension, and prepares pictures. */
export async function inspectUpload(
  { offload }: Pick<Context, 'offload'>,
  received: Received,
): Promise<Inspected> {
  // Load sharp here too: its native library must not be unloaded when a thread that uses it ends.
  if (isImage(received.extension)) await loadSharp()
  return offload(inspectUploadTask, received)
}

const isImage = (extension: UploadExtension) => mediaTypes[extension].startsWith('image/')

async function inspect({ bytes: sent, extension }: Received): Promise<Inspected> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength)
  if (!(await isOfType(bytes, extension))) {
    throw new Refusal('files.wrongContent', { values: { extension } })
  }
  if (!isWhole(bytes, extension)) throw new Refusal('files.cutOff')
  const unfolding = unfoldingFault(bytes, extension)
  if (unfolding) {
    const values = { limit: maxUnfolded / 1024 / 1024, entries: maxEntries }
    throw new Refusal(unfolding, { values })
  }
  if (isLyingArchive(bytes, extension)) throw new Refusal('files.lyingArchive')
  const model = await modelFault(bytes, extension)
  if (model) throw new Refusal(model.key, 'values' in model ? { values: model.values } : {})
  if (!isImage(extension)) return { bytes }
  const { bytes: cleaned, ...image } = await cleanImage(bytes, extension)
  return { bytes: cleaned, image }
}
