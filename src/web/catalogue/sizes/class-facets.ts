import type { Schemas } from '../../../domain/schemas'
import { valueOf } from './columns'

type Characteristic = Schemas['Characteristic']

/** Several values of one model are one text, which is no value to choose. */
export const joinedId = 0

/** The facets of a search as far as the models of one class have them, with counts in that class. */
export function facetsIn(
  facets: readonly Characteristic[],
  models: readonly Schemas['Material'][],
): Characteristic[] {
  return facets.flatMap((facet) => {
    const counts = new Map<string, number>()
    for (const model of models) {
      const value = valueOf(model, facet.fieldCode)
      if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    if (counts.size === 0) return []
    const known = facet.valueList.flatMap((value) => {
      const count = counts.get(value.val)
      counts.delete(value.val)
      return count === undefined ? [] : [{ ...value, count }]
    })
    const joined = [...counts].map(([val, count]) => ({ id: joinedId, val, count }))
    return [{ ...facet, valueList: [...known, ...joined] }]
  })
}
