import { listMarkOf } from '../../domain/language/language'
import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import { lastPlace } from '../database/lists.sql'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { RecordHooks } from '../records/record-hooks'
import { isOffered, isTaken, namesakesOf, namesOfUsers, usesOf } from './dictionaries.sql'

/** Rules of the dictionaries behind choices that are data: industries, levels, suggested searches. */
export const dictionaryHooks: RecordHooks<'DictionaryItem'> = {
  only: isOffered,
  fields: () => ({ uses: usesOf }),

  async beforeSave({ body, before, stored }, context) {
    const { paramId, itemCode, nameZh, nameEn, sort } = body
    const id = before?.id ?? 0
    const renamed = before && (before.paramId !== paramId || before.itemCode !== itemCode)
    // Records reference an item by its code, so a used code cannot change.
    if (renamed && before.uses > 0) throw await refusalOfUsed(before, context)
    const isCalledSo =
      before?.paramId === paramId && before.nameZh === nameZh && before.nameEn === nameEn
    if (!isCalledSo) await refuseSameName({ ...body, id }, context)
    if (renamed && (await isTaken(context.database, { id, paramId, itemCode })))
      throw refusalOfTaken(context)
    const names = { item_name: nameZh.trim(), item_name_en: nameEn.trim() }
    const place = sort ?? before?.sort ?? lastPlace('parameter_item', sql`param_id = ${paramId}`)
    return { ...stored, columns: { ...stored.columns, ...names, sort: place } }
  },

  taken: refusalOfTaken,

  async beforeRemoval(item, context) {
    if (item.uses > 0) throw await refusalOfUsed(item, context)
  },
}

async function refusalOfUsed(item: Schemas['DictionaryItem'], context: Context) {
  const names = await namesOfUsers(context.database, item, context.language)
  const separator = listMarkOf[context.language]
  return new Refusal('operation.dictionary.used', {
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

function refusalOfTaken({ text }: Context): Refusal {
  const message = text('operation.dictionary.taken')
  return new Refusal('common.badInput', { errors: [{ path: 'itemCode', message }] })
}
