import { textIn } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import type { Handlers } from '../http/handler'
import { listItems } from '../records/dictionary-items.sql'

/** The specification gives three addresses for the same call. */
export const parameters = {
  /** `all` includes items that are no longer offered, for labels of existing records. */
  async listParameterItems({ query: { paramId, all } }, context) {
    const items = await itemsOf(paramId, context)
    return all === '1'
      ? items.map(({ active, ...item }) => ({ ...item, offered: active }))
      : offered(items)
  },
  listFrontParameterItems: async ({ query }, context) =>
    offered(await itemsOf(query.paramId, context)),
  listSystemParameterItems: async ({ query }, context) =>
    offered(await itemsOf(query.paramId, context)),
} satisfies Partial<Handlers>

type Item = Schemas['ParameterItem'] & { active: boolean }

async function itemsOf(paramId: string, { database, language }: Context): Promise<Item[]> {
  const items = await listItems(database, paramId)
  return items.map(({ name, ...item }) => ({ ...item, itemName: textIn(language, name) }))
}

const offered = (items: Item[]): Schemas['ParameterItem'][] =>
  items.flatMap(({ active, ...item }) => (active ? [item] : []))
