import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { when } from '../database/when'

/** Stored item of the page frame: texts in both languages, addresses below this site. */
export interface BootItemData {
  /** A file per language for the guide. */
  imageUrl?: string | Schemas['Text']
  imageName?: Schemas['Text']
  content?: Schemas['Text']
  link?: string
  /** Table of contents of the guide if it differs from the document's. */
  directory?: BootEntry[]
}

export interface BootEntry {
  title: Schemas['Text']
  pageNum: number
  childs?: BootEntry[]
}

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
  // Only the seed and the office write this column.
  return rows.map((row) => ({ area: row.area, data: row.data as BootItemData }))
}
