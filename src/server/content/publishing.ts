import { now } from '../database/clock'
import type { Database } from '../database/database'
import type { JobKinds } from '../jobs/worker'
import { addStep } from '../timeline/timeline.sql'
import {
  changeVersion,
  listVersions,
  replacePublished,
  takeStep,
  type Item,
  type Version,
} from './items.sql'
import { recordStores } from './record-stores'
import { takenBack } from './taken-back.sql'
import { tellSubscribers } from './subscribers.sql'

/**
 * Publishes a version in place of the previous one. Followers of the kind are notified of an item's first
 * publication.
 */
export async function publish(database: Database, item: Item, version: Version): Promise<void> {
  const versions = await listVersions(database, item.id)
  await recordStores[item.kind].store(database, item.recordId, version.data)
  await replacePublished(database, item.id)
  await changeVersion(database, item.id, version.number, {
    state: 'published',
    publishedAt: now(),
    publishAt: null,
  })
  if (versions.some(({ publishedAt }) => publishedAt !== null)) return
  const { nameZh, nameEn } = version
  await tellSubscribers(database, item, { zh: nameZh, en: nameEn || nameZh })
}

/** Publishes in a transaction and rolls back: refuses what could not be published. */
export async function tryPublishing(
  database: Database,
  { kind, recordId }: Item,
  { data }: Version,
): Promise<void> {
  await takenBack(database, () => recordStores[kind].store(database, recordId, data))
}

export const contentJobs: JobKinds = {
  /** Scheduled publication. If the time was changed, this job does nothing and the new one publishes. */
  publishContent: {
    async work(database, data) {
      // Only the publishing call adds this job.
      const { id, number } = data as { id: number; number: number }
      const item = await takeStep(database, id)
      const version =
        item && (await listVersions(database, id)).find((version) => version.number === number)
      if (!item || version?.state !== 'approved' || !version.isDue) return
      await publish(database, item, version)
      await addStep(database, {
        // No user triggers it.
        subject: 'content',
        subjectId: id,
        userId: undefined,
        who: '',
        what: 'content.step.publishedOnTime',
      })
    },
  },
}
