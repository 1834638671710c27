import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { appFile } from '../settings/app-file'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'

export const appPackage = {
  async downloadApp(_call, { settings }) {
    const bytes = await readFile(appFile(settings.dataDir)).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') throw new Refusal('content.noApp')
        throw error
      },
    )
    return {
      type: 'application/vnd.android.package-archive',
      bytes,
      confidential: { name: basename(appFile(settings.dataDir)) },
    }
  },
} satisfies Partial<Handlers>
