import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { JobKinds } from '../jobs/worker'
import type { Settings } from '../settings/settings'

/** Maximum size of cached models and drawings; deleted ones are generated again on request. */
const mostCached = 512 * 1024 * 1024

const day = 24 * 3600

/** Job that limits the size of the cache of generated files. */
export function catalogueHousekeeping({ dataDir }: Pick<Settings, 'dataDir'>): JobKinds {
  return {
    trimPartCache: {
      lane: 'heavy',
      everySeconds: day,
      work: () => trimPartCache(dataDir, mostCached),
    },
  }
}

/** Deletes the oldest cached files until the rest fits into `most` bytes. */
export async function trimPartCache(dataDir: string, most: number): Promise<void> {
  const folder = join(dataDir, 'cache/parts')
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      // Another process may have deleted it meanwhile.
      const stats = await stat(path).catch(() => undefined)
      return { path, size: stats?.size ?? 0, madeAt: stats?.mtimeMs ?? 0 }
    }),
  )
  let total = files.reduce((sum, { size }) => sum + size, 0)
  for (const { path, size } of files.sort((a, b) => a.madeAt - b.madeAt)) {
    if (total <= most) return
    await rm(path, { force: true })
    total -= size
  }
}
