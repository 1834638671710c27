import type { Pool } from '../database/database'
import { demoTables } from '../demo/catalogue/tables'
import { categories, emptyClasses } from '../demo/categories'
import { importCatalogue } from './import/import'
import { hasMaterials } from './products.sql'

/** Fills an empty catalogue with demo products through the regular import. */
export async function seedCatalogue(pool: Pool, onBegin: () => void = () => {}): Promise<void> {
  if (await hasMaterials(pool)) return
  onBegin()
  await importCatalogue(pool, {
    tables: demoTables(),
    categories: categories.map(({ type, zh, en, order }) => ({
      categoryType: type,
      abbreviation: zh,
      abbreviationEn: en,
      sort: order,
    })),
    classes: emptyClasses.map(({ category, zh, en }) => ({ category, name: zh, nameEn: en })),
  })
}
