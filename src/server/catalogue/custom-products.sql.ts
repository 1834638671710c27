import { sql } from 'kysely'
import type { CustomEntryData } from '../../domain/custom/custom-entry'
import type { Database } from '../database/database'
import { relationKinds } from './products.sql'

export async function findCustomEntry(
  database: Database,
  { id, accountId, userId }: { id: number; accountId: number; userId: number },
) {
  return database
    .selectFrom('custom_entry as entry')
    .leftJoin('cart_item as line', (join) =>
      join
        .onRef('line.data_id', '=', 'entry.id')
        .on('line.type_id', '=', 3)
        .on('line.user_id', '=', userId),
    )
    .where('entry.id', '=', id)
    .where('entry.account_id', '=', accountId)
    .select([
      'class_id as classId',
      'entry.created_at as createdAt',
      // Only written in this shape.
      sql<CustomEntryData>`entry.data`.as('data'),
      'line.id as cartId',
      'line.counts',
      'line.required_date as requiredDate',
    ])
    .executeTakeFirst()
}

/** Replacement or related products of a class's models (all or some), those shared by most models first. */
export async function listClassRelatedIds(
  database: Database,
  classId: number,
  kind: keyof typeof relationKinds,
  page: { current: number; size: number; models?: number[] | undefined },
): Promise<{ ids: number[]; total: number }> {
  const products = database
    .selectFrom('material_relation as relation')
    .innerJoin('material', 'material.id', 'relation.material_id')
    .innerJoin('material as other', 'other.id', 'relation.related_id')
    .where('material.class_id', '=', classId)
    .where('other.published', '=', true)
    .where('relation.kind', '=', relationKinds[kind])
    .$if(page.models !== undefined, (query) =>
      query.where('material.id', '=', sql<number>`any(${page.models}::integer[])`),
    )
  const { total } = await products
    .select((select) => select.fn.count<number>('relation.related_id').distinct().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await products
    .select('relation.related_id as id')
    .groupBy('relation.related_id')
    .orderBy((order) => order.fn.countAll(), 'desc')
    .orderBy('relation.related_id')
    .limit(page.size)
    .offset((page.current - 1) * page.size)
    .execute()
  return { ids: rows.map((row) => row.id), total }
}
