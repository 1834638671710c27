import { textIn } from '../../domain/language'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../context'
import type { Handlers } from '../handler'
import { listItems } from './parameters.sql'

/** The documents name three addresses for one thing. */
export const parameters = {
  listParameterItems: ({ query }, context) => itemsOf(query.paramId, context),
  listFrontParameterItems: ({ query }, context) => itemsOf(query.paramId, context),
  listSystemParameterItems: ({ query }, context) => itemsOf(query.paramId, context),
} satisfies Partial<Handlers>

async function itemsOf(
  paramId: string,
  { database, language }: Context,
): Promise<Schemas['ParameterItem'][]> {
  const items = await listItems(database, paramId)
  return items.map(({ name, ...item }) => ({ ...item, itemName: textIn(language, name) }))
}
