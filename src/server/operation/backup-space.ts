import { stat } from 'node:fs/promises'
import { diskSpace, type DiskSpace } from '../files/disk-space'
import type { Settings } from '../settings/settings'
import { backupFolder } from './jobs'

/** Space for backups; undefined if they are on the disk of the data. */
export async function backupSpace(
  settings: Pick<Settings, 'dataDir'>,
): Promise<DiskSpace | undefined> {
  const folder = backupFolder(settings)
  const space = await diskSpace(folder)
  const [data, backups] = await Promise.all([stat(settings.dataDir), stat(folder)])
  return data.dev === backups.dev ? undefined : space
}
