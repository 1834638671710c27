import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder with package.json, for sources and bundle alike. */
export const projectRoot = (() => {
  const here = dirname(fileURLToPath(import.meta.url))
  let folder = here
  while (!existsSync(join(folder, 'package.json'))) {
    // Reached the file system's root.
    if (dirname(folder) === folder) throw new Error(`No package.json in or above ${here}`)
    folder = dirname(folder)
  }
  return folder
})()
