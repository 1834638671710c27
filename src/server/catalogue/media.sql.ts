import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

/** A class or model that owns media, links and use cases. */
export type Owner = { classId: number } | { materialId: number }

/** Foreign key columns in tables with one for each kind of owner. */
export function columnsOf(owner: Owner): { class_id: number | null; material_id: number | null } {
  return 'classId' in owner
    ? { class_id: owner.classId, material_id: null }
    : { class_id: null, material_id: owner.materialId }
}

export function isOf(owner: Owner) {
  return 'classId' in owner
    ? sql<boolean>`class_id = ${owner.classId}`
    : sql<boolean>`material_id = ${owner.materialId}`
}

export interface Medium {
  fileId: number
  kind: Schemas['MediumKind']
  name: string
  nameEn: string
  originalName: string
}

const columns = [
  'file_id as fileId',
  // A check constraint of the table.
  sql<Schemas['MediumKind']>`product_media.kind`.as('kind'),
  sql<string>`coalesce(product_media.data ->> 'name', '')`.as('name'),
  sql<string>`coalesce(product_media.data ->> 'nameEn', '')`.as('nameEn'),
  sql<string>`stored_file.data ->> 'originalName'`.as('originalName'),
] as const

export function listMedia(database: Database, owner: Owner): Promise<Medium[]> {
  return database
    .selectFrom('product_media')
    .innerJoin('stored_file', 'stored_file.id', 'file_id')
    .select(columns)
    .where(isOf(owner))
    .orderBy('product_media.sort')
    .orderBy('product_media.id')
    .execute()
}

/** Media of models, followed by those of their classes, by model. */
export async function listShownMedia(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, Medium[]>> {
  const rows = await database
    .selectFrom('product_media')
    .innerJoin('stored_file', 'stored_file.id', 'file_id')
    .innerJoin('material', (join) =>
      join.on((on) =>
        on.or([
          on('material.id', '=', on.ref('product_media.material_id')),
          on('material.class_id', '=', on.ref('product_media.class_id')),
        ]),
      ),
    )
    .where('material.id', '=', sql<number>`any(${ids}::integer[])`)
    .select(columns)
    .select('material.id as id')
    .orderBy('product_media.material_id')
    .orderBy('product_media.sort')
    .orderBy('product_media.id')
    .execute()
  const byId = new Map<number, Medium[]>()
  for (const { id, ...medium } of rows) byId.set(id, [...(byId.get(id) ?? []), medium])
  return byId
}

export async function storeMedia(
  database: Database,
  owner: Owner,
  media: readonly Omit<Medium, 'originalName'>[],
): Promise<void> {
  await database.deleteFrom('product_media').where(isOf(owner)).execute()
  if (media.length === 0) return
  await database
    .insertInto('product_media')
    .values(
      media.map(({ fileId, kind, name, nameEn }, sort) => ({
        ...columnsOf(owner),
        file_id: fileId,
        kind,
        sort,
        data: JSON.stringify({ name, nameEn }),
      })),
    )
    .execute()
}

/** True if the file is a public medium. */
export async function isMedium(database: Database, fileId: number): Promise<boolean> {
  const row = await database
    .selectFrom('product_media')
    .select('id')
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  return row !== undefined
}

/** The models whose pictures depend on the owner's media. */
export async function listModelsOf(database: Database, owner: Owner): Promise<number[]> {
  if ('materialId' in owner) return [owner.materialId]
  const rows = await database
    .selectFrom('material')
    .select('id')
    .where('class_id', '=', owner.classId)
    .execute()
  return rows.map(({ id }) => id)
}

/** Stores the list picture of classes: their own, else that of their first model. */
export async function storeClassPictures(
  database: Database,
  classId: number,
  pictures: readonly string[],
): Promise<void> {
  const shown =
    pictures.length > 0
      ? sql`${JSON.stringify(pictures)}::jsonb`
      : sql`coalesce((
          select data -> 'prodImgs' from material
          where class_id = ${classId} and data ? 'prodImgs' order by id limit 1), '[]')`
  await sql`
    update product_class set data = data || jsonb_build_object('classImgs', ${shown})
    where id = ${classId}`.execute(database)
}
