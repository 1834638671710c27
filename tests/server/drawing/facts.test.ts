import { expect, test } from 'vitest'
import { dimensionsOf, sizesOf } from '../../../src/domain/standards/standards'
import { hasShape, partOf } from '../../../src/server/drawing/facts'
import { demo, partNamed } from './examples'

const drawnSizes = (model: string) =>
  Object.fromEntries(
    partNamed(model).dimensions.map(({ symbol, value, origin }) => [symbol, `${value} ${origin}`]),
  )

test('every model of the catalogue belongs to a family of shapes', () => {
  expect(demo.filter((facts) => !hasShape(facts))).toEqual([])
})

test('every size of every model is a figure above zero and says where it comes from', () => {
  for (const facts of demo) {
    for (const { symbol, value, origin } of partOf(facts).dimensions) {
      expect(value, `${facts.model} ${symbol}`).toBeGreaterThan(0)
      expect(['standard', 'computed', 'typical']).toContain(origin)
    }
  }
})

test('a bolt takes its sizes from its standard', () => {
  expect(drawnSizes('HB-M12x80-8.8-ZN')).toEqual({
    d: '12 standard',
    P: '1.75 standard',
    s: '18 standard',
    e: '20.03 standard',
    k: '7.5 standard',
    L: '80 standard',
    b: '30 standard',
  })
})

test('a rivet nut is found by its model, for one thread has several lengths', () => {
  expect(drawnSizes('RN-F-M4-40')).toMatchObject({ D: '6.9 standard', dk: '10 standard' })
})

test('every rivet nut has a body that goes into its recommended hole without play', () => {
  const nuts = sizesOf('rivet nut')
  expect(nuts).toHaveLength(22)
  for (const size of nuts) {
    const hole = dimensionsOf('rivet nut', size)!.hole!
    const body = partNamed(`RN-${size}`).dimensions.find(({ symbol }) => symbol === 'D')!
    expect(hole - body.value, size).toBeGreaterThan(0.04)
    expect(hole - body.value, size).toBeLessThan(0.11)
  }
  expect(drawnSizes('RN-P-M8-38')).toMatchObject({ D: '13.4 typical' })
})

test('a coarse thread is named by its diameter, a fine one also by its pitch', () => {
  const threadOf = (model: string) =>
    partNamed(model).dimensions.find(({ symbol }) => symbol === 'd')?.label
  expect(threadOf('HB-M12x80-8.8-ZN')).toBe('M12')
  expect(threadOf('HF-M10x1x45-8.8-ZN')).toBe('M10×1')
})

test('the collar of a lockbolt has typical sizes, and says so', () => {
  expect(drawnSizes('RC-127-S-ST')).toMatchObject({ D: '20.3 typical', l: '19.7 typical' })
})

test('the lengths of a lockbolt grow with its grip', () => {
  expect(drawnSizes('RL1-127-8-R-ZN').L1).toBe('37.9 computed')
  expect(drawnSizes('RL1-127-16-R-ZN').L1).toBe('50.6 computed')
})

test("a lockbolt's stated length is its overall length, as in its drawing", () => {
  const said = demo.filter(
    ({ className, baseInfo }) => className.includes('环槽铆钉') && baseInfo.rivetLength,
  )
  expect(said.length).toBeGreaterThan(600)
  for (const { model, baseInfo } of said) {
    const drawn = partNamed(model).dimensions.find(({ symbol }) => symbol === 'L2')
    expect(`${model} ${baseInfo.rivetLength}`).toBe(`${model} ${drawn?.value}`)
  }
})

const facts = {
  categoryType: 1 as const,
  category: '螺栓',
  className: '六角头螺栓',
  classNameEn: 'Hexagon head bolts',
  model: 'X-1',
  values: {},
  baseInfo: {},
}

test('a size that no standard has follows from usual proportions, marked as typical', () => {
  const part = partOf({ ...facts, values: { diameter: '13', length: '70' } })
  expect(part.dimensions.find(({ symbol }) => symbol === 'k')).toMatchObject({
    value: 8.5,
    origin: 'typical',
  })
})

test('a base-info figure of the model keeps its own origin', () => {
  const part = partOf({
    ...facts,
    values: { diameter: '13' },
    baseInfo: { edgeWidth: '20.5 mm' },
    origins: { edgeWidth: 'computed' },
  })
  expect(part.dimensions.find(({ symbol }) => symbol === 's')).toMatchObject({
    value: 20.5,
    origin: 'computed',
  })
})

test('a part of an unknown class has no shape, whatever its category holds', () => {
  const unknown = { ...facts, category: '螺栓', className: '轨底夹板', classNameEn: 'Base clips' }
  expect(hasShape(unknown)).toBe(false)
})

test('a fastener that is called after a part of a tool has not its shape, nor a tool that of its fastener', () => {
  const jaws = { ...facts, className: '钳口夹板', classNameEn: 'Jaw clips' }
  const tensioner = { ...facts, className: '螺栓拉伸器', classNameEn: 'Bolt tensioners' }
  expect(
    [1, 2].map((categoryType) => hasShape({ ...jaws, categoryType: categoryType as 1 | 2 })),
  ).toEqual([false, true])
  expect(hasShape({ ...tensioner, categoryType: 2 })).toBe(false)
})

test.each([
  [{ finish: '电镀锌' }, 'zinc'],
  [{ finish: '锌铝涂层' }, 'zincFlake'],
  [{ finish: '电镀锌镍' }, 'zincNickel'],
  [{ finish: '热浸镀锌' }, 'hotDip'],
  [{ finish: '发黑' }, 'black'],
  [{ finish: '本色' }, 'plainSteel'],
  [{ propertyClass: 'A2-70', finish: '本色' }, 'stainless'],
  [{ material: '2024 铝合金', finish: '本色' }, 'aluminium'],
])('the finish %o looks like %s', (values, surface) => {
  expect(partOf({ ...facts, values }).surface).toBe(surface)
})
