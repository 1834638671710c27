import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { alive } from '../../database/lock-file'

/** The archives that this process writes now. */
const writing = new Set<string>()

/** Makes the path where an archive grows until it is whole; removes the rests of killed backups in the same folder. */
export async function beginPart(path: string): Promise<string> {
  const part = join(dirname(path), `${basename(path)}.backup-${process.pid}.part`)
  writing.add(part)
  await removeStaleParts(dirname(path))
  return part
}

export async function endPart(part: string): Promise<void> {
  await rm(part, { force: true })
  writing.delete(part)
}

/** Unfinished archives of processes that are gone: they hold password hashes. */
export async function removeStaleParts(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const [, pid] = /\.backup-(\d+)\.part$/.exec(name) ?? []
    // Until this version a part did not name its process.
    const isOld = /^backup-\d{8}T\d{6}Z?-\d+\.tar\.gz\.part$/.test(name)
    const isStale = pid && (Number(pid) === process.pid ? !writing.has(path) : !alive(Number(pid)))
    if (isOld || isStale) await rm(path, { force: true })
  }
}
