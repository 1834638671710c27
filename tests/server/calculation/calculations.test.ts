import { expect, test } from 'vitest'
import { calculate, calculateJoint } from '../../../src/domain/calculation/calculate'
import {
  clampExample,
  flexibilityExample,
  jointExample,
  stretchingExample,
} from '../../../src/domain/calculation/examples'
import { computeMethod } from '../../../src/domain/calculation/methods/compute-method'
import { methods } from '../../../src/domain/calculation/methods/methods'
import { keysIn } from '../../../src/domain/lists/objects'
import { startApp } from '../../app'

const { call } = await startApp()

const clamp = (body: unknown, who: string | null = 'engineer', headers = {}) =>
  call(who, 'POST', '/web/calculate/clampForce', body, headers)

test('the calls answer what the engine computes', async () => {
  expect((await clamp(clampExample)).data).toEqual(calculate('clamp', clampExample))
  const resilience = await call('engineer', 'POST', '/web/calculate/resilience', flexibilityExample)
  expect(resilience.data).toEqual(calculate('flexibility', flexibilityExample))
  const force = await call(
    'engineer',
    'POST',
    '/web/calculate/torque/tensileForce',
    stretchingExample,
  )
  expect(force.data).toEqual(calculate('stretching', stretchingExample))
  const joint = await call('engineer', 'POST', '/web/calculate/joint', jointExample)
  expect(joint.data).toEqual(JSON.parse(JSON.stringify(calculateJoint(jointExample))))
  expect(joint.data.verdict.tone).toBe('good')
})

test('a preload that is typed is taken as typed, without a word of a method of tightening', async () => {
  const typed = { ...jointExample, torque: undefined, Fmin: 60_000, Fmax: 80_000 }
  const answer = await call('engineer', 'POST', '/web/calculate/joint', typed)
  expect(answer.status).toBe(200)
  expect(answer.data.preload).toMatchObject({ from: 'typed', Fmin: 60_000 })
})

test.each(keysIn(methods))(
  'the call of the method %s answers what the page computes',
  async (name) => {
    const { example } = methods[name]
    const path = `/web/calculate/method/${name}`
    const answer = await call('engineer', 'POST', path, example)
    expect(answer.data).toEqual(computeMethod(name, example))
    expect((await call(null, 'POST', path, example)).status).toBe(401)
    const empty = await call('engineer', 'POST', path, {})
    expect(empty.status).toBe(400)
    expect(empty.data.errors.map(({ code }: { code: string }) => code)).toContain(
      'PARAMETERS_INCOMPLETE',
    )
    const wrong = await call('engineer', 'POST', path, { ...example, d: 'x', colour: 1 })
    expect(wrong.status).toBe(400)
  },
)

test('a method that there is not is refused', async () => {
  expect((await call('engineer', 'POST', '/web/calculate/method/none', {})).status).toBe(400)
})

test('an invalid choice is reported as such, whatever its type', async () => {
  for (const mode of [-1, null, true, 'none']) {
    const body = { ...stretchingExample, mode }
    const answer = await call('engineer', 'POST', '/web/calculate/torque/tensileForce', body)
    expect(answer.data.errors[0], String(mode)).toMatchObject({
      path: 'mode',
      code: 'NOT_A_CHOICE',
    })
  }
})

test.each([
  ['clampForce', clampExample],
  ['resilience', flexibilityExample],
  ['resilience', { d: 0.5, dW1: 1, dW2: 1, sections: [{}], layers: [{}] }],
  ['torque/tensileForce', stretchingExample],
  ['joint', jointExample],
])('%s refuses values of the wrong type at any depth without an error', async (name, body) => {
  for (const path of pathsIn(body)) {
    for (const value of [null, true, 1e300, -1, 'x', [], {}]) {
      const { status } = await call('engineer', 'POST', `/web/calculate/${name}`, {
        ...changed(body, path, value),
      })
      expect([200, 400], `${path.join('.')}: ${JSON.stringify(value)}`).toContain(status)
    }
  }
})

