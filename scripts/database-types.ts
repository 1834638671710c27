import { rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { startEmbedded } from '../src/server/database/embedded'
import { migrate } from '../src/server/database/migrate'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { makeDataDir } from './data-dir'

/** Migrates an empty database and writes its table types to src/generated/database.d.ts. */
const dir = makeDataDir('fastener-types-')
const server = await startEmbedded({ dir })
const connections = new pg.Pool({ connectionString: server.url })
// A closing connection may still receive the server's shutdown error.
connections.on('error', () => {})
const pool = new Kysely({ dialect: new PostgresDialect({ pool: connections }) })
try {
  await migrate(pool)
  const { status, stderr } = spawnSync(
    'node_modules/.bin/kysely-codegen',
    [
      '--url',
      server.url,
      '--out-file',
      'src/generated/database.d.ts',
      '--numeric-parser',
      'number',
      '--date-parser',
      'string',
      '--log-level',
      'error',
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
} finally {
  await pool.destroy()
  await server.stop()
  rmSync(dir, { recursive: true, force: true })
}
