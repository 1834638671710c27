import { codes } from '../../../domain/catalogue/characteristic-codes'
import type { Schemas } from '../../../domain/schemas'

type Characteristic = Schemas['Characteristic']

/** Lockbolts have a grip range in place of a length. */
const lengths = [codes.length, codes.grip]

/** Diameter and length of the models found; undefined if one of them does not vary. */
export function axesOf(
  facets: readonly Characteristic[],
): { down: Characteristic; across: Characteristic } | undefined {
  const varies = ({ valueList, isHidden }: Characteristic) =>
    isHidden === 0 && valueList.filter(({ count }) => count !== 0).length > 1
  const find = (code: string) => facets.find((facet) => facet.fieldCode === code && varies(facet))
  const down = find(codes.diameter)
  const across = lengths.map(find).find((facet) => facet !== undefined)
  return down && across && { down, across }
}
