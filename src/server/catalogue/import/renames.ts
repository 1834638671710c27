import { isSameSpelling } from '../../../domain/catalogue/import/names'
import type { Database } from '../../database/database'
import { chunksOf, valuesAtOnce } from './chunks'
import type { NewClass, NewValue } from './import.sql'
import {
  countRenamedModels,
  listClassRenames,
  listValueRenames,
  storeRenames,
  type Rename,
} from './renames.sql'

/** English names of a sheet that differ from the catalogue. */
export interface Renames {
  renames: Rename[]
  /** Number of models that show one of the names. */
  models: number
  /** Names that differ in upper and lower case only; the catalogue's spelling always stays. */
  keptSpellings: string[]
}

/** Finds the names that a sheet would change for other models too, and changes them if it may. */
export async function renameShared(
  database: Database,
  { classes, values }: { classes: readonly NewClass[]; values: readonly NewValue[] },
  mayRename: boolean,
): Promise<Renames> {
  const differing = await listClassRenames(database, classes)
  for (const chunk of chunksOf(values, valuesAtOnce)) {
    differing.push(...(await listValueRenames(database, chunk)))
  }
  const isSpelling = ({ before, after }: Rename) => isSameSpelling(before, after)
  const renames = differing.filter((rename) => !isSpelling(rename))
  const keptSpellings = differing.filter(isSpelling).map(({ before }) => before)
  if (renames.length === 0) return { renames, models: 0, keptSpellings }
  const models = await countRenamedModels(database, renames)
  if (mayRename) await storeRenames(database, renames)
  return { renames, models, keptSpellings }
}
