import { bootAreas } from '../../domain/content/content'
import { textIn, type Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

/** The number of the service, as the frame of the shop shows it. */
export async function servicePhone(database: Database, language: Language): Promise<string> {
  const row = await database
    .selectFrom('boot_item')
    .select('data')
    .where('area', '=', bootAreas.hotline)
    .orderBy('sort')
    .limit(1)
    .executeTakeFirst()
  // Written by the seed and the office alone.
  const { content } = (row?.data ?? {}) as { content?: Schemas['Text'] }
  return content ? textIn(language, content) : ''
}
