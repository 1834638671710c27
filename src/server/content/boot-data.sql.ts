import type { Database } from '../database/database'
import { when } from '../database/when'
import type { BootItemData } from '../../domain/content/boot-item'

/** Items of the page frame in order, of one area or all. */
export async function listItems(
  database: Database,
  area?: number,
): Promise<{ area: number; data: BootItemData }[]> {
  const rows = await database
    .selectFrom('boot_item')
    .select(['area', 'data'])
    .$call(when(area, (query, area) => query.where('area', '=', area)))
    .orderBy('area')
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return rows
}
