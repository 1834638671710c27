import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json: the same for the sources and for the bundle. */
export const projectRoot = (() => {
  const here = dirname(fileURLToPath(import.meta.url))
  let folder = here
  while (!existsSync(join(folder, 'package.json'))) {
    // Above the root of the disk there is nothing to look in.
    if (dirname(folder) === folder) throw new Error(`No package.json in or above ${here}`)
    folder = dirname(folder)
  }
  return folder
})()
