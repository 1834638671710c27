import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../settings/project-root'

/** Folder of the built front end. */
export const webRoot = join(projectRoot, 'dist/web')

/** Source folder of its static pictures and films, which the build copies. */
const sources = join(projectRoot, 'src/web/public')

/** True if the front end has this file; before a build, if the build will copy it. */
export const isWebFile = (path: string): boolean =>
  !path.split('/').includes('..') &&
  [webRoot, sources].some((folder) => existsSync(join(folder, path)))
