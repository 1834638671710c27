import { characterJsonOf } from '../../domain/custom/custom-entry'
import type { Day } from '../../domain/days/day'
import { raisedCounts } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import { present } from '../../domain/lists/items'
import { checkedChoices, customLine } from './custom-choices'
import { findEntries, storeEntry } from './custom-entries.sql'
import type { NewLine } from './new-orders.sql'

type Entry = Pick<
  Schemas['CustomOrderEntry'],
  'classId' | 'characterJson' | 'counts' | 'requiredDate'
> & {
  /** Field name of the choices in the body if it is not `characterJson`. */
  field?: 'dataJson'
}

/** Reservation lines of custom products; refuses what their classes do not allow. */
export async function checkedCustomLines(
  entries: Entry[],
  today: Day,
  context: Context,
): Promise<NewLine[]> {
  const { database, text } = context
  const late = entries.flatMap(({ requiredDate }, index) =>
    requiredDate < today
      ? [{ path: `customizationList.${index}.requiredDate`, message: text('orders.dateInPast') }]
      : [],
  )
  if (late.length > 0) throw new Refusal('orders.dateInPast', { errors: late })

  const { id: userId, accountId } = userOf(context)
  const lines: NewLine[] = []
  for (const [index, entry] of entries.entries()) {
    const { classId, counts, requiredDate, field = 'characterJson' } = entry
    const data = await checkedChoices(entry, `customizationList.${index}.${field}`, context)
    lines.push({
      typeId: 3,
      dataId: await storeEntry(database, { accountId, userId, classId, data }),
      counts: raisedCounts(counts, 1),
      requiredDate,
      data: customLine(classId, data),
    })
  }
  return lines
}

/** Entries with their choices, given inline or by the id of a stored entry of the account. */
export async function describedEntries(
  entries: Schemas['CustomizationEntry'][],
  context: Context,
): Promise<Entry[]> {
  const { accountId } = userOf(context)
  const ids = entries.flatMap(({ dataId }) => dataId ?? [])
  const stored = await findEntries(context.database, { ids, accountId })
  return entries.map(({ dataId, classId, dataJson, counts, requiredDate }, index) => {
    const wanted = { counts, requiredDate }
    // The schema requires either an id or choices.
    if (dataId === undefined)
      return {
        ...wanted,
        classId: present(classId, 'classId'),
        characterJson: present(dataJson, 'dataJson'),
        field: 'dataJson',
      }
    const entry = stored.find(({ id }) => id === dataId)
    if (!entry) {
      const product = `#${dataId}`
      const message = context.text('orders.productGone', { product })
      const errors = [{ path: `customizationList.${index}.dataId`, message }]
      throw new Refusal('orders.productGone', { values: { product }, errors })
    }
    const characterJson = characterJsonOf(entry.data.characters, 'zh')
    return { ...wanted, classId: entry.classId, characterJson }
  })
}
