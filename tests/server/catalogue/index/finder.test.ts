import { expect, test } from 'vitest'
import { openDemoShop } from '../demo-shop'

const { read, ask, choices } = await openDemoShop()
const abbreviation = '环槽铆钉'

type Asked = Record<string, string | number>
const found = async (asked: Asked) => {
  const { status, data } = await read('/web/product/finder', { abbreviation, ...asked })
  expect(status).toBe(200)
  return data
}

test('a hole and a thickness find as many models as the selection does', async () => {
  const match = await found({ hole: 14.2, thickness: 30 })
  expect(match).toMatchObject({ diameters: ['12.7'], nearHoles: [], nearGrips: [] })
  expect(match.grips).toContain('25.4-31.8')
  const chosen = [...choices('2021090005', '14.2'), ...choices('2021090002', '30')]
  const { data } = await ask('/web/product/page', { abbreviation }, chosen)
  expect(match.total).toBe(data.total)
  expect(match.total).toBeGreaterThan(0)
})

test('a hole that nothing fits is answered with the nearest holes and the nominal diameter meant', async () => {
  expect(await found({ hole: 19.1 })).toMatchObject({
    total: 0,
    diameters: [],
    nominal: '19.1',
    // No hole is published for larger lockbolts.
    nearHoles: [{ hole: 17, diameter: '15.9' }],
  })
  expect((await found({ hole: 15 })).nearHoles).toEqual([
    { hole: 14.2, diameter: '12.7' },
    { hole: 17, diameter: '15.9' },
  ])
})

test.each<[Asked, object]>([
  [{ hole: 0 }, { total: 0, nearHoles: [{ hole: expect.any(Number) }] }],
  [{ hole: 0.3 }, { total: 0, nearHoles: [{ hole: expect.any(Number) }] }],
  [{ hole: 99_999 }, { total: 0, nearHoles: [{ hole: expect.any(Number) }] }],
  [{ nominal: 12.7 }, { diameters: ['12.7'], nearDiameters: [] }],
  [{ nominal: 19.05 }, { diameters: ['19.1'], nearDiameters: [] }],
  [{ nominal: 18 }, { total: 0, diameters: [], nearDiameters: ['16', '19.1'] }],
  [{ thickness: 30 }, { diameters: [], nearGrips: [] }],
])('%j is answered with %j', async (asked, answer) => {
  expect(await found(asked)).toMatchObject(answer)
})

test('a joint that no model of the diameter takes is answered with the nearest grips of that diameter', async () => {
  const { total, diameters, nearGrips } = await found({ hole: 14.2, thickness: 500 })
  expect([total, diameters]).toEqual([0, ['12.7']])
  expect(nearGrips).toHaveLength(1)
  const [{ thickness, grip }] = nearGrips
  expect(grip).toMatch(new RegExp(`-${thickness}$`))
  expect((await found({ hole: 14.2, thickness })).total).toBeGreaterThan(0)
})

test('across all categories a hole finds lockbolts and bolts, and the nearest hole of either', async () => {
  const { data } = await read('/web/product/finder', { categoryType: 1, hole: 14.2 })
  expect(data.diameters).toEqual(['12', '12.7'])
  const bolts = await read('/web/product/finder', { abbreviation: '螺栓', hole: 12.4 })
  expect(bolts.data).toMatchObject({ diameters: [], nearHoles: [{}, { hole: 13, diameter: '12' }] })
})

test('without a measure all models of the scope are counted, and an unknown category has none', async () => {
  const { data } = await ask('/web/product/page', { abbreviation }, [])
  expect((await found({})).total).toBe(data.total)
  expect((await found({ abbreviation: 'Nails', hole: 14.2 })).total).toBe(0)
})

test.each(['-1', 'abc', '100001'])('a hole of %s is refused', async (hole) => {
  expect((await read('/web/product/finder', { hole })).status).toBe(400)
})
