import type { Context } from '../../http/context'
import { Refusal } from '../../http/errors'
import type { Handlers } from '../../http/handler'
import { bumpVersion, lockCatalogue } from '../import/import.sql'
import { notifySubscribers } from '../subscribers.sql'
import { classOf } from './classes'
import { gridOf, readFrame } from './model-grid'
import { saveModels } from './model-saving'
import {
  lockModels,
  pageModels,
  pageOfClass,
  pageOfModel,
  publishModels,
  unknownModels,
} from './models.sql'

/** Models in the office: one list of all, and a grid per class. */
export const officeModels = {
  listOfficeModels: ({ query: { current, size, order, ...filter } }, { database, language }) =>
    pageModels(database, filter, { current, size, order, language }),

  async publishModels({ body }, { database, audit }) {
    audit.note({ onlyIfChanged: true })
    await lockCatalogue(database)
    const unknown = await unknownModels(database, body.ids)
    if (unknown.length > 0) {
      throw new Refusal('products.model.unknown', { values: { ids: unknown.join(', ') } })
    }
    const changed = await publishModels(database, body)
    if (changed.length > 0) await bumpVersion(database, changed)
    return null
  },

  async listClassModels({ params: { id }, query }, context) {
    const { database } = context
    const { size, keyword, model, ids } = query
    const form = { ...(await classOf(id, context)), id }
    const frame = await readFrame(database, id, form)
    const standing = model && (await pageOfModel(database, { classId: id, model }, size))
    const current = standing || (query.current ?? 1)
    const page = await pageOfClass(
      database,
      {
        classId: id,
        ...(keyword !== undefined && { keyword }),
        ...(ids !== undefined && { ids: ids.split(',').map(Number) }),
      },
      { current, size },
    )
    const grid = await gridOf(database, form, { frame, models: page.records })
    return { ...grid, total: page.total, current, size }
  },

  async findClassModels({ params: { id }, body: { models: names } }, context) {
    const { database } = context
    const form = { ...(await classOf(id, context)), id }
    const frame = await readFrame(database, id, form)
    const paging = { current: 1, size: names.length }
    const { records, total } = await pageOfClass(database, { classId: id, models: names }, paging)
    return { ...(await gridOf(database, form, { frame, models: records })), total, ...paging }
  },

  async changeClassModels({ params: { id }, body }, context) {
    const { database } = context
    await lockCatalogue(database)
    const form = { ...(await classOf(id, context)), id }
    const frame = await readFrame(database, id, form)
    const saved = await saveModels(id, frame, body, context)
    const touched = [...saved.changed, ...saved.added]
    await bumpVersion(database, touched)
    await notifySubscribers(database, saved.added)
    return answer(form, touched, context)
  },
} satisfies Partial<Handlers>

/** The saved rows, in the order in which they were sent. */
async function answer(
  form: Awaited<ReturnType<typeof classOf>> & { id: number },
  ids: number[],
  { database }: Context,
) {
  const stored = await lockModels(database, form.id, ids)
  const models = ids.flatMap((id) => stored.get(id) ?? [])
  if (models.length !== ids.length) throw new Refusal('products.notFound')
  // Read again: it now contains the new values.
  const frame = await readFrame(database, form.id, form)
  const grid = await gridOf(database, form, { frame, models })
  return { ...grid, total: models.length, current: 1, size: Math.max(models.length, 1) }
}
