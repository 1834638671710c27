import type { Name } from '../../domain/account/names'
import { userOf, type Context } from '../http/context'
import { databaseMilliseconds } from '../database/clock'
import { Refusal } from '../http/errors'
import { WithMessage, type Handlers } from '../http/handler'
import { addJob } from '../jobs/jobs.sql'
import { notifyStaff, notifyUsers, settleToDos } from '../notifications/notifications.sql'
import { isIndispensable } from '../../domain/content/kinds'
import type { TextKey } from '../../generated/text-key'
import { textIn } from '../../domain/language/language'
import { demandWhole, headingOf } from './content-check'
import { placesWithoutFile } from './content-files'
import { brokenRules } from './content-rules'
import { authorOf, noteStep, openStep, type Standing } from './content-step'
import { recordOf } from './contents'
import { changeVersion, insertVersion, type Item } from './items.sql'
import { deadEnds } from './links.sql'
import { publish, tryPublishing } from './publishing'
import type { FormData } from './record-store'
import { recordStores } from './record-stores'
import { brokenLinks } from './records.sql'
import { itemAt } from '../../domain/lists/items'

/** Requires complete content whose references exist: readers would run into dead links. */
async function demandThere(item: Item, data: FormData, { database, text }: Context): Promise<void> {
  const [links, files, ends] = [
    await brokenLinks(database, data),
    await placesWithoutFile(database, data),
    await deadEnds(database, data),
  ]
  const errors = [
    ...brokenRules(item, data).map(({ path, says }) => ({ path, message: text(says) })),
    ...links.map((path) => ({ path, message: text('content.linkGone') })),
    ...files.map((path) => ({ path, message: text('content.fileGone') })),
    ...ends.map((path) => ({ path, message: text('content.pageGone') })),
  ]
  if (errors.length > 0) throw new Refusal('common.badInput', { errors })
}

/** Workflow of a content: submit, approve, publish, withdraw. */
export const contentSteps = {
  async submitContent({ params: { id }, body: { version: seen } }, context) {
    const standing = await openStep(context, { id, version: seen, step: 'submit' })
    const { item, version } = standing
    demandWhole(item.kind, version.data, context.language)
    await demandThere(item, version.data, context)
    await tryPublishing(context.database, item, version)
    await changeVersion(context.database, id, version.number, { state: 'submitted' })
    await noteStep(context, item, 'content.step.submitted')
    await tellApprovers(context, standing)
    return recordOf(id, context)
  },

  async approveContent({ params: { id }, body: { version: seen } }, context) {
    const standing = await openStep(context, { id, version: seen, step: 'approve' })
    const { author: approver } = authorOf(context)
    const change = { state: 'approved', approver } as const
    await changeVersion(context.database, id, standing.version.number, change)
    await noteStep(context, standing.item, 'content.step.approved')
    await tellAuthor(context, standing, 'content.notify.approved')
    return recordOf(id, context)
  },

  async returnContent({ params: { id }, body: { version: seen, reason } }, context) {
    const standing = await openStep(context, { id, version: seen, step: 'return' })
    const change = { state: 'draft', approver: nobody, publishAt: null } as const
    await changeVersion(context.database, id, standing.version.number, change)
    await noteStep(context, standing.item, 'content.step.returned', reason)
    await tellAuthor(context, standing, 'content.notify.returned')
    return recordOf(id, context)
  },

  async publishContent({ params: { id }, body: { version: seen, publishTime } }, context) {
    const { database } = context
    const { item, version } = await openStep(context, { id, version: seen, step: 'publish' })
    const publishAt = publishTime === undefined ? undefined : new Date(publishTime)
    if (publishAt && publishAt.getTime() > databaseMilliseconds()) {
      await changeVersion(database, id, version.number, { publishAt })
      const data = { id, number: version.number }
      await addJob(database, { kind: 'publishContent', data, runAt: publishAt })
      await noteStep(context, item, 'content.step.scheduled')
      return new WithMessage(await recordOf(id, context), context.text('content.scheduled'))
    }
    await publish(database, item, version)
    await noteStep(context, item, 'content.step.published')
    return recordOf(id, context)
  },

  async withdrawContent({ params: { id }, body: { version: seen } }, context) {
    const { database, language } = context
    const { item, version } = await openStep(context, { id, version: seen, step: 'withdraw' })
    if (isIndispensable(item.kind, item.recordId)) throw new Refusal('content.needed')
    const { users, remove } = recordStores[item.kind]
    const names = (await users?.(database, item.recordId)) ?? []
    if (names.length > 0)
      throw new Refusal('content.inUse', {
        values: {
          count: names.length,
          names: firstOf(names.map((user) => textIn(language, user))),
        },
      })
    await remove(database, item.recordId)
    await changeVersion(database, id, version.number, { state: 'withdrawn' })
    await noteStep(context, item, 'content.step.withdrawn')
    return recordOf(id, context)
  },

  async reviseContent({ params: { id }, body: { version: seen, number } }, context) {
    const { database } = context
    const { item, versions } = await openStep(context, { id, version: seen, step: 'revise' })
    const from = versions.find((version) => version.number === number)
    if (!from) throw new Refusal('content.notFound')
    const heading = headingOf(item.kind, item.recordId, from.data)
    await insertVersion(database, id, {
      number: itemAt(versions, 0).number + 1,
      state: 'draft',
      data: from.data,
      ...heading,
      ...authorOf(context),
    })
    await noteStep(context, item, 'content.step.revised', `v${number}`)
    return recordOf(id, context)
  },
} satisfies Partial<Handlers>

const nobody: Name = { zh: '', en: '' }

/** Names listed in a refusal. */
const fewNames = 3

const firstOf = (names: string[]) =>
  names.slice(0, fewNames).join(', ') + (names.length > fewNames ? ' …' : '')

const newsOf = ({ item, version }: Standing, who: Name) => ({
  values: { zh: version.nameZh, en: version.nameEn || version.nameZh },
  both: { who },
  link: `/office/content/${item.id}`,
})

async function tellApprovers(context: Context, standing: Standing): Promise<void> {
  const { author, authorId } = authorOf(context)
  const message = { key: 'content.notify.submitted' as const, ...newsOf(standing, author) }
  await settleToDos(context.database, message.link)
  await notifyStaff(context.database, 'editor', message, authorId)
}

async function tellAuthor(context: Context, standing: Standing, key: TextKey): Promise<void> {
  const { authorId } = standing.version
  const message = { key, ...newsOf(standing, authorOf(context).author) }
  await settleToDos(context.database, message.link)
  if (authorId === null || authorId === userOf(context).id) return
  await notifyUsers(context.database, [authorId], message)
}
