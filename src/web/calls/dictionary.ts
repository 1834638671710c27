import { api, dataOf } from './api'
import type { FormChoice } from '../forms/form-context'

/**
 * The items of a dictionary for forms and records. Retired items are included where a record names them, so that they
 * still have a label.
 */
export async function dictionaryChoices(
  paramId: 'evaluation_level' | 'industry' | 'technology_type',
): Promise<FormChoice[]> {
  const query = { paramId, all: '1' } as const
  const items = await dataOf(api.GET('/web/param/item/list', { params: { query } }))
  return items.map(({ itemCode, itemName, offered }) => ({
    value: itemCode,
    label: itemName,
    ...(offered === false && { offered }),
  }))
}
