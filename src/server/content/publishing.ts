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

/** Makes a version what readers see, in place of the one before; those who follow its kind hear of the first. */
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

/** Does what publishing does and takes it back: refused where it could not be done. */
export async function tryPublishing(
  database: Database,
  { kind, recordId }: Item,
  { data }: Version,
): Promise<void> {
  await takenBack(database, () => recordStores[kind].store(database, recordId, data))
}

export const contentJobs: JobKinds = {
  /** At the time that was chosen; where another one was chosen since, its own job comes. */
  publishContent: {
    async work(database, data) {
      // Written by the call that publishes.
      const { id, number } = data as { id: number; number: number }
      const item = await takeStep(database, id)
      const version =
        item && (await listVersions(database, id)).find((one) => one.number === number)
      if (!item || version?.state !== 'approved' || !version.isDue) return
      await publish(database, item, version)
      await addStep(database, {
        // Nobody was there.
        subject: 'content',
        subjectId: id,
        userId: undefined,
        who: '',
        what: 'content.step.publishedOnTime',
      })
    },
  },
}
