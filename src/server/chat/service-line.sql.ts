import { bootAreas } from '../../domain/content/content'
import { textIn, type Language } from '../../domain/language/language'
import type { Database } from '../database/database'

/** Phone number of the customer service, as in the frame of the shop's pages. */
export async function servicePhone(database: Database, language: Language): Promise<string> {
  const row = await database
    .selectFrom('boot_item')
    .select('data')
    .where('area', '=', bootAreas.hotline)
    .orderBy('sort')
    .limit(1)
    .executeTakeFirst()
  const content = row?.data.content
  return content ? textIn(language, content) : ''
}
