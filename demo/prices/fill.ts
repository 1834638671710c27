import { daysAfter } from '../../src/domain/days/day'
import { passOver } from '../../src/server/audit/watch.sql'
import { todayAt } from '../../src/server/database/clock'
import type { Pool } from '../../src/server/database/database'
import {
  companyWith,
  fillList,
  fillStock,
  hasLists,
  insertList,
  insertTerms,
  showToCustomers,
} from './prices.sql'
import { demoTaxRates, demoTerms } from './terms'

/** Fills a shop without price lists with those of the demo, in one transaction. All prices are fictional. */
export function seedPrices(pool: Pool, timeZone: string): Promise<void> {
  return pool.transaction().execute(async (database) => {
    if (await hasLists(database)) return
    await passOver(database)
    const day = (plus: number) => daysAfter(todayAt(timeZone), plus)
    const current = { validFrom: day(-120), validTo: day(245) }
    const general = await insertList(database, {
      name: { zh: '通用价目表（人民币）', en: 'General list (CNY)' },
      currency: 'CNY',
      ...current,
    })
    await fillList(database, general, {
      factor: 1,
      rebates: [
        [1, 0],
        [1000, 6],
        [5000, 12],
      ],
    })
    const abroad = await insertList(database, {
      name: { zh: '出口价目表（欧元）', en: 'Export list (EUR)' },
      currency: 'EUR',
      ...current,
    })
    await fillList(database, abroad, {
      factor: 0.15,
      rebates: [
        [1, 0],
        [1000, 5],
        [5000, 10],
      ],
    })
    const ended = await insertList(database, {
      name: { zh: '上一期通用价目表（人民币）', en: 'Previous general list (CNY)' },
      currency: 'CNY',
      validFrom: day(-485),
      validTo: day(-121),
    })
    await fillList(database, ended, { factor: 0.97, rebates: [[1, 0]] })
    const accountId = await companyWith(database, 'buyer')
    if (accountId !== undefined) {
      const own = await insertList(database, {
        name: { zh: '远岭框架协议', en: 'Yuanling frame agreement' },
        currency: 'CNY',
        accountId,
        validFrom: day(-60),
        validTo: day(305),
      })
      await fillList(database, own, {
        factor: 0.92,
        rebates: [
          [1, 0],
          [2000, 8],
        ],
        every: 4,
      })
    }
    await fillStock(database)
    await insertTerms(database, { taxRates: demoTaxRates, terms: demoTerms })
    await showToCustomers(database)
  })
}
