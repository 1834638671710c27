import { expect, test } from 'vitest'
import { calculateJoint } from '../../../../src/domain/calculation/calculate'
import { jointExample } from '../../../../src/domain/calculation/examples'
import {
  misfitOf,
  type BoltModel,
  type JointSearch,
} from '../../../../src/domain/calculation/search/bolt-model'
import { byRank, judge, type Ranked } from '../../../../src/domain/calculation/search/candidates'

const search: JointSearch = { joint: jointExample, holes: 'drilled', torque: 'recommended' }
const bolt: BoltModel = {
  kind: 'bolt',
  head: 'hexagon',
  d: 16,
  P: 2,
  length: 70,
  threadLength: 38,
  dW: 22.49,
  propertyClass: '10.9',
}

test.each<[string, Partial<BoltModel>, Partial<JointSearch>, string | undefined]>([
  ['a bolt that fits', {}, {}, undefined],
  ['one that does not reach through the nut', { length: 55, threadLength: 38 }, {}, 'tooShort'],
  ['one that stands out far', { length: 90 }, {}, 'tooLong'],
  ['one whose shank reaches into the nut', { threadLength: 20 }, {}, 'shankLong'],
  ['one of another class', {}, { propertyClass: '8.8' }, 'otherClass'],
  ['one without a thread length', { threadLength: undefined }, {}, 'figuresMissing'],
  ['one thicker than the hole', { d: 20, P: 2.5, length: 80 }, { holes: 'entered' }, 'holeSmall'],
  ['one whose head falls through', { dW: 17 }, { holes: 'entered' }, 'headThroughHole'],
  ['a lockbolt where a bolt is looked for', { kind: 'lockbolt' }, {}, 'otherKind'],
])('%s: judged before it is calculated', (_name, model, wish, misfit) => {
  expect(misfitOf({ ...search, ...wish }, { ...bolt, ...model } as BoltModel)).toBe(misfit)
})

const pin: BoltModel = {
  kind: 'lockbolt',
  head: 'hexagon',
  d: 12,
  P: 1.75,
  pinDiameter: 12.7,
  dh: 14.2,
  clampingForce: 53_600,
  minimumTensionLoad: 75_800,
  gripMin: 38,
  gripMax: 44,
}
const ofPins: JointSearch = {
  ...search,
  joint: { ...jointExample, fastener: 'lockbolt', dW1: 25, dW2: 22, FQ: 0 },
}

test.each<[string, Partial<BoltModel>, Partial<JointSearch>, string | undefined]>([
  ['a lockbolt that fits', {}, {}, undefined],
  ['one whose diameter is not known', { pinDiameter: undefined }, {}, 'figuresMissing'],
  [
    'one that is thicker than the hole, and not the thread beside it',
    {},
    {
      holes: 'entered',
      joint: { ...ofPins.joint, layers: jointExample.layers.map((row) => ({ ...row, dh: 12.3 })) },
    },
    'holeSmall',
  ],
  [
    'one whose bearing face is that of another pin',
    {},
    { joint: { ...ofPins.joint, pinDiameter: 9.6 } },
    'figuresMissing',
  ],
])('%s: judged by its own figures', (_name, model, wish, misfit) => {
  expect(misfitOf({ ...ofPins, ...wish }, { ...pin, ...model } as BoltModel)).toBe(misfit)
})

test('a lockbolt goes into its own hole, and its modulus is never that of a metric bolt', () => {
  const { joint, notMade } = judge(ofPins, pin)!
  expect(joint).toMatchObject({ pinDiameter: 12.7, pinHole: 14.2, dW1: 25 })
  expect(joint.layers.map(({ dh }) => dh)).toEqual([14.2, 14.2])
  expect(joint.sections.find(({ kind }) => kind === 'shank')?.diameter).toBe(12.7)
  expect(joint.boltModulus).toBeUndefined()
  expect(notMade).toContain('scope')
  expect(judge(ofPins, { ...pin, boltModulus: 70 })!.notMade).not.toContain('scope')
})

test('a model that is put into a joint is judged as the joint itself is', () => {
  const judged = judge(search, bolt)!
  expect(judged.joint).toMatchObject({ d: 16, boltLength: 70, propertyClass: '10.9' })
  expect(judged.verdict).toEqual(calculateJoint(judged.joint).verdict)
  expect(judged.tone).toBe('good')
})

test('each bolt is tightened by its own recommended torque, or all by the entered one', () => {
  const own = judge(search, { ...bolt, propertyClass: '8.8' })!.joint.torque!
  expect(own).toBeLessThan(judge(search, bolt)!.joint.torque!)
  expect(judge({ ...search, torque: 'entered' }, bolt)!.joint.torque).toBe(jointExample.torque)
})

test('a bolt that is too weak for the load is told with its closest check', () => {
  const heavy = { ...search, joint: { ...jointExample, FAmax: 120_000 } }
  const judged = judge(heavy, bolt)!
  expect(judged.tone).toBe('bad')
  expect(judged.closest).toMatchObject({ state: 'notMet' })
  expect(judged.margin).toBeLessThan(1)
})

test('a prevailing torque that overloads a bolt takes it out', () => {
  const locked = { ...search, joint: { ...jointExample, torquePrevailing: 900 } }
  expect(judge(locked, bolt)).toBeUndefined()
})

test('green ones come first, of these the smallest, in stock, with the least margin', () => {
  const ranked = (name: string, of: Partial<Ranked>): Ranked & { name: string } => ({
    name,
    tone: 'good',
    d: 12,
    margin: 1.2,
    stock: 5,
    length: 60,
    ...of,
  })
  const all = [
    ranked('red, far', { tone: 'bad', margin: 0.5, d: 8 }),
    ranked('thick', { d: 16, margin: 1.01 }),
    ranked('red, near', { tone: 'bad', margin: 0.9 }),
    ranked('open', { tone: 'incomplete', d: 8 }),
    ranked('not in stock', { stock: 0, margin: 1.01 }),
    ranked('strong', { margin: 1.9 }),
    ranked('long', { length: 65 }),
    ranked('best', {}),
  ]
  expect(all.sort(byRank).map(({ name }) => name)).toEqual([
    'best',
    'long',
    'strong',
    'not in stock',
    'thick',
    'open',
    'red, near',
    'red, far',
  ])
})
