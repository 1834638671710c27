import { expect, test } from 'vitest'
import { misfitOf, type JointSearch } from '../../../src/domain/calculation/search/bolt-model'
import { byRank, judge } from '../../../src/domain/calculation/search/candidates'
import { figuresOf } from '../../../src/server/calculable/figures'
import { findProduct } from '../../../src/server/calculable/products.sql'
import { startApp } from '../../app'
import { seeded } from '../../random'

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

test('a random load finds what a look at every single model finds', async () => {
  const models = await allModels()
  const random = seeded(31)
  for (let round = 0; round < 12; round++) {
    const thickness = random.between(4, 40)
    const dh = random.between(7, 26)
    const drilled = random.chance(0.5)
    const given = {
      ...joint,
      layers: [
        { ...plate, dh, thickness },
        { ...plate, dh, thickness },
      ],
      FAmax: random.between(500, 60_000),
      ...(random.chance(0.3) && { joint: 'ESV' as const, tappedMaterial: '34CrNiMo6' as const }),
    }
    const propertyClass = random.oneOf([undefined, '8.8', '10.9', 'A2-70'])
    const holes = drilled ? ('drilled' as const) : ('entered' as const)
    const body = { joint: given, holes, ...(propertyClass && { propertyClass }) }
    const { status, data } = await find(body)
    expect(status, JSON.stringify([body, data])).toBe(200)
    const search: JointSearch = { joint: given, holes, torque: 'recommended', propertyClass }
    const expected = models
      .filter(({ model }) => misfitOf(search, model) === undefined)
      .flatMap(({ id, stock, model }) => {
        const judged = judge(search, model)
        const { d = 0, length } = model
        return judged ? { id, stock, d, length, tone: judged.tone, margin: judged.margin } : []
      })
      .sort((a, b) => byRank(a, b) || a.id - b.id)
    expect(data.calculated).toBe(expected.length)
    expect(data.suffice).toBe(expected.filter(({ tone }) => tone === 'good').length)
    expect(data.candidates.map(({ id }: { id: number }) => id)).toEqual(
      expected.slice(0, 50).map(({ id }) => id),
    )
  }
})

/** Every calculable fastener with the figures that its product page tells. */
async function allModels() {
  const rows = await database
    .selectFrom('material')
    .innerJoin('product_class', 'product_class.id', 'material.class_id')
    .innerJoin('category', 'category.id', 'product_class.category_id')
    .where('category.category_type', '=', 1)
    .select('material.id')
    .execute()
  const products: Awaited<ReturnType<typeof findProduct>>[] = []
  for (const { id } of rows) products.push(await findProduct(database, id))
  return products.flatMap((product) => {
    if (product?.data.isCalculate !== 1) return []
    const { id, values, data } = product
    const model = figuresOf({ values, baseInfo: data.baseInfo })
    return { id, model, stock: data.inventory }
  })
}

test('a joint for lockbolts finds lockbolts whose grip holds its parts', async () => {
  const { data } = await find({
    joint: { ...joint, fastener: 'lockbolt', FAmax: 5000, preloadScatter: 0.1, dW1: 25 },
  })
  expect(data.calculated).toBeGreaterThan(0)
  for (const { joint: whole } of data.candidates) {
    expect(whole.gripMin).toBeLessThanOrEqual(41)
    expect(whole.gripMax).toBeGreaterThanOrEqual(41)
    // The hole is that of its pin, and not of the metric thread beside it.
    expect(whole.layers[0].dh).toBe(whole.pinHole)
    expect(whole.pinHole).toBeGreaterThan(whole.pinDiameter)
  }
  // Without a bearing face of the lockbolt none of a metric bolt is borrowed.
  const { data: faceless } = await find({ joint: { ...joint, fastener: 'lockbolt' } })
  expect(faceless.calculated).toBe(0)
  expect(faceless.fellOut).toContainEqual(expect.objectContaining({ reason: 'figuresMissing' }))
})

/** Bearing diameters in mm of a size, by the table of each standard; conical and rounded heads have none. */
const publishedFaces: Record<string, [d: number, dW: number | undefined]> = {
  'ISO 4014': [8, 11.63],
  'ISO 4017': [12, 16.63],
  'ISO 8765': [16, 22.49],
  'ISO 8676': [20, 28.19],
  'ISO 15071': [8, 14.9],
  'EN 14399-4': [12, 20.1],
  'ISO 4762': [12, 17.23],
  'ISO 10642': [8, undefined],
  'ISO 7380-1': [8, undefined],
}

test('each head of the catalogue has the face of its own standard, or falls out of the search', async () => {
  const bolts = (await allModels()).filter(({ model }) => model.kind === 'bolt')
  const standardOf = ({ standard = '' }: { standard?: string | undefined }) =>
    Object.keys(publishedFaces).find((name) => standard.includes(name)) ?? standard
  expect([...new Set(bolts.map(({ model }) => standardOf(model)))].sort()).toEqual(
    Object.keys(publishedFaces).sort(),
  )
  const search: JointSearch = { joint, holes: 'drilled', torque: 'recommended' }
  for (const { model } of bolts) {
    const [size, dW] = publishedFaces[standardOf(model)]!
    if (model.d === size) expect(model.dW, standardOf(model)).toBe(dW)
    if (dW !== undefined) expect(model.dW, standardOf(model)).toBeGreaterThan(model.d!)
    else expect(misfitOf(search, model)).toMatch(/faceUnknown|figuresMissing/)
    const judged = misfitOf(search, model) === undefined && judge(search, model)
    if (judged) expect(judged.joint.dW1).toBe(model.dW)
  }
  const { data } = await find({ joint })
  expect(data.fellOut).toContainEqual({ reason: 'faceUnknown', count: expect.any(Number) })
})

test('a wanted class, finish and class of parts narrow the search', async () => {
  const all = await find({ joint })
  const [{ finish }] = all.data.candidates
  const { data } = await find({ joint, propertyClass: '12.9', finish })
  expect(data.candidates.length).toBeGreaterThan(0)
  for (const bolt of data.candidates) expect(bolt).toMatchObject({ propertyClass: '12.9', finish })
  expect((await find({ joint, classId: 999_999 })).status).toBe(404)
})

test('what is wrong with the joint is said at its field, and nothing is calculated', async () => {
  const { status, data } = await find({ joint: { ...joint, muSmall: undefined, layers: [] } })
  expect(status).toBe(400)
  expect(data.errors.map(({ path }: { path: string }) => path)).toContain('joint.layers')
})

test('visitors and purchasers may not search', async () => {
  expect((await find({ joint }, null)).status).toBe(401)
  expect((await find({ joint }, 'buyer')).status).toBe(403)
})
