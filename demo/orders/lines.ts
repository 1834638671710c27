import { daysAfter, type Day } from '../../src/domain/days/day'
import { translate } from '../../src/i18n/translate'
import type { Database } from '../../src/server/database/database'
import type { DemoReservation } from './reservations'
import { findExperiments } from '../../src/server/orders/contents.sql'
import { checkedChoices, customLine } from '../../src/server/orders/custom-choices'
import { storeEntry } from '../../src/server/orders/custom-entries.sql'
import { characteristicIds, classIdNamed, testIdOf, type Person } from './orders.sql'
import { snapshotOfTest } from '../../src/server/orders/items'
import type { NewLine } from '../../src/server/orders/new-orders.sql'

interface Of {
  reservation: DemoReservation
  customer: Person
  day: Day
}

/** Offered laboratory tests of a demo reservation. */
export async function demoTestLines(
  database: Database,
  { reservation: { tests = [] }, day }: Of,
): Promise<NewLine[]> {
  const lines: NewLine[] = []
  for (const { slug, counts, neededAfter } of tests) {
    const id = await testIdOf(database, slug)
    const [test] = id === undefined ? [] : await findExperiments(database, [id])
    if (!test) continue
    const requiredDate = daysAfter(day, neededAfter)
    lines.push({ typeId: 2, dataId: test.id, counts, requiredDate, data: snapshotOfTest(test) })
  }
  return lines
}

/** Custom products of a demo reservation, validated like any customer's. */
export async function demoCustomLines(
  database: Database,
  { reservation: { custom = [] }, customer, day }: Of,
): Promise<NewLine[]> {
  const lines: NewLine[] = []
  for (const { className, choices, counts, neededAfter } of custom) {
    const classId = await classIdNamed(database, className)
    const ids = await characteristicIds(database, Object.keys(choices))
    // The demo catalogue was replaced.
    if (classId === undefined || ids.size < Object.keys(choices).length) continue
    const characterJson = JSON.stringify(
      Object.entries(choices).map(([code, fieldVal]) => ({ id: ids.get(code), fieldVal })),
    )
    const data = await checkedChoices({ classId, characterJson }, 'custom', {
      database,
      sentenceLanguage: 'zh',
      text: (key, values) => translate('zh', key, values),
    })
    const { id: userId, accountId } = customer
    lines.push({
      typeId: 3,
      dataId: await storeEntry(database, { accountId, userId, classId, data }),
      counts,
      requiredDate: daysAfter(day, neededAfter),
      data: customLine(classId, data),
    })
  }
  return lines
}
