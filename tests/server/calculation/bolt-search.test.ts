import { expect, test } from 'vitest'
import { misfitOf, type JointSearch } from '../../../src/domain/calculation/search/bolt-model'
import { judge } from '../../../src/domain/calculation/search/candidates'
import type { Schemas } from '../../../src/domain/schemas'
import { figuresOf } from '../../../src/server/calculation/products'
import { findProduct } from '../../../src/server/calculation/products.sql'
import { startApp } from '../../app'
import { randomFrom } from '../../random'

const { call, database } = await startApp({ catalogue: 'demo' })

const find = (body: object, who: string | null = 'engineer') =>
  call(who, 'POST', '/web/calculate/joint/bolts', body)

const plate = { E: 207, DA: 60, dh: 17.5, material: '34CrNiMo6' as const }
const joint = {
  muLarge: 0.16,
  muSmall: 0.1,
  toolScatter: 0.05,
  layers: [
    { ...plate, thickness: 20 },
    { ...plate, thickness: 21 },
  ],
  loading: 'concentric' as const,
  n: 0.5,
  FAmax: 10_000,
}

test('a load finds bolts that suffice, the smallest in stock first', async () => {
  const { status, data } = await find({ joint })
  expect(status).toBe(200)
  const [first] = data.candidates
  expect(first).toMatchObject({ verdict: { tone: 'good', notMet: 0, notMade: 0 }, d: 6 })
  expect(first.stock).toBeGreaterThan(0)
  expect(first.closest.name).toBe('preload')
  expect(first.margin).toBeGreaterThanOrEqual(1)
  const counted = data.fellOut.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
  expect(counted + data.calculated + data.more).toBe(data.looked)
})
