import type { Schemas } from '../schemas'

/** True if a file has a row to store or one already stored; otherwise there is nothing to import. */
export const hasGoodRow = ({
  added = 0,
  changed = 0,
  unchanged = 0,
}: Partial<Pick<Schemas['CatalogueImport'], 'added' | 'changed' | 'unchanged'>>): boolean =>
  added + changed + unchanged > 0
