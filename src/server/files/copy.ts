import { extensionOf } from '../../domain/forms/uploads'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import { insertFile, type NewFile, type StoredFile } from './files.sql'
import { newKey, storeOf } from './store'

/** Copies a stored file for another record; returns the id of the copy. */
export async function copyFile(
  { database, settings }: Context,
  file: StoredFile,
  to: Pick<NewFile, 'userId' | 'accountId' | 'purpose'>,
): Promise<number> {
  const store = storeOf(settings)
  const bytes = await store.get(file.storageKey)
  if (!bytes) throw new Refusal('files.notFound')
  const storageKey = newKey(extensionOf(file.storageKey))
  await store.put(storageKey, bytes, file.type)
  const small = file.thumbnailKey && (await store.get(file.thumbnailKey))
  const thumbnailKey = small ? `${storageKey}.webp` : undefined
  if (small && thumbnailKey) await store.put(thumbnailKey, small, 'image/webp')
  const { kind, originalName, type, size, width, height } = file
  return insertFile(database, {
    ...to,
    kind,
    storageKey,
    originalName,
    type,
    size,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(thumbnailKey && { thumbnailKey }),
  })
}
