import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'

/** Optional file in the data directory: the shop's Android app. */
const fileName = 'app.apk'

/** True if the app can be downloaded. */
export const hasApp = (dataDir: string): Promise<boolean> =>
  access(join(dataDir, fileName)).then(
    () => true,
    () => false,
  )

export const appPackage = {
  async downloadApp(_call, { settings }) {
    const bytes = await readFile(join(settings.dataDir, fileName)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') throw new Refusal('content.noApp')
        throw error
      },
    )
    return {
      type: 'application/vnd.android.package-archive',
      bytes,
      confidential: { name: fileName },
    }
  },
} satisfies Partial<Handlers>
