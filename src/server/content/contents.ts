import { isDeepStrictEqual } from 'node:util'
import { contentKinds } from '../../domain/content/kinds'
import { textIn, type Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import type { Database } from '../database/database'
import { Refusal } from '../http/errors'
import { dropAttachments } from '../attachments/owners'
import type { Handlers } from '../http/handler'
import { latestStep, listSteps } from '../timeline/timeline.sql'
import { draftOf, headingOf } from './content-check'
import { contentRule, filesIn } from './content-files'
import { authorOf, noteStep, openStep } from './content-step'
import { countStates, pageItems } from './item-list.sql'
import {
  changeVersion,
  deleteVersion,
  findItem,
  insertItem,
  insertVersion,
  keepFiles,
  listPublic,
  listVersions,
  type Version,
} from './items.sql'
import type { FormData } from './record-store'
import { recordStores } from './record-stores'

/** Contents and drafts in the office. */
export const contents = {
  async listContents({ query }, { database, language }) {
    const { current, size, order, ...filter } = query
    const page = { current, size, order, language }
    const { total, items } = await pageItems(database, filter, page)
    const records = items.map(({ id, kind, state, isPublic, missing, author, ...item }) => ({
      id,
      kind,
      state,
      isPublic,
      name: nameIn(language, item),
      ...(author && { author }),
      ...(missing.length > 0 && { missing: missing.join(',') }),
      ...(item.publishAt && { publishTime: item.publishAt.toISOString() }),
      changedTime: item.changedAt.toISOString(),
    }))
    return { records, total, current, size }
  },

  async countContents({ query }, { database }) {
    return { tabs: await countStates(database, query) }
  },

  async listContentChoices({ query: { kind } }, { database, language }) {
    const items = await listPublic(database, kind)
    return items.map((item) => ({ value: item.recordId, label: nameIn(language, item) }))
  },

  /** Kinds with a single record already have it. */
  async createContent({ body: { kind } }, context) {
    const { database } = context
    const { nextId } = recordStores[kind]
    if (!nextId) throw new Refusal('content.onlyOne')
    const recordId = await nextId(database)
    const id = await insertItem(database, { kind, recordId })
    const heading = headingOf(kind, recordId, {})
    await insertVersion(database, id, {
      number: 1,
      state: 'draft',
      data: {},
      ...heading,
      ...authorOf(context),
    })
    await noteStep(context, { id }, 'content.step.created')
    return { id }
  },

  getContent: ({ params: { id } }, context) => recordOf(id, context),

  async getContentVersion({ params: { id, number } }, { database }) {
    const versions = await listVersions(database, id)
    const version = versions.find((version) => version.number === number)
    if (!version) throw new Refusal('content.notFound')
    return { number, data: version.data }
  },

  async saveContent({ params: { id }, body: { version: seen, data: given } }, context) {
    const { database } = context
    if (await isSavedSo({ id, version: seen, data: given }, database)) return recordOf(id, context)
    const { item, version } = await openStep(context, { id, version: seen, step: 'save' })
    const data = draftOf(item.kind, given)
    const heading = headingOf(item.kind, item.recordId, data)
    const change = { data, ...heading, ...authorOf(context) }
    await changeVersion(database, id, version.number, change)
    await keepFiles(database, id, filesIn(data))
    return recordOf(id, context)
  },

  async discardContent({ params: { id } }, context) {
    const { database } = context
    const item = await findItem(database, id)
    if (!item) throw new Refusal('content.notFound')
    const seen = item.version
    const { version } = await openStep(context, { id, version: seen, step: 'discard' })
    const gone = await deleteVersion(database, id, version.number)
    if (gone) await dropAttachments(database, contentRule, { subject: 'content', subjectId: id })
    else await noteStep(context, item, 'content.step.discarded')
    return null
  },
} satisfies Partial<Handlers>

/** True if an unchanged draft has the same content already: no new version is created and its author stays. */
async function isSavedSo(
  { id, version, data }: { id: number; version: number; data: FormData },
  database: Database,
): Promise<boolean> {
  const item = await findItem(database, id)
  const [newest] = await listVersions(database, id)
  if (item?.version !== version || newest?.state !== 'draft') return false
  return isDeepStrictEqual(newest.data, JSON.parse(JSON.stringify(draftOf(item.kind, data))))
}

function nameIn(
  language: 'zh' | 'en',
  { nameZh, nameEn }: Pick<Version, 'nameZh' | 'nameEn'>,
): string {
  return textIn(language, { zh: nameZh || nameEn, en: nameEn })
}

/** A content for its office page: state, newest version and history. */
export async function recordOf(id: number, context: Context): Promise<Schemas['ContentRecord']> {
  const { database, language } = context
  const item = await findItem(database, id)
  if (!item) throw new Refusal('content.notFound')
  const versions = await listVersions(database, id)
  const [newest] = versions
  const { kind, recordId, version } = item
  const history = { subject: 'content', id } as const
  const timeline = await listSteps(database, history, language)
  const returned =
    newest?.state === 'draft' && (await latestStep(database, history)) === 'content.step.returned'
      ? timeline.at(-1)
      : undefined
  return {
    id,
    kind,
    recordId,
    version,
    name: newest ? nameIn(language, newest) : '',
    address: contentKinds[kind].page(recordId),
    data: newest?.data ?? {},
    versions: versions.map((version) => versionAnswer(version, userOf(context).id, language)),
    ...(returned && { returned }),
    timeline,
  }
}

function versionAnswer(
  { number, state, missing, author, approver, authorId, ...version }: Version,
  userId: number,
  language: Language,
): Schemas['ContentVersion'] {
  const { changedAt, publishAt, publishedAt } = version
  return {
    number,
    state,
    missing,
    isAuthor: authorId === userId,
    ...(author.zh && { author: author[language] }),
    ...(approver.zh && { approver: approver[language] }),
    changedTime: changedAt.toISOString(),
    ...(publishAt && { publishTime: publishAt.toISOString() }),
    ...(publishedAt && { publishedTime: publishedAt.toISOString() }),
  }
}
