import { namesColumns } from '../../../domain/catalogue/import/columns'
import { belowTitles, type ImportTable } from '../../../domain/catalogue/import/table'
import { readSpreadsheet } from '../../spreadsheets/read'

/** Reads a product sheet; its header may come after title rows. */
export const readCatalogueSheet = (name: string, bytes: Buffer): ImportTable =>
  belowTitles(readSpreadsheet(name, bytes), namesColumns)
