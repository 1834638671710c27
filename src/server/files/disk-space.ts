import { mkdir, statfs } from 'node:fs/promises'
import { errorCode } from '../database/error-code'

export interface DiskSpace {
  /** Bytes available to this process. */
  free: number
  used: number
}

/** Space on the disk of a folder; creates the folder if it is missing. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, bfree, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, used: (blocks - bfree) * bsize }
}

/** Error codes of a full disk or exceeded quota, of the file system and of PostgreSQL (53100). */
const fullCodes = ['ENOSPC', 'EDQUOT', '53100']

/** True if the error or one of its causes is a full disk. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  return fullCodes.includes(errorCode(error)) || ('cause' in error && isDiskFull(error.cause))
}
