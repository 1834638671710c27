import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A write of so long ago has ended, or its process has. Files carry the time of this machine, and so not the database's. */
const abandonedMs = 3_600_000

/** The name of a file ends with this until the file is whole and renamed. */
export const unfinishedEnding = '.part'

/** Removes unfinished files that killed processes left in a folder and those below it; answers how many. */
export async function removeLeftovers(
  folder: string,
  { before = performance.timeOrigin + performance.now() - abandonedMs }: { before?: number } = {},
): Promise<number> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  let removed = 0
  for (const entry of found) {
    if (!entry.isFile() || !entry.name.endsWith(unfinishedEnding)) continue
    const path = join(entry.parentPath, entry.name)
    // Another process may have finished or removed it meanwhile.
    const state = await stat(path).catch(() => undefined)
    if (!state || state.mtimeMs >= before) continue
    await rm(path, { force: true })
    removed++
  }
  return removed
}