/** Paths of all values in an input, including list entries. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    [key],
    ...pathsIn(inner).map((path) => [key, ...path]),
  ])
}

function changed<T>(input: T, path: string[], value: unknown): T {
  const copy = structuredClone(input)
  const last = path.at(-1)!
  const holder = path
    .slice(0, -1)
    .reduce(
      (within, step) => within[step] as Record<string, unknown>,
      copy as Record<string, unknown>,
    )
  holder[last] = value
  return copy
}

test('all faults of an input are reported at once, at their fields, with their codes', async () => {
  const answer = await clamp({
    d: 16,
    P: 3,
    dKm: '20',
    muLarge: 0.1,
    muSmall: 0.2,
    torquePrevailing: 5,
    toolScatter: 4,
    propertyClass: '11.9',
    colour: 'red',
  })
  expect(answer.status).toBe(400)
  const codes = answer.data.errors.map(
    ({ path, code }: Record<string, string>) => `${path} ${code}`,
  )
  expect(codes).toEqual([
    'torque PARAMETERS_INCOMPLETE',
    'dKm NOT_A_NUMBER',
    'propertyClass NOT_A_CHOICE',
    'toolScatter OUT_OF_RANGE',
    'colour UNKNOWN_PARAMETER',
    'P PITCH_NOT_FOR_DIAMETER',
    'muLarge FRICTION_ORDER',
  ])
})

test.each([
  [
    { torque: 5 },
    '安装扭矩必须大于有效力矩（含工具误差）',
    /^The installation torque must be greater/,
  ],
  [
    { muLarge: 0.05 },
    '最大摩擦系数不能小于最小摩擦系数',
    /^The max. friction coefficient must not/,
  ],
  [
    { P: 3 },
    'M16 无螺距 3 mm，可选：2, 1.5, 1 mm',
    /^M16 has no 3 mm pitch; available: 2, 1.5, 1 mm$/,
  ],
  [
    { dKm: 'x' },
    '有效摩擦直径：请输入数字',
    /^Effective friction diameter: please enter a number$/,
  ],
  [
    { toolScatter: 0.7 },
    '工具扭矩误差 ±应在 0 至 50 % 之间（含两端）',
    /between 0 and 50 % \(inclusive\)$/,
  ],
  [
    { dKm: undefined, dW: 20, dh: 21 },
    '孔径必须小于支承面直径',
    /^The hole must be smaller than the b/,
  ],
])('%j is explained in both languages', async (change, zh, en) => {
  const body = { ...clampExample, ...change }
  const inChinese = await clamp(body, 'engineer', { 'accept-language': 'zh' })
  const inEnglish = await clamp(body, 'engineer', { 'accept-language': 'en' })
  expect(inChinese.data.errors[0].message).toBe(zh)
  expect(inEnglish.data.errors[0].message).toMatch(en)
})

test('missing parameters are named together', async () => {
  const { status, meta } = await clamp({ d: 16, P: 2 })
  expect(status).toBe(400)
  expect(meta.message).toBe('请填写完整参数：最大摩擦系数 µ、最小摩擦系数 µ、安装扭矩')
})

test('a limit is also reported as a number', async () => {
  const { data } = await clamp({ ...clampExample, toolScatter: 0.7 })
  expect(data.errors[0]).toMatchObject({ path: 'toolScatter', limit: [0, 0.5] })
})

test.each(['null', '[]'])('a body of %s is refused with the missing fields', async (body) => {
  const { status, meta } = await clamp(body, 'engineer', { 'accept-language': 'en' })
  expect(status).toBe(400)
  expect(meta.message).toMatch(/^Please complete the parameters: Thread diameter, /)
})

test('a number that is next to nothing is refused at its field', async () => {
  const { status, data } = await clamp({ ...clampExample, muLarge: 5e-324, muSmall: 5e-324 })
  expect(status).toBe(400)
  expect(data.errors[0]).toMatchObject({ path: 'muLarge', code: 'TOO_SMALL' })
})

test.each([null, [], 'text', 5, { sections: 3 }])(
  'a body of %j is refused as input',
  async (body) => {
    const answer = await call('engineer', 'POST', '/web/calculate/resilience', body ?? 'null')
    expect(answer.status).toBe(400)
  },
)

test('a fault in a row names its row', async () => {
  const layers = flexibilityExample.layers.map((layer, at) =>
    at === 1 ? { ...layer, dh: 70 } : layer,
  )
  const { data } = await call('engineer', 'POST', '/web/calculate/resilience', {
    ...flexibilityExample,
    layers,
  })
  expect(data.errors).toMatchObject([{ path: 'layers.1.dh', code: 'HOLE_NOT_BELOW_OUTER' }])
})

test('numbers out of range are refused, and no answer holds an invalid number', async () => {
  expect((await clamp('{"d":1e999,"P":2}')).status).toBe(400)
  expect((await clamp({ ...clampExample, torque: 1e7 })).status).toBe(400)
  const { text, status } = await clamp({ ...clampExample, torque: 1e6 })
  expect(status).toBe(200)
  expect(text).not.toMatch(/null|NaN|Infinity/)
})

test('calculating asks for a login, and is for customers', async () => {
  expect((await clamp(clampExample, null)).status).toBe(401)
  expect((await clamp(clampExample, 'supplier')).status).toBe(403)
  expect((await clamp(clampExample, 'editor')).status).toBe(403)
})

test('a caller whose language is not that of the page is told in one language', async () => {
  const language = { username: 'engineer', locale: 'en_US' }
  await call('engineer', 'POST', '/admin/sysi18n/language/change', language)

  const { meta } = await clamp({ ...clampExample, P: undefined }, 'engineer', {
    'accept-language': 'zh-CN',
  })
  expect(meta.message).toBe('Please complete the parameters: Thread pitch')
})
