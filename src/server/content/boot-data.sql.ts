import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { when } from '../database/when'

/** What an item of the frame keeps: texts in both languages, addresses below this site. */
export interface BootItemData {
  /** The guide is another file in each language. */
  imageUrl?: string | Schemas['Text']
  imageName?: Schemas['Text']
  content?: Schemas['Text']
  link?: string
  /** Of the guide, where it is another one than its document has. */
  directory?: BootEntry[]
}

export interface BootEntry {
  title: Schemas['Text']
  pageNum: number
  childs?: BootEntry[]
}

/** The items of the frame in their order, of one area or of all. */
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
  // Written by the seed and the office alone.
  return rows.map((row) => ({ area: row.area, data: row.data as BootItemData }))
}
