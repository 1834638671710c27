import { sql } from 'kysely'
import { type KnownParts, nothingKnown } from '../../../domain/catalogue/import/existing'
import { folded } from '../../../domain/catalogue/import/names'
import type { Database } from '../../database/database'
import { listCharacteristics } from './import.sql'

/** The stored parts that sheets for these existing models refer to. */
export async function knownParts(
  database: Database,
  models: readonly string[],
): Promise<KnownParts> {
  if (models.length === 0) return nothingKnown
  const rows = await database
    .selectFrom('material')
    .innerJoin('product_class', 'product_class.id', 'class_id')
    .innerJoin('category', 'category.id', 'category_id')
    .select(['model', 'abbreviation as category', 'class_name as className'])
    .where('model', '=', sql<string>`any(${models}::text[])`)
    .execute()
  const names = (await listCharacteristics(database)).flatMap(({ name, nameEn }) => [name, nameEn])
  return {
    models: new Map(rows.map(({ model, ...stored }) => [model, stored])),
    characteristics: new Set(names.map(folded).filter(Boolean)),
  }
}
