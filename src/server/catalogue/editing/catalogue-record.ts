import type { Context } from '../../http/context'
import { bumpVersion, lockCatalogue } from '../import/import.sql'

/** Hooks of every record of the catalogue: one change at a time, and the shop follows it. */
export const catalogueRecord = {
  lock: ({ database }: Context) => lockCatalogue(database),
  afterSave: (_id: number, { database }: Context) => bumpVersion(database, []),
  afterRemoval: ({ database }: Context) => bumpVersion(database, []),
}
