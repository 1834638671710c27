import { firstCategories } from '../../src/server/catalogue/import/first-categories'
import { importCatalogue } from '../../src/server/catalogue/import/import'
import type { Pool } from '../../src/server/database/database'
import { hasMaterials } from './catalogue.sql'
import { demoTables } from './tables'

/** Classes that are announced and have no models yet. */
export const emptyClasses = [
  { category: '销', name: '弹性圆柱销', nameEn: 'Spring-type straight pins' },
]

/** Fills an empty catalogue with the demo's products, by the same way as a sales department's sheet. */
export async function seedCatalogue(pool: Pool, onBegin: () => void = () => {}): Promise<void> {
  if (await hasMaterials(pool)) return
  onBegin()
  await importCatalogue(pool, {
    tables: demoTables(),
    categories: firstCategories,
    classes: emptyClasses,
  })
}
