import { createHash } from 'node:crypto'
import { knownMigrations } from '../../database/migrate'
import { keysIn, type SecretsKey } from '../../secrets/keys'
import { formatVersion, memberNamed, type About, type Manifest } from './archive'
import { RestoreError } from './faults'
import { entriesOf } from './read'
import { Sums } from './sums'
import { BrokenArchive } from './tar'

export interface Verified {
  about: About
  manifest: Manifest
  /** SHA-256 of the manifest, which contains all other checksums. */
  digest: string
  /** The secrets key; only encrypted archives contain it. */
  key: SecretsKey | undefined
}

/** Reads a whole archive without writing anything: all names and checksums are verified before use. */
export async function verifyArchive(
  path: string,
  backupKey: string | undefined,
): Promise<Verified> {
  const sums = new Sums()
  const seen = new Map<string, Buffer>()
  let before: string | undefined
  for await (const { name, bytes } of entriesOf(path, backupKey)) {
    const member = memberNamed(name)
    if (!member) throw new BrokenArchive(`The archive holds ${JSON.stringify(name)}`)
    if ((before === undefined) !== (member.kind === 'about') || before === 'manifest')
      throw new BrokenArchive('The archive begins or ends otherwise')
    if (member.kind !== 'table' && member.kind !== 'file') {
      if (seen.has(member.kind)) throw new BrokenArchive(`${name} is there twice`)
      seen.set(member.kind, bytes)
    } else if (!sums.add(member, bytes)) throw new BrokenArchive(`${name} is out of order`)
    before = member.kind
  }
  const [about, manifest] = [readAbout(seen.get('about')), readManifest(seen.get('manifest'))]
  const wrong = sums.differing(manifest)
  if (wrong) throw new BrokenArchive(`The checksum of ${wrong} is another one`)
  const digest = createHash('sha256')
    .update(seen.get('manifest') ?? '')
    .digest('hex')
  return { about, manifest, digest, key: readKey(about, seen.get('key')) }
}

function readAbout(bytes: Buffer | undefined): About {
  // The backup wrote it; validated by the two checks below.
  const about = parsed(bytes) as About | undefined
  if (!Array.isArray(about?.migrations))
    throw new BrokenArchive('The archive does not say what it is')
  const known = knownMigrations()
  if (
    about.format !== formatVersion ||
    about.migrations.some((migration) => !known.includes(migration))
  ) {
    throw new RestoreError('newer')
  }
  return about
}

function readManifest(bytes: Buffer | undefined): Manifest {
  // As above; its checksums are compared with everything read.
  const manifest = parsed(bytes) as Manifest | undefined
  if (!manifest?.tables || !manifest.files || !Array.isArray(manifest.sequences))
    throw new BrokenArchive('The archive has no manifest')
  return manifest
}

function parsed(bytes: Buffer | undefined): unknown {
  try {
    return bytes && JSON.parse(bytes.toString())
  } catch (error) {
    throw new BrokenArchive('A description in the archive is damaged', { cause: error })
  }
}

function readKey({ secretsKey }: About, bytes: Buffer | undefined): SecretsKey | undefined {
  if (!bytes) return undefined
  const key = keysIn(bytes.toString())?.find(({ id }) => id === secretsKey)
  if (!key) throw new BrokenArchive('The archive has another key than it says')
  return key
}
