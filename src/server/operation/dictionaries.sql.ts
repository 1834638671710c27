import { personNameIn } from '../names/names.sql'
import { sql } from 'kysely'
import { hotSearches } from '../../domain/catalogue/hot-searches'
import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

export type ItemFields = Omit<Schemas['DictionaryItemForm'], 'id' | 'version'>
type Item = Schemas['DictionaryItem']

/**
 * Number of records that use an item by its code, per dictionary; other dictionaries have no users or are read-only.
 */
export const usesOf = sql<number>`(case param_id
  when 'industry' then (select count(*) from app_user where app_user.data ->> 'industry' = item_code)
  when 'evaluation_level' then
    (select count(*) from customer_problem where evaluation ->> 'evaluationLevel' = item_code)
  when 'technology_type' then (select count(*) from publication where type_code = item_code)
  else 0 end)::int`

/** Leaves out hot searches, which are edited as content. */
export const isOffered = sql<boolean>`param_id != ${hotSearches}`

/** True if another item of the dictionary has the code. */
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

/** Names (case-insensitive) that another item of the dictionary already has, with that item's code. */
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

/** The first few users of an item. */
export async function namesOfUsers(
  database: Database,
  { paramId, itemCode }: Pick<Item, 'paramId' | 'itemCode'>,
  language: Language,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from (
      select ${personNameIn(language)} as name from app_user
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
