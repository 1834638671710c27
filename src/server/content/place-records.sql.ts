import { sql } from 'kysely'
import { hotSearches } from '../../domain/catalogue/hot-searches'
import { contentKinds, pageName } from '../../domain/content/kinds'
import { bootAreas } from '../../domain/content/content'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { listItems } from './boot-data.sql'
import type { BootItemData } from '../../domain/content/boot-item'
import type { FormData, RecordStore } from './record-store'
import { textsOf } from './records.sql'

/** All places of a kind, including empty ones, so that editors find them. */
const placesOf = async (
  kind: 'page' | 'area' | 'guide' | 'hotSearch',
  data: (recordId: number) => FormData | undefined,
) => (contentKinds[kind].fixed ?? []).map((recordId) => ({ recordId, data: data(recordId) ?? {} }))

export const pageStore: RecordStore = {
  async read(database) {
    const rows = await database.selectFrom('site_page').select(['page_name', 'data']).execute()
    return placesOf('page', (id) => {
      const row = rows.find(({ page_name }) => page_name === pageName(id))
      return row?.data
    })
  },

  async store(database, id, data) {
    const stored = { ...data, ...textsOf(data, ['typeName', 'content']) }
    await database
      .insertInto('site_page')
      .values({ page_name: pageName(id), data: JSON.stringify(stored) })
      .onConflict((conflict) =>
        conflict.column('page_name').doUpdateSet({ data: sql<string>`excluded.data` }),
      )
      .execute()
  },

  async remove(database, id) {
    await database.deleteFrom('site_page').where('page_name', '=', pageName(id)).execute()
  },
}

async function replaceItems(database: Database, area: number, items: object[]): Promise<void> {
  await database.deleteFrom('boot_item').where('area', '=', area).execute()
  if (items.length === 0) return
  await database
    .insertInto('boot_item')
    .values(items.map((data, sort) => ({ area, sort, data: JSON.stringify(data) })))
    .execute()
}

export const areaStore: RecordStore = {
  async read(database) {
    const items = await listItems(database)
    return placesOf('area', (area) => ({
      items: items.filter((item) => item.area === area).map(({ data }) => data),
    }))
  },
  // The schema of the form checked the items.
  store: (database, area, { items }) => replaceItems(database, area, (items ?? []) as object[]),
  remove: (database, area) => replaceItems(database, area, []),
}

/** The guide is the only item of its area: a document per language, optionally with a table of contents. */
export const guideStore: RecordStore = {
  async read(database) {
    const [item] = await listItems(database, bootAreas.guide)
    const { imageUrl, directory, ...rest } = item?.data ?? {}
    const document = typeof imageUrl === 'string' ? { zh: imageUrl } : imageUrl
    return placesOf('guide', () => ({
      ...rest,
      ...(document && { document }),
      ...(directory && { directory }),
    }))
  },
  store(database, area, { document, directory, ...rest }) {
    // Validated by its form's schema.
    const entries = directory as BootItemData['directory']
    const item = { ...rest, imageUrl: document, ...(entries?.length && { directory: entries }) }
    return replaceItems(database, area, document ? [item] : [])
  },
  remove: (database, area) => replaceItems(database, area, []),
}

async function replaceWords(database: Database, words: Schemas['Text'][]): Promise<void> {
  await database.deleteFrom('parameter_item').where('param_id', '=', hotSearches).execute()
  if (words.length === 0) return
  await database
    .insertInto('parameter_item')
    .values(
      words.map(({ zh, en = '' }, sort) => ({
        param_id: hotSearches,
        item_code: String(sort + 1),
        item_name: zh,
        item_name_en: en,
        sort,
      })),
    )
    .execute()
}

export const hotSearchStore: RecordStore = {
  async read(database) {
    const rows = await database
      .selectFrom('parameter_item')
      .select(['item_name as zh', 'item_name_en as en'])
      .where('param_id', '=', hotSearches)
      .orderBy('sort')
      .orderBy('id')
      .execute()
    return placesOf('hotSearch', () => ({ words: rows }))
  },
  // The schema of the form checked the words.
  store: (database, _id, { words }) => replaceWords(database, (words ?? []) as Schemas['Text'][]),
  remove: (database) => replaceWords(database, []),
}
