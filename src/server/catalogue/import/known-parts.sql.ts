import { sql } from 'kysely'
import type { KnownParts } from '../../../domain/catalogue/import/existing'
import { folded } from '../../../domain/catalogue/import/names'
import { lookOf } from '../../../domain/catalogue/look-alikes'
import type { Database } from '../../database/database'
import { listCharacteristics } from './import.sql'

/** The stored parts that sheets for these existing models refer to. */
export async function knownParts(
  database: Database,
  models: readonly string[],
): Promise<KnownParts> {
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
    looks: await modelsByLook(database),
  }
}

/** All models by their visual form, so that a sheet cannot add one that only looks like another. */
async function modelsByLook(database: Database): Promise<Map<string, string[]>> {
  const looks = new Map<string, string[]>()
  for (const { model } of await database.selectFrom('material').select('model').execute()) {
    const look = lookOf(model)
    const alike = looks.get(look)
    if (alike) alike.push(model)
    else looks.set(look, [model])
  }
  return looks
}
