import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Language } from '../../src/domain/language/language'
import { translate } from '../../src/i18n/translate'
import { isEmbeddedAt } from '../../src/server/database/embedded'
import type { Settings } from '../../src/server/settings/settings'

/** A file as it is named where the command was given: npm changes to the project's folder. */
export const namedFile = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file)

/** Why nothing can be read of the shop of these settings: a command that reads makes no new, empty one. */
export async function noShopAt(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  language: Language,
): Promise<string | undefined> {
  if (databaseUrl !== undefined || (await isEmbeddedAt(dataDir))) return undefined
  return translate(language, 'operation.noShop', { path: resolve(dataDir) })
}

/** Why a file cannot be written: its folder is not there. */
export function noFolderFor(path: string, language: Language): string | undefined {
  if (existsSync(dirname(path))) return undefined
  return translate(language, 'operation.noSuchFolder', { path: dirname(path) })
}
