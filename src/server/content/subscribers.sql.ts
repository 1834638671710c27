import { contentKinds, type ContentKindName } from '../../domain/content/kinds'
import type { TextKey } from '../../generated/text-key'
import type { Database } from '../database/database'
import { notifyUsers } from '../notifications/notifications.sql'

/** Kinds that customers can follow, with their type number in subscriptions. */
const followed: Partial<Record<ContentKindName, { typeId: number; key: TextKey }>> = {
  experiment: { typeId: 2, key: 'content.notify.newExperiment' },
  case: { typeId: 4, key: 'content.notify.newCase' },
  article: { typeId: 5, key: 'content.notify.newArticle' },
}

/** Notifies the followers of a kind. */
export async function tellSubscribers(
  database: Database,
  { kind, recordId }: { kind: ContentKindName; recordId: number },
  name: { zh: string; en: string },
): Promise<void> {
  const following = followed[kind]
  if (!following) return
  const users = await database
    .selectFrom('subscription')
    .innerJoin('app_user', 'app_user.id', 'subscription.user_id')
    .where('type_id', '=', following.typeId)
    .where('app_user.blocked_at', 'is', null)
    .select('user_id as id')
    .distinct()
    .execute()
  await notifyUsers(
    database,
    users.map(({ id }) => id),
    { key: following.key, values: name, link: contentKinds[kind].page(recordId) },
  )
}
