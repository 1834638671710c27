import { namesColumns } from '../../../domain/catalogue/import/columns'
import { belowTitles, type ImportTable } from '../../../domain/catalogue/import/table'
import { readSpreadsheet } from '../../spreadsheets/read'

/** A sheet of products, whose columns may be named below some titles. */
export const readCatalogueSheet = (name: string, bytes: Buffer): ImportTable =>
  belowTitles(readSpreadsheet(name, bytes), namesColumns)
