import type { Pool } from '../../src/server/database/database'
import { openSecrets } from '../../src/server/secrets/open'
import { openSessions, type Sessions } from '../../src/server/security/session'
import { readSettings } from '../../src/server/settings/settings'

/** Sessions accepted by a server started beside this process: both read the keys of one data directory. */
export async function openBenchSessions(pool: Pool): Promise<Sessions> {
  const settings = readSettings({})
  await openSecrets(pool, settings)
  return openSessions(pool, settings)
}
