import { expect, test } from 'vitest'
import { seedReports } from '../../../demo/calculation/reports'
import { startApp } from '../../app'

const { database, call } = await startApp()

const listOf = async (who: string) => (await call(who, 'GET', '/web/my/report/page')).data.records

test('the engineers of the demo have reports that the engine of today agrees with, once', async () => {
  await seedReports(database)
  await seedReports(database)
  for (const who of ['designer', 'engineer']) {
    const reports = await listOf(who)
    expect(reports.map(({ page }: { page: string }) => page).sort()).toEqual(
      who === 'engineer' ? ['clamp', 'flexibility', 'joint'] : ['clamp', 'flexibility'],
    )
    for (const { id } of reports) {
      const { data } = await call(who, 'GET', `/web/my/report/preview?id=${id}`)
      expect(data.today.differs).toBe(false)
    }
  }
})
