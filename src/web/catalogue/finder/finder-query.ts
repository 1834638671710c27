import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { codes } from '../../../domain/catalogue/characteristic-codes'
import type { TypedMeasure } from '../../../domain/catalogue/typed-measure'
import type { Schemas } from '../../../domain/schemas'
import { api, dataOf } from '../../calls/api'
import { useCategories } from '../selection/selection-queries'
import { emptySelection, writeSelection } from '../selection/selection-state'

/** The typed texts, and the measure that the first of them is. */
export interface FinderEntry {
  by: 'hole' | 'nominal'
  diameter: string
  thickness: string
}

/** The measures in mm of a question; those that are not typed are absent. */
interface Measures {
  hole?: number
  nominal?: number
  thickness?: number
}

/** The category whose products the finder finds: the maker's main products come first in the tree. */
export function useMainCategory(): string | undefined {
  const { data: types } = useCategories()
  return types?.[0]?.abbreviationList[0]?.abbreviation
}

/** The question of an entry; undefined while nothing is typed or a text is no measure. */
export function measuresOf(
  by: FinderEntry['by'],
  diameter: TypedMeasure,
  thickness: TypedMeasure,
): Measures | undefined {
  if (diameter.fault || thickness.fault) return undefined
  if (diameter.mm === undefined && thickness.mm === undefined) return undefined
  return {
    ...(diameter.mm !== undefined && { [by]: diameter.mm }),
    ...(thickness.mm !== undefined && { thickness: thickness.mm }),
  }
}

/** The models that fit; the previous answer stays until the next arrives. */
export function useMatch(measures: Measures | undefined) {
  const abbreviation = useMainCategory()
  const query = { ...measures, ...(abbreviation !== undefined && { abbreviation }) }
  return useQuery({
    queryKey: ['finder', query],
    queryFn: () => dataOf(api.GET('/web/product/finder', { params: { query } })),
    enabled: measures !== undefined && abbreviation !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    meta: { quiet: true },
  })
}

/** The selection page with these measures chosen. */
export function addressOfMeasures(
  abbreviation: string | undefined,
  { hole, thickness }: Measures,
  diameters: Schemas['MeasureMatch']['diameters'] = [],
): string {
  return `/productCategories/productSelection${writeSelection({
    ...emptySelection,
    categoryType: 1,
    abbreviation,
    numbers: {
      ...(hole !== undefined && { [codes.aperture]: hole }),
      ...(thickness !== undefined && { [codes.thickness]: thickness }),
    },
    choices: hole === undefined && diameters.length > 0 ? { [codes.diameter]: diameters } : {},
  })}`
}
