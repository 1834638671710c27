import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Pool } from '../../src/server/database/database'
import { fileJobs } from '../../src/server/files/jobs'
import { storeOf } from '../../src/server/files/store'
import { restoreBackup } from '../../src/server/operation/backup/restore'
import { writeBackup } from '../../src/server/operation/backup/write'
import { emptyPlace, type Place, type Result } from './restore'

interface LoadedShop {
  pool: Pool
  dataDir: string
}

/**
 * Backups of a shop while files come and go: every record has its bytes in the archive, or the manifest lists it as
 * missing.
 */
export async function backupsUnderLoad(
  shop: LoadedShop,
  place: Place,
  { backups }: { backups: number },
): Promise<Result> {
  const store = storeOf({ s3Url: undefined, dataDir: shop.dataDir })
  const load = await startLoad(shop)
  const harm: string[] = []
  for (let round = 0; round < backups; round++) {
    const path = join(place.folder, `load-${round}.tar.gz`)
    const { manifest } = await writeBackup({ pool: shop.pool, store }, path)
    await restoreBackup(place, path)
    const { rows } = await sql<{ key: string }>`select storage_key as key from stored_file`.execute(
      place.pool,
    )
    for (const { key } of rows) {
      const isThere = (await place.store.get(key)) !== undefined
      if (!isThere && !manifest.missing?.includes(key)) harm.push(`${key} is lost without a word`)
    }
    if (rows.length === 0) harm.push('There was no load')
    await emptyPlace(place)
  }
  await load.stop()
  return { name: 'Backups under load', tried: backups, harm }
}

/**
 * Uploads and removes files in the order of the shop: bytes before the record; on removal the record first, then the
 * bytes by a job.
 */
async function startLoad({ pool, dataDir }: LoadedShop) {
  const store = storeOf({ s3Url: undefined, dataDir })
  const { removeBytes } = fileJobs({ s3Url: undefined, dataDir })
  let isGoing = true
  let nth = 0
  async function round() {
    const key = `ab/${nth++}.pdf`
    await store.put(key, randomBytes(20_000), 'application/pdf')
    await sql`insert into stored_file (user_id, account_id, kind, purpose, storage_key)
      select id, account_id, 2, 'evidence', ${key} from app_user order by id limit 1`.execute(pool)
    if (nth <= 20) return
    const old = `ab/${nth - 20}.pdf`
    await sql`delete from stored_file where storage_key = ${old}`.execute(pool)
    await pool.transaction().execute(async (database) => removeBytes?.work(database, [old]))
  }
  while (nth < 25) await round()
  const going = (async () => {
    while (isGoing) await round()
  })()
  return {
    async stop() {
      isGoing = false
      await going
    },
  }
}
