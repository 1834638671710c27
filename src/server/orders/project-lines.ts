import type { Day } from '../../domain/days/day'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import { findExperiments } from './contents.sql'
import { snapshotOfTest } from './items'
import type { NewLine } from './new-orders.sql'
import { valueIn } from '../../domain/lists/items'

/** Reservation lines of laboratory tests; refuses tests that cannot be reserved. */
export async function checkedProjectLines(
  entries: Schemas['OrderEntry'][],
  today: Day,
  { database, text }: Context,
): Promise<NewLine[]> {
  const pathOf = (index: number, field: string) => `projectList.${index}.${field}`
  const late = entries.flatMap(({ requiredDate }, index) =>
    requiredDate < today
      ? [{ path: pathOf(index, 'requiredDate'), message: text('orders.dateInPast') }]
      : [],
  )
  if (late.length > 0) throw new Refusal('orders.dateInPast', { errors: late })

  const ids = [...new Set(entries.map(({ dataId }) => dataId))]
  const tests = new Map(
    (await findExperiments(database, ids)).map((experiment) => [experiment.id, experiment]),
  )
  const gone = entries.flatMap(({ dataId }, index) =>
    tests.has(dataId)
      ? []
      : [
          {
            path: pathOf(index, 'dataId'),
            message: text('orders.projectGone', { id: dataId }),
            id: dataId,
          },
        ],
  )
  if (gone[0]) {
    const errors = gone.map(({ path, message }) => ({ path, message }))
    throw new Refusal('orders.projectGone', { values: { id: gone[0].id }, errors })
  }
  return entries.map(({ dataId, counts, requiredDate }) => ({
    typeId: 2,
    dataId,
    counts,
    requiredDate,
    data: snapshotOfTest(valueIn(tests, dataId)),
  }))
}
