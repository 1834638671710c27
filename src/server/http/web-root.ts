import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../settings/project-root'

/** Where the built front end lies. */
export const webRoot = join(projectRoot, 'dist/web')

/** Where its pictures and films lie, from which they are copied there. */
const sources = join(projectRoot, 'src/web/public')

/** Whether the front end has a file of this path; before it was built, whether it will have one. */
export const isWebFile = (path: string): boolean =>
  !path.split('/').includes('..') &&
  [webRoot, sources].some((folder) => existsSync(join(folder, path)))
