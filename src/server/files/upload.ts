import {
  allowedExtension,
  cleanFileName,
  extensionsOf,
  isDeceptiveName,
  maxFileBytes,
  maxFileMegabytes,
  type UploadExtension,
  type UploadKind,
} from '../../domain/uploads'
import { noteChange } from '../audit/audit.sql'
import { userOf, type Context } from '../context'
import { databaseMilliseconds } from '../database/clock'
import { Refusal } from '../errors'
import type { ReceivedFile } from '../handler'
import { addJob } from '../jobs/jobs.sql'
import { modelFault } from './models'
import { isOfType, mediaTypes } from './file-types'
import { insertFile, type NewFile } from './files.sql'
import { isLyingArchive, isWhole, maxEntries, maxUnfolded, unfoldingFault } from './whole'
import { cleanImage } from './images'
import { newKey, storeOf } from './store'

/** How long an upload waits for the form it belongs to. */
const waitingHours = 24

/**
 * Keeps an uploaded file until a record takes it; answers its id. What the file is goes by its content, which must fit its
 * extension. The bytes are stored before the row that names them; the job that is put down before both
 * removes what no record has taken, also when the server dies in between.
 */
export async function keepUpload(
  context: Context,
  received: ReceivedFile,
  {
    kind,
    purpose,
    extensions = extensionsOf[kind],
  }: { kind: UploadKind; purpose: string; extensions?: readonly UploadExtension[] },
): Promise<number> {
  const { database, autonomous, settings } = context
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
  if (!(await isOfType(received.bytes, extension))) {
    throw new Refusal('files.wrongContent', { values: { extension } })
  }
  if (!isWhole(received.bytes, extension)) throw new Refusal('files.cutOff')
  const unfolding = unfoldingFault(received.bytes, extension)
  if (unfolding) {
    const values = { limit: maxUnfolded / 1024 / 1024, entries: maxEntries }
    throw new Refusal(unfolding, { values })
  }
  if (isLyingArchive(received.bytes, extension)) throw new Refusal('files.lyingArchive')
  const model = await modelFault(received.bytes, extension)
  if (model) throw new Refusal(model.key, 'values' in model ? { values: model.values } : {})
  const type = mediaTypes[extension]
  const image = type.startsWith('image/') ? await cleanImage(received.bytes, extension) : undefined
  const bytes = image?.bytes ?? received.bytes

  const store = storeOf(settings)
  const storageKey = newKey(extension)
  const thumbnailKey = image?.thumbnail && `${storageKey}.webp`
  await addJob(autonomous, {
    kind: 'forgetUpload',
    data: [storageKey, ...(thumbnailKey ? [thumbnailKey] : [])],
    runAt: new Date(databaseMilliseconds() + waitingHours * 3_600_000),
  })
  await store.put(storageKey, bytes, type)
  if (thumbnailKey) await store.put(thumbnailKey, image.thumbnail!, 'image/webp')
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
  return database.isTransaction ? insertFile(database, file) : insertNoted(context, file)
}

/** What an upload that waits for its form changes, with its line in the log: no transaction waits for the bytes before. */
function insertNoted(context: Context, file: NewFile): Promise<number> {
  const { pool, requestId, audit } = context
  return pool.transaction().execute(async (transaction) => {
    const id = await insertFile(transaction, file)
    const { operation, facts } = audit
    await noteChange(transaction, { userId: file.userId, operation, requestId, params: {}, facts })
    return id
  })
}

export function tooLarge(): Refusal {
  return new Refusal('files.tooLarge', { values: { limit: maxFileMegabytes } })
}
