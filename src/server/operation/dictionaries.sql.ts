import { sql } from 'kysely'
import { hotSearches } from '../../domain/catalogue/hot-searches'
import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { inOrder, type OrderOf, type Sorting } from '../database/lists.sql'
import { when } from '../database/when'

export type ItemFields = Omit<Schemas['DictionaryItemForm'], 'id' | 'version'>
type Item = Schemas['DictionaryItem']

/** What names an item by its code, by dictionary; the others name nothing, or are only read. */
const usesOf = sql<number>`(case param_id
  when 'industry' then (select count(*) from app_user where app_user.data ->> 'industry' = item_code)
  when 'evaluation_level' then
    (select count(*) from customer_problem where evaluation ->> 'evaluationLevel' = item_code)
  when 'technology_type' then (select count(*) from publication where type_code = item_code)
  else 0 end)::int`

interface Filter {
  paramId?: string | undefined
  keyword?: string | undefined
}

const filtered = (database: Database, { paramId, keyword }: Filter) => {
  const pattern = `%${keyword?.trim().replace(/[\\%_]/g, '\\$&')}%`
  return database
    .selectFrom('parameter_item')
    .where('param_id', '!=', hotSearches)
    .$call(
      when(paramId?.trim() || undefined, (query, paramId) =>
        query.where('param_id', '=', paramId.trim()),
      ),
    )
    .$if(!!keyword?.trim(), (query) =>
      query.where((where) =>
        where.or([
          where('item_code', 'ilike', pattern),
          where('item_name', 'ilike', pattern),
          where('item_name_en', 'ilike', pattern),
        ]),
      ),
    )
}

const selected = (query: ReturnType<typeof filtered>) =>
  query.select((item) => [
    'id',
    'version',
    item.ref('param_id').$castTo<Schemas['Dictionary']>().as('paramId'),
    'item_code as itemCode',
    'item_name as nameZh',
    'item_name_en as nameEn',
    'sort',
    'active',
    usesOf.as('uses'),
  ])

type Order = OrderOf<'listDictionaryItems'>

const sorting: Sorting<Order> = {
  by: {
    paramId: sql`param_id`,
    itemCode: sql`item_code`,
    nameZh: sql`lower(item_name)`,
    nameEn: sql`lower(item_name_en)`,
    sort: sql`sort`,
    active: sql`active`,
    uses: usesOf,
  },
  id: sql`id`,
  usual: sql`param_id, sort, id`,
}

export async function pageItems(
  database: Database,
  filter: Filter,
  { current, size, order }: { current: number; size: number; order?: Order | undefined },
): Promise<{ total: number; items: Item[] }> {
  const { total } = await filtered(database, filter)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const items = await selected(filtered(database, filter))
    .orderBy(inOrder(order, sorting))
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { total, items }
}

export const findItem = (database: Database, id: number): Promise<Item | undefined> =>
  selected(filtered(database, {})).where('id', '=', id).executeTakeFirst()

const rowOf = ({ paramId, itemCode, nameZh, nameEn, sort, active }: ItemFields) => ({
  param_id: paramId,
  item_code: itemCode,
  item_name: nameZh.trim(),
  item_name_en: nameEn.trim(),
  ...(sort !== undefined && { sort }),
  active,
})

/** The id of the new item; nothing where its dictionary has the code already. */
export async function insertItem(
  database: Database,
  fields: ItemFields,
): Promise<number | undefined> {
  const row = await database
    .insertInto('parameter_item')
    .values({
      sort: sql`(select least(coalesce(max(sort), 0) + 1, 1000000) from parameter_item
        where param_id = ${fields.paramId})`,
      ...rowOf(fields),
    })
    .onConflict((conflict) => conflict.columns(['param_id', 'item_code']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Another item of the dictionary that has the code. */
export async function isTaken(
  database: Database,
  { id, paramId, itemCode }: { id: number; paramId: string; itemCode: string },
): Promise<boolean> {
  const other = await database
    .selectFrom('parameter_item')
    .select('id')
    .where('param_id', '=', paramId)
    .where('item_code', '=', itemCode)
    .where('id', '!=', id)
    .executeTakeFirst()
  return other !== undefined
}

/** Which names of an item another one of its dictionary has, in letters of either case, and the code of that one. */
export async function namesakesOf(
  database: Database,
  { id, paramId, nameZh, nameEn }: ItemFields & { id: number },
): Promise<{ path: 'nameZh' | 'nameEn'; code: string }[]> {
  const { rows } = await sql<{ path: 'nameZh' | 'nameEn'; code: string }>`
    select path, min(item_code) as code
    from parameter_item, lateral (values
      ('nameZh', lower(trim(item_name)) = lower(${nameZh.trim()})),
      ('nameEn', lower(trim(item_name_en)) = lower(${nameEn.trim()}))) as compared (path, same)
    where param_id = ${paramId} and id != ${id} and same
    group by path order by path desc`.execute(database)
  return rows
}

export async function updateItem(
  database: Database,
  { id, version }: { id: number; version: number },
  fields: ItemFields,
): Promise<boolean> {
  const row = await database
    .updateTable('parameter_item')
    .set({ ...rowOf(fields), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Removes an item that nothing names. */
export async function deleteItem(database: Database, id: number): Promise<boolean> {
  const row = await database
    .deleteFrom('parameter_item')
    .where('id', '=', id)
    .where(usesOf, '=', 0)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The first of those who name an item. */
export async function namesOfUsers(
  database: Database,
  { paramId, itemCode }: Pick<Item, 'paramId' | 'itemCode'>,
  language: Language,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from (
      select coalesce(data ->> 'contactName', username) as name from app_user
        where ${paramId} = 'industry' and data ->> 'industry' = ${itemCode}
      union all
      select unique_code from customer_problem
        where ${paramId} = 'evaluation_level' and evaluation ->> 'evaluationLevel' = ${itemCode}
      union all
      select coalesce(nullif(data -> 'name' ->> ${language}, ''), data -> 'name' ->> 'zh')
        from publication
        where ${paramId} = 'technology_type' and type_code = ${itemCode}
    ) as named order by name limit 3`.execute(database)
  return rows.map(({ name }) => name)
}
