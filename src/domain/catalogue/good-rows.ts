import type { Schemas } from '../schemas'

/** Whether a file has a row that can be stored, or that says what is stored already: without one there is nothing to import. */
export const hasGoodRow = ({
  added = 0,
  changed = 0,
  unchanged = 0,
}: Partial<Pick<Schemas['CatalogueImport'], 'added' | 'changed' | 'unchanged'>>): boolean =>
  added + changed + unchanged > 0
