import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Language } from '../../src/domain/language/language'
import { translate } from '../../src/i18n/translate'
import { isEmbeddedAt } from '../../src/server/database/embedded'
import type { Settings } from '../../src/server/settings/settings'

/** Resolves a file name relative to the directory of the command: npm changes to the project's folder. */
export const namedFile = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file)

/** The reason why these settings name no existing shop; a command that reads must not create a new, empty one. */
export async function noShopAt(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  language: Language,
): Promise<string | undefined> {
  if (databaseUrl !== undefined || (await isEmbeddedAt(dataDir))) return undefined
  return translate(language, 'operation.noShop', { path: resolve(dataDir) })
}

/** The reason why a file cannot be written: its folder does not exist. */
export function noFolderFor(path: string, language: Language): string | undefined {
  if (existsSync(dirname(path))) return undefined
  return translate(language, 'operation.noSuchFolder', { path: dirname(path) })
}
