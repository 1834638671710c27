import { withoutGaps } from '../../domain/content/languages'
import type { Pool } from '../database/database'
import { headingOf } from './content-check'
import { insertItem, insertVersion, knownRecords, lockItems } from './items.sql'
import { recordStores } from './record-stores'
import { keysIn, fieldsIn } from '../../domain/lists/objects'

/** Creates a first version for public content that has none: demo contents, and single records without content. */
export function makeContentsKnown(pool: Pool): Promise<void> {
  return pool.transaction().execute(async (database) => {
    await lockItems(database)
    for (const kind of keysIn(recordStores)) {
      const known = await knownRecords(database, kind)
      for (const { recordId, data: content } of await recordStores[kind].read(database)) {
        if (known.has(recordId)) continue
        const data = fieldsIn(withoutGaps(content))
        const id = await insertItem(database, { kind, recordId })
        const heading = headingOf(kind, recordId, data)
        await insertVersion(database, id, {
          number: 1,
          state: 'published' as const,
          author: { zh: '', en: '' },
          data,
          ...heading,
        })
      }
    }
  })
}
