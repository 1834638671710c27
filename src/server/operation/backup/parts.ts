import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { alive } from '../../database/lock-file'

/** Archives that this process is writing. */
const writing = new Set<string>()

/** Path for a growing archive; removes leftovers of killed backups in the same folder. */
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

/** Removes unfinished archives of dead processes: they contain password hashes. */
export async function removeStaleParts(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const [, pid] = /\.backup-(\d+)\.part$/.exec(name) ?? []
    // Earlier versions did not write the process id into the name.
    const isOld = /^backup-\d{8}T\d{6}Z?-\d+\.tar\.gz\.part$/.test(name)
    const isStale = pid && (Number(pid) === process.pid ? !writing.has(path) : !alive(Number(pid)))
    if (isOld || isStale) await rm(path, { force: true })
  }
}
