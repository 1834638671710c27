import { mkdir, statfs } from 'node:fs/promises'

export interface DiskSpace {
  /** Bytes that this process may still write. */
  free: number
  total: number
}

/** The space of the disk that holds a folder, which is made where it is missing. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

/** Error codes of a full disk or a used-up quota: of the file system, and of PostgreSQL (53100). */
const fullCodes = ['ENOSPC', 'EDQUOT', '53100']

/** Tells of an error, or of what caused it, that the disk was full. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return fullCodes.includes(String(code)) || isDiskFull(cause)
}
