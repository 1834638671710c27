import { sql } from 'kysely'
import type { Database } from '../database/database'
import type { SitePageData } from './content-data'

/** A page with a single record: one of the pages about us, or `laboratory`. */
export async function findPage(
  database: Database,
  name: string,
): Promise<SitePageData | undefined> {
  return (await pages(database).where('page_name', '=', name).executeTakeFirst())?.data
}

export async function listPages(
  database: Database,
  names: readonly string[],
): Promise<{ name: string; data: SitePageData }[]> {
  return pages(database).where('page_name', 'in', names).orderBy('page_name').execute()
}

// Only store.sql.ts writes this column.
const pages = (database: Database) =>
  database.selectFrom('site_page').select(['page_name as name', sql<SitePageData>`data`.as('data')])
