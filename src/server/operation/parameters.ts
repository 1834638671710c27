import { textIn } from '../../domain/language'
import type { Handlers } from '../handler'
import { listItems } from './parameters.sql'

export const parameters = {
  async listParameterItems({ query: { paramId } }, { database, language }) {
    const items = await listItems(database, paramId)
    return items.map(({ name, ...item }) => ({ ...item, itemName: textIn(language, name) }))
  },
} satisfies Partial<Handlers>
