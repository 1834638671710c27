import { withoutGaps } from '../../domain/content/languages'
import type { ContentKindName } from '../../domain/content/kinds'
import type { Pool } from '../database/database'
import { headingOf } from './content-check'
import { insertItem, insertVersion, knownRecords, lockItems } from './items.sql'
import type { FormData } from './record-store'
import { recordStores } from './record-stores'

/** Creates a first version for public content that has none: demo contents, and single records without content. */
export function makeContentsKnown(pool: Pool): Promise<void> {
  return pool.transaction().execute(async (database) => {
    await lockItems(database)
    // The keys of this object are the kinds.
    for (const kind of Object.keys(recordStores) as ContentKindName[]) {
      const known = await knownRecords(database, kind)
      for (const { recordId, data: found } of await recordStores[kind].read(database)) {
        if (known.has(recordId)) continue
        const data = (withoutGaps(found) ?? {}) as FormData
        const id = await insertItem(database, { kind, recordId })
        const heading = headingOf(kind, recordId, data)
        await insertVersion(database, id, {
          number: 1,
          state: 'published' as const,
          author: '',
          data,
          ...heading,
        })
      }
    }
  })
}
