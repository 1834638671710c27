import type { CatalogueRows } from '../../src/server/catalogue/index/rows'
import { connect, type Pool } from '../../src/server/database/database'
import { startEmbedded } from '../../src/server/database/embedded'
import { migrate } from '../../src/server/database/migrate'
import { makeDatabase, storeCatalogue } from './store.sql'

/** An embedded database server for generated catalogues, which need no durability. */
export async function openStore(dir: string) {
  const tune = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const server = await startEmbedded({ dir, tune: { ...tune, max_wal_size: '4GB' } })
  return {
    /** Creates a database with the catalogue. */
    async fill(rows: CatalogueRows): Promise<{ pool: Pool; url: string; close(): Promise<void> }> {
      const name = `models_${rows.materials.ids.length}`
      const first = connect(server.url, 1)
      await makeDatabase(first, name)
      await first.destroy()
      const url = new URL(server.url)
      url.pathname = `/${name}`
      const pool = connect(url.href, 4)
      await migrate(pool)
      await storeCatalogue(pool, rows)
      return { pool, url: url.href, close: () => pool.destroy() }
    },
    close: () => server.stop(),
  }
}
