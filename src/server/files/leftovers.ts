import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A write this old has ended or its process is dead. Uses this machine's clock, like the file times, not the
 * database's.
 */
const abandonedMs = 3_600_000

/** Suffix of a file until it is complete and renamed. */
export const unfinishedEnding = '.part'

/** Removes unfinished files of killed processes, recursively; returns their number. */
export async function removeLeftovers(
  folder: string,
  { before = performance.timeOrigin + performance.now() - abandonedMs }: { before?: number } = {},
): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  let removed = 0
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith(unfinishedEnding)) continue
    const path = join(entry.parentPath, entry.name)
    // Another process may have renamed or removed it meanwhile.
    const state = await stat(path).catch(() => undefined)
    if (!state || state.mtimeMs >= before) continue
    await rm(path, { force: true })
    removed++
  }
  return removed
}
