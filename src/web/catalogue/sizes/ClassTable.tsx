import type { Schemas } from '../../../domain/schemas'
import type { SelectionRoute } from '../selection/useSelectionState'
import { facetsIn } from './class-facets'
import { SizeTable } from './SizeTable'

/** The size table of the few models that a search found in one class. */
export function ClassTable({
  models,
  facets,
  route,
  label,
}: {
  models: Schemas['Material'][]
  facets: readonly Schemas['Characteristic'][]
  route: SelectionRoute
  label: string
}) {
  const page = {
    records: models,
    total: models.length,
    characterList: facetsIn(facets, models),
    classCount: 1,
  }
  return <SizeTable page={page} route={route} isWhole={false} sortable={false} label={label} />
}
