import { dayFormat } from '../../domain/days/dates'
import type { Language } from '../../domain/language/language'
import { translate } from '../../i18n/translate'
import type { Schemas } from '../../domain/schemas'
import { userOf } from '../http/context'
import type { Handlers } from '../http/handler'
import {
  countByType,
  countUnread,
  markAllRead,
  markRead,
  pageNotifications,
  type StoredNotification,
} from './notifications.sql'

const newsTypes = ['todo', 'tips'] as const

export const notifications = {
  async countNotifications(_call, context) {
    return { unRead: await countUnread(context.database, userOf(context).id) }
  },

  async countNotificationsByType({ query: { state } }, context) {
    const filter = { userId: userOf(context).id, state: state || undefined }
    const counted = await countByType(context.database, filter)
    const tabs = newsTypes.map((value) => ({ value, counts: counted.get(value) ?? 0 }))
    return { tabs }
  },

  async listNotifications({ query: { state, type, order, current, size } }, context) {
    const filter = { userId: userOf(context).id, state: state || undefined, type }
    const page = { current, size, order }
    const { total, records: stored } = await pageNotifications(context.database, filter, page)
    const records = stored.map((notification) => answerOf(notification, context.language))
    return { records, total, current, size }
  },

  async readNotifications({ body }, context) {
    await markRead(context.database, userOf(context).id, body)
    return null
  },

  async readAllNotifications(_call, context) {
    await markAllRead(context.database, userOf(context).id)
    return null
  },
} satisfies Partial<Handlers>

/** Translated when read, in the reader's current language. */
function answerOf(
  { id, state, type, createTime, message }: StoredNotification,
  language: Language,
): Schemas['Notification'] {
  const written = Object.entries(message.both ?? {}).map(([name, both]) => [name, both[language]])
  const { day, ...others } = message.values ?? {}
  const values = {
    ...others,
    // A calendar day has no time zone; UTC keeps it unchanged.
    ...(day && { day: dayFormat(language, 'UTC').format(new Date(day)) }),
    ...Object.fromEntries(written),
  }
  return {
    id,
    state,
    type,
    createTime: createTime.toISOString(),
    content: translate(language, message.key, values),
    ...(message.link && { link: message.link }),
  }
}
