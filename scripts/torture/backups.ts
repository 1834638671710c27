import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { connect, type Pool } from '../../src/server/database/database'
import { migrate } from '../../src/server/database/migrate'
import { seedDemo } from '../../demo/account/people.sql'
import { storeOf } from '../../src/server/files/store'
import { writeBackup } from '../../src/server/operation/backup/write'
import { seedQuality } from '../../demo/quality/fill'
import { openSecrets } from '../../src/server/secrets/open'
import { readSettings } from '../../src/server/settings/settings'
import { administer, urlOf } from '../../tests/database'
import { startPackaged } from '../../tests/packaged-postgres'
import { backupsUnderLoad } from './backup-load'
import { repeatedBy, type Options, type Outcome } from './part'
import { damagedArchives, killedRestores, type Place, type Result } from './restore'
import { killedProcesses } from './restore-processes'

interface Scene {
  /** A shop with people, quality problems and their files. */
  shop: { pool: Pool; dataDir: string }
  /** Its backup. */
  archive: string
  /** Target of the restore. */
  place: Place
}

/** Restores killed between their steps, and processes killed at moments spread over their run. */
export const runRestores = (options: Options): Promise<Outcome> =>
  withBackup('restores', options, async ({ place, archive }) => [
    await killedRestores(place, archive, { kills: options.rounds }),
    await killedProcesses(place, archive, { kills: Math.ceil(options.rounds / 5) }),
  ])

/** Archives with flipped bits, cut off, or with changed members; both plain and encrypted. */
export const runFlips = (options: Options): Promise<Outcome> =>
  withBackup('flips', options, async ({ shop, place, archive }) => {
    const { rounds: flips, seed } = options
    const damages = { flips, cuts: 2 * flips, seed }
    const inClear = await damagedArchives(place, archive, damages)
    const backupKey = randomBytes(32).toString('base64')
    const path = join(place.folder, 'encrypted.tar.gz')
    await writeBackup({ ...sourceOf(shop), backupKey }, path)
    const locked = { ...place, settings: { ...place.settings, backupKey } }
    return [inClear, await damagedArchives(locked, path, damages)]
  })

/** Backups written while files come and go. */
export const runBackups = (options: Options): Promise<Outcome> =>
  withBackup('backups', options, async ({ shop, place }) => [
    await backupsUnderLoad(shop, place, { backups: options.rounds }),
  ])

const sourceOf = ({ pool, dataDir }: Scene['shop']) => ({
  pool,
  store: storeOf({ s3Url: undefined, dataDir }),
})

async function withBackup(
  name: string,
  options: Options,
  torture: (scene: Scene) => Promise<Result[]>,
): Promise<Outcome> {
  const server = await startPackaged({})
  const folder = (of: string) => {
    const path = join(options.dir, of)
    mkdirSync(path)
    return path
  }
  // Both have the secrets key, as in a restore by the owner.
  const secrets = { SECRETS_KEY: randomBytes(32).toString('base64') }
  await administer(server.url, 'create database restored')
  const url = urlOf(server.url, 'restored')
  const shop = { pool: connect(server.url, 6), dataDir: folder('shop') }
  const settings = { ...readSettings(secrets), dataDir: folder('restored') }
  const place = {
    url,
    settings,
    pool: connect(url, 4),
    store: storeOf(settings),
    folder: folder('archives'),
  }
  try {
    const ownSettings = { ...settings, dataDir: shop.dataDir }
    await migrate(shop.pool)
    await seedDemo(shop.pool)
    await openSecrets(shop.pool, ownSettings)
    await seedQuality(shop.pool, ownSettings, pino({ level: 'silent' }))
    const archive = join(place.folder, 'shop.tar.gz')
    await writeBackup(sourceOf(shop), archive)
    const results = await torture({ shop, archive, place })
    return {
      done: results.map(({ name: what, tried }) => `${what}: ${tried}`).join('; '),
      faults: results.flatMap(({ harm }) =>
        harm.map((what) => `${what} (${repeatedBy(name, options.seed, options.rounds)})`),
      ),
    }
  } finally {
    await Promise.all([shop.pool.destroy(), place.pool.destroy()])
    await server.stop()
  }
}
