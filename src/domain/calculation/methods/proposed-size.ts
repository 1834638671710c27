import type { Schemas } from '../../schemas'
import table from '../tables/bolt-size-estimate.json'
import { itemAt } from '../../lists/items'
import { known, type Method, type MethodFigure, type MethodNote } from './method'

type Input = Schemas['ProposedSizeInput']

/** Rows that the kind of load and the way of tightening go further in the table. */
export const loadSteps = {
  shear: 4,
  dynamicEccentric: 2,
  dynamicCentric: 1,
  staticEccentric: 1,
  staticCentric: 0,
} as const

export const tighteningSteps = { simple: 2, controlled: 1, yield: 0 } as const

/** A first size from the load, before any calculation. */
export const proposedSize: Method<Input> = {
  schema: 'ProposedSizeInput',
  source: 'VDI 2230-1, R0, table A7 (as TR Fastenings prints it)',
  example: {
    force: 8500,
    load: 'dynamicEccentric',
    tightening: 'controlled',
    propertyClass: '12.9',
  },
  compute({ force, load, tightening, propertyClass }) {
    const first = table.rows.findIndex(([row = 0]) => row >= force)
    const least = first < 0 ? undefined : table.rows[first + loadSteps[load]]
    const most =
      first < 0 ? undefined : table.rows[first + loadSteps[load] + tighteningSteps[tightening]]
    const size = most && itemAt(most, table.columns.indexOf(propertyClass))
    const notes: MethodNote[] = [size ? 'sizeRough' : 'noSize']
    const figures: MethodFigure[] = [
      ...(least ? [known('sizeMin', 'force', itemAt(least, 0))] : []),
      ...(most ? [known('sizeMax', 'force', itemAt(most, 0))] : []),
      ...(size ? [known('size', 'length', size)] : []),
    ]
    return { figures, notes }
  },
}
