import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import {
  deleteItem,
  findItem,
  insertItem,
  isTaken,
  namesakesOf,
  namesOfUsers,
  pageItems,
  updateItem,
} from './dictionaries.sql'

/** Dictionaries behind choices that are data: industries, levels, suggested searches. */
export const dictionaries = {
  async listDictionaryItems({ query }, { database }) {
    const { order, current = 1, size = 20, ...filter } = query
    const { total, items } = await pageItems(database, filter, { current, size, order })
    return { records: items, total, current, size }
  },

  getDictionaryItem: ({ params: { id } }, context) => anyItem(id, context),

  async addDictionaryItem({ body }, context) {
    await refuseSameName({ ...body, id: 0 }, context)
    const id = await insertItem(context.database, body)
    if (id === undefined) throw taken(context)
    return anyItem(id, context)
  },

  async changeDictionaryItem({ params: { id }, body }, context) {
    const { database } = context
    const { version, ...fields } = body
    const before = await anyItem(id, context)
    const { paramId, itemCode } = fields
    const renamed = before.paramId !== paramId || before.itemCode !== itemCode
    // Records reference an item by its code, so a used code cannot change.
    if (renamed && before.uses > 0) await refuseUsed(before, context)
    const called = before.nameZh !== fields.nameZh || before.nameEn !== fields.nameEn
    if (called || before.paramId !== paramId) await refuseSameName({ ...fields, id }, context)
    if (renamed && (await isTaken(database, { id, paramId, itemCode }))) throw taken(context)
    if (!(await updateItem(database, { id, version: version ?? 0 }, fields))) {
      throw new Refusal('office.conflict')
    }
    return anyItem(id, context)
  },

  async removeDictionaryItem({ params: { id } }, context) {
    const item = await anyItem(id, context)
    if (!(await deleteItem(context.database, id))) await refuseUsed(item, context)
    return null
  },
} satisfies Partial<Handlers>

async function anyItem(id: number, { database }: Context) {
  const item = await findItem(database, id)
  if (!item) throw new Refusal('operation.dictionary.notFound')
  return item
}

async function refuseUsed(item: Awaited<ReturnType<typeof anyItem>>, context: Context) {
  const names = await namesOfUsers(context.database, item, context.language)
  const separator = context.language === 'en' ? ', ' : '、'
  throw new Refusal('operation.dictionary.used', {
    values: { count: item.uses, names: names.join(separator) },
  })
}

/** Items with equal names could not be told apart in a choice. */
async function refuseSameName(
  item: Parameters<typeof namesakesOf>[1],
  { database, text }: Context,
): Promise<void> {
  const errors = (await namesakesOf(database, item)).map(({ path, code }) => ({
    path,
    message: text('operation.dictionary.nameTaken', { code }),
  }))
  if (errors.length > 0) throw new Refusal('common.badInput', { errors })
}

function taken({ text }: Context): Refusal {
  const message = text('operation.dictionary.taken')
  return new Refusal('common.badInput', { errors: [{ path: 'itemCode', message }] })
}
