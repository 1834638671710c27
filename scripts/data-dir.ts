import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes a temporary data directory that other users may enter. As root, the embedded database runs as another user; in
 * a directory closed to it, it would keep its data elsewhere, where nobody removes them.
 */
export function makeDataDir(prefix: string): string {
  const dir = mkdtempSync(join(tmpdir(), prefix))
  chmodSync(dir, 0o755)
  return dir
}
