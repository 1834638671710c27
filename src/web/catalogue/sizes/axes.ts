import { codes } from '../../../domain/catalogue/characteristic-codes'
import type { Schemas } from '../../../domain/schemas'
import type { SelectionState } from '../selection/selection-state'

type Characteristic = Schemas['Characteristic']

/** Lockbolts have a grip range in place of a length. */
const lengths = [codes.length, codes.grip]

/** Diameter and length of the models found; undefined if one of them neither varies nor is chosen. */
export function axesOf(
  facets: readonly Characteristic[],
  { choices }: Pick<SelectionState, 'choices'>,
): { down: Characteristic; across: Characteristic } | undefined {
  // A chosen size may be the only one of its diameter and of its length.
  const varies = ({ fieldCode, valueList }: Characteristic) =>
    choices[fieldCode] !== undefined || valueList.filter(({ count }) => count !== 0).length > 1
  const find = (code: string) =>
    facets.find((facet) => facet.fieldCode === code && facet.isHidden === 0 && varies(facet))
  const down = find(codes.diameter)
  const across = lengths.map(find).find((facet) => facet !== undefined)
  return down && across && { down, across }
}
