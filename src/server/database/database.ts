import { Kysely, PostgresDialect, sql, type PostgresPool, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from '../../generated/database'
import { isLoopback } from '../access-settings'
import { startEmbedded, type EmbeddedDatabase } from './embedded'
import { migrate } from './migrate'
import { SettingsError } from '../settings'
import { poolOn, reopeningPool } from './reopening-pool'

export type Tables = DB

/** A connection or a transaction: what a query is asked of. */
export type Database = Kysely<DB> | Transaction<DB>

/** The whole database, on which a transaction can be begun. */
export type Pool = Kysely<DB>

export interface OpenDatabase {
  pool: Pool
  url: string
  embedded: boolean
  close(): Promise<void>
}

pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
// A date without a time stays the text that it is: no time zone may move it to another day.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** No such host, nobody listening, wrong user or password, no such database. */
const unreachable = /^(ECONN|ENOTFOUND|EAI_|EHOST|ETIMEDOUT|28|3D000)/

/** Whether others on the way to a database read what it is asked and answers. */
export function travelsInClear(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { hostname, searchParams } = new URL(url)
  const mode = searchParams.get('sslmode') ?? (searchParams.get('ssl') === 'true' ? 'require' : '')
  // A socket of the system names a folder in place of a host.
  const isHere =
    hostname === '' || searchParams.get('host')?.startsWith('/') || isLoopback(hostname)
  return !isHere && !['require', 'verify-ca', 'verify-full', 'no-verify'].includes(mode)
}

/** Opens the database of DATABASE_URL, or starts the embedded one in `dataDir`; migrated in either case. */
export async function openDatabase(
  options: {
    databaseUrl?: string | undefined
    dataDir: string
    maxConnections?: number
    /** As it is, for who makes its tables later. */
    unmigrated?: boolean
  },
  log: (line: string) => void = () => {},
): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, maxConnections = 10, unmigrated = false } = options
  let server: EmbeddedDatabase | undefined
  const start = async () => {
    const before = server?.url
    server = await startEmbedded({ dir: dataDir, log })
    if (before !== undefined && before !== server.url)
      log(
        'The port of the embedded database was taken: what listens to it hears it after a restart.',
      )
    return server.url
  }
  const url = databaseUrl ?? (await start())
  const pool = databaseUrl
    ? connect(url, maxConnections)
    : kyselyOn(reopeningPool(url, maxConnections, start))
  try {
    await (unmigrated ? sql`select 1`.execute(pool) : migrate(pool))
  } catch (error) {
    await pool.destroy()
    await server?.stop()
    const { cause } = error as Error
    const code =
      (cause as { code?: string } | undefined)?.code ?? (error as { code?: string }).code ?? ''
    if (databaseUrl && unreachable.test(code)) {
      throw new SettingsError(
        `The database of DATABASE_URL does not let this server in (${code}); check the address, the user and the password.`,
      )
    }
    throw error
  }
  return {
    pool,
    url,
    embedded: server !== undefined,
    async close() {
      await pool.destroy()
      await server?.stop()
    },
  }
}

export function connect(url: string, max = 10): Pool {
  return kyselyOn(poolOn(url, max))
}

function kyselyOn(pool: PostgresPool): Pool {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
}
