import { access } from 'node:fs/promises'
import { join } from 'node:path'

/** Optional file in the data directory: the shop's Android app. */
export const appFile = (dataDir: string): string => join(dataDir, 'app.apk')

/** True if the app can be downloaded. */
export const hasApp = (dataDir: string): Promise<boolean> =>
  access(appFile(dataDir)).then(
    () => true,
    () => false,
  )
