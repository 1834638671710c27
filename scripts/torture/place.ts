import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect, type Pool } from '../../src/server/database/database'
import { startEmbedded } from '../../src/server/database/embedded'
import { findRuntime } from '../../src/server/database/runtime'
import { startPackaged } from '../../tests/packaged-postgres'

/** Database and folder of a shop. */
export interface Place {
  /** Environment by which a server process finds it. */
  env: Record<string, string>
  dataDir: string
  /** Queries the database directly while a server uses it. */
  look<Value>(question: (pool: Pool) => Promise<Value>): Promise<Value>
  /** Kills the database, as in a crash. */
  killDatabase(): Promise<void>
  /** Restarts the database, if its server process does not. */
  startDatabase(): Promise<void>
  close(): Promise<void>
}

/** The embedded database, which a server process starts itself. */
export function embeddedPlace(dir: string): Place {
  const dataDir = join(dir, 'data')
  mkdirSync(dataDir)
  return {
    env: { DATA_DIR: dataDir },
    dataDir,
    async look(question) {
      const joined = await startEmbedded({ dir: dataDir })
      if (!joined.adopted) await joined.stop()
      return asked(joined.url, question)
    },
    async killDatabase() {
      const { dir: home } = await findRuntime(dataDir)
      const [pid] = readFileSync(join(home, 'pgdata', 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
    },
    startDatabase: async () => {},
    close: async () => {},
  }
}

/** A PostgreSQL of the system, named by DATABASE_URL. */
export async function packagedPlace(dir: string): Promise<Place> {
  const server = await startPackaged({})
  const dataDir = join(dir, 'data')
  mkdirSync(dataDir)
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: server.url },
    dataDir,
    look: (question) => asked(server.url, question),
    killDatabase: server.kill,
    startDatabase: server.start,
    close: server.stop,
  }
}

async function asked<Value>(url: string, question: (pool: Pool) => Promise<Value>) {
  const pool = connect(url, 2)
  try {
    return await question(pool)
  } finally {
    await pool.destroy()
  }
}
