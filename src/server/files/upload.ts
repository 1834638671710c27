import {
  allowedExtension,
  cleanFileName,
  extensionsOf,
  isDeceptiveName,
  maxFileBytes,
  maxFileMegabytes,
  type UploadExtension,
  type UploadKind,
} from '../../domain/forms/uploads'
import { userOf, type Context } from '../http/context'
import { databaseMilliseconds } from '../database/clock'
import { Refusal } from '../http/errors'
import type { ReceivedFile } from '../http/handler'
import { addJob } from '../jobs/jobs.sql'
import { mediaTypes } from './file-types'
import type { NewFile } from './files.sql'
import { inspectUpload } from './inspect'
import { newKey, storeOf } from './store'

/** Hours until an upload without a record is deleted. */
const waitingHours = 24

interface Wanted {
  kind: UploadKind
  purpose: string
  extensions?: readonly UploadExtension[]
}

/**
 * Stores the bytes of an upload; returns the row to insert. The content must match the extension. A job added
 * beforehand deletes unclaimed files, even if the server dies in between. Not inside a transaction: the check runs in
 * a worker thread and the store may be slow.
 */
export async function storeUpload(
  context: Context,
  received: ReceivedFile,
  { kind, purpose, extensions = extensionsOf[kind] }: Wanted,
): Promise<NewFile> {
  const { autonomous, settings } = context
  const user = userOf(context)
  const originalName = cleanFileName(received.name)
  if (isDeceptiveName(received.name)) throw new Refusal('files.oddName')
  const extension = allowedExtension(originalName, kind, extensions)
  if (!extension) {
    throw new Refusal('files.wrongExtension', {
      values: { extensions: extensions.join(' ') },
    })
  }
  if (received.bytes.length === 0) throw new Refusal('files.empty')
  if (received.bytes.length > maxFileBytes) throw tooLarge()
  const { bytes: kept, image } = await inspectUpload(context, { bytes: received.bytes, extension })
  const bytes = Buffer.from(kept.buffer, kept.byteOffset, kept.byteLength)
  const type = mediaTypes[extension]

  const store = storeOf(settings)
  const storageKey = newKey(extension)
  const thumbnailKey = image?.thumbnail && `${storageKey}.webp`
  await addJob(autonomous, {
    kind: 'forgetUpload',
    data: [storageKey, ...(thumbnailKey ? [thumbnailKey] : [])],
    runAt: new Date(databaseMilliseconds() + waitingHours * 3_600_000),
  })
  await store.put(storageKey, bytes, type)
  if (thumbnailKey) await store.put(thumbnailKey, Buffer.from(image.thumbnail), 'image/webp')
  const file = {
    userId: user.id,
    accountId: user.accountId,
    kind,
    purpose,
    storageKey,
    originalName,
    type,
    size: bytes.length,
    ...(image && { width: image.width, height: image.height }),
    ...(thumbnailKey && { thumbnailKey }),
  }
  return file
}

export function tooLarge(): Refusal {
  return new Refusal('files.tooLarge', { values: { limit: maxFileMegabytes } })
}
