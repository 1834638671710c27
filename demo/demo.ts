import type { Demo } from '../src/server/demo'
import { demoAccounts, demoPassword } from './account/accounts'
import { seedKeptItems } from './account/kept-items.sql'
import { seedDemo } from './account/people.sql'
import { seedReports } from './calculation/reports'
import { seedCatalogue } from './catalogue/fill'
import { seedSearchMisses } from './catalogue/search-misses.sql'
import { seedChat, seedRobot } from './chat/fill'
import { companySettings } from './company'
import { seedContent } from './content/fill'
import { seedBoard } from './messages/board.sql'
import { seedOrders } from './orders/fill'
import { seedPrices } from './prices/fill'
import { seedQuality } from './quality/fill'

export const demo: Demo = {
  settings: companySettings,
  password: demoPassword,
  users: demoAccounts.flatMap(({ users }) => users),

  async fill({ pool, settings, log, print }) {
    const isNew = await seedDemo(pool)
    await seedCatalogue(pool, () => print('Filling the catalogue of the demo …'))
    await seedPrices(pool, settings.timeZone)
    await seedContent(pool)
    if (isNew) {
      await seedKeptItems(pool)
      await seedOrders(pool, settings.timeZone)
      await seedSearchMisses(pool, settings.timeZone)
      await seedReports(pool)
      await seedBoard(pool, settings.timeZone)
      await seedChat(pool)
    } else await seedRobot(pool)
    await seedQuality(pool, settings, log)
  },
}
