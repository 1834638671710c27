import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The revision to compare with, or the reason why there is none. */
export type Base = { revision: string } | { reason: string; unknown?: boolean }

/**
 * The named revision. Without a name: the last release (its tag), else the place where this branch left the main one,
 * else the commit before.
 */
export function baseOf(name: string | undefined, cwd = '.'): Base {
  const ask = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : undefined
  }
  const commitOf = (revision: string | undefined) =>
    revision === undefined
      ? undefined
      : ask('rev-parse', '--verify', '--quiet', `${revision}^{commit}`)
  const head = commitOf('HEAD')
  if (head === undefined) return { reason: 'this is no clone of a repository with commits' }
  const isShallow = ask('rev-parse', '--is-shallow-repository') === 'true'
  if (name !== undefined) {
    const revision = name.startsWith('-') ? undefined : commitOf(name)
    if (revision !== undefined) return { revision }
    return isShallow
      ? { reason: `this shallow clone has no ${name}` }
      : { reason: `there is no revision ${name}`, unknown: true }
  }
  const left = ask('merge-base', 'HEAD', 'origin/HEAD')
  const revision =
    commitOf(ask('describe', '--tags', '--abbrev=0', 'HEAD')) ??
    (left === head ? undefined : commitOf(left)) ??
    commitOf('HEAD^') ??
    // Changes that are not committed yet have the only commit before them.
    (ask('status', '--porcelain', 'schemas') ? head : undefined)
  if (revision !== undefined) return { revision }
  return {
    reason: isShallow
      ? 'this shallow clone has no earlier commit'
      : 'there is no commit before this one',
  }
}

/** Writes the schemas of a revision to a folder of its own. */
export function schemasAt(revision: string, cwd = '.'): string {
  const folder = mkdtempSync(join(tmpdir(), 'fastener-schemas-'))
  const names = execFileSync('git', ['ls-tree', '--name-only', revision, 'schemas'], { cwd })
  if (names.length === 0) return folder
  const archive = execFileSync('git', ['archive', '--format=tar', revision, 'schemas'], {
    cwd,
    maxBuffer: 256 * 1024 * 1024,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  return folder
}
