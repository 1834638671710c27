import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../settings/project-root'

/** Folder of the built front end. */
export const webRoot = join(projectRoot, 'dist/web')

/** Its pictures, films and documents are copied there from the other folders; the demo's may be missing. */
const folders = [webRoot, join(projectRoot, 'src/web/public'), join(projectRoot, 'demo/public')]

/** True if the front end has this file; before a build, if the build will copy it. */
export const isWebFile = (path: string): boolean =>
  !path.split('/').includes('..') && folders.some((folder) => existsSync(join(folder, path)))

/** The names of the files of a folder of the front end, in order; none where there is no such folder. */
export function webFilesIn(path: string): string[] {
  const present = folders.map((folder) => join(folder, path)).filter((folder) => existsSync(folder))
  return [...new Set(present.flatMap((folder) => readdirSync(folder)))].sort()
}
