import { expect, test } from 'vitest'
import { checker, mostFaults, tellingFaults, Validator } from '../../../src/server/http/validator'

const line = {
  type: 'object',
  required: ['id', 'count'],
  properties: { id: { type: 'integer' }, count: { type: 'integer' } },
  additionalProperties: false,
}
const order = {
  type: 'object',
  properties: { lines: { type: 'array', maxItems: 5000, items: { $ref: '#/$defs/line' } } },
  $defs: { line },
}

test('a limited number of faults is kept, and the places of all others are counted', () => {
  const check = checker({}).compile(order)
  const lines = Array.from({ length: 5000 }, (_, at) => (at % 2 ? {} : 1))
  const { errors, more } = check({ lines })!
  expect(errors.length).toBeLessThan(50 * mostFaults)
  // A non-object entry is one faulty place; an empty object lacks two fields.
  const kept = new Set(
    tellingFaults(errors).map(
      ({ instancePath, params }) => instancePath + String(params.missingProperty ?? ''),
    ),
  )
  expect(kept.size + more).toBe(7500)
})

test('lists within lists are counted too', () => {
  const rows = { type: 'array', items: { type: 'array', items: { type: 'integer' } } }
  const check = checker({}).compile(rows)
  const { errors, more } = check(Array(100).fill(Array(100).fill('x')))!
  expect(errors.length + more).toBe(10_000)
  expect(errors.length).toBeLessThan(1000)
})

test('an input that is right has no faults, and what was counted before is forgotten', () => {
  const check = checker({}).compile(order)
  expect(check({ lines: Array(3000).fill(1) })).toMatchObject({ more: expect.any(Number) })
  expect(check({ lines: [] })).toBeUndefined()
  expect(check({ lines: [1] })).toMatchObject({ more: 0 })
})

test('no entry of a list that is too long is looked at', () => {
  const { errors } = checker({}).compile(order)({ lines: Array(5001).fill(1) })!
  expect(errors.map(({ keyword }) => keyword)).toEqual(['maxItems'])
})

test.each([
  ['pattern', { pattern: '^x+$' }],
  ['format', { format: 'email' }],
])('a text that is far too long is not compared with its %s', (keyword, rule) => {
  const check = checker({}).compile({ type: 'string', maxLength: 5, ...rule })
  const keywordsOf = (text: string) => check(text)!.errors.map(({ keyword }) => keyword)
  expect(keywordsOf('y'.repeat(11))).toEqual(['maxLength'])
  expect(keywordsOf('yyyyyy')).toEqual(['maxLength', keyword])
})

test('all unknown names of an object are one fault', () => {
  const names = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`k${at}`, 1]))
  const check = checker({}).compile(line)
  expect(check({ id: 1, count: 1, ...names })!.errors).toHaveLength(1)
  const unevaluated = checker({}).compile({
    ...line,
    additionalProperties: undefined,
    unevaluatedProperties: false,
  })
  expect(unevaluated({ id: 1, count: 1, ...names })!.errors).toHaveLength(1)
})

test('rules that a draft may break are neither told nor counted, however many there are', () => {
  const check = checker({}).compile(order)
  const lines = [...Array(1000).fill({}), { id: 'x', count: 1 }]
  expect(check({ lines: lines.slice(0, 1000) }, ['required'])).toBeUndefined()
  const { errors, more } = check({ lines }, ['required'])!
  expect({ paths: errors.map(({ instancePath }) => instancePath), more }).toEqual({
    paths: ['/lines/1000/id'],
    more: 0,
  })
})

test('entries that are equal are found in a list of any length', () => {
  const check = checker({}).compile({ type: 'array', uniqueItems: true })
  const ids = Array.from({ length: 50_000 }, (_, at) => at)
  expect(check(ids)).toBeUndefined()
  expect(check([...ids, 7])!.errors.map(({ keyword }) => keyword)).toEqual(['uniqueItems'])
})

test('the validator of forms tells the same faults as that of the server, but all of them', () => {
  const ofForms = new Validator({ strict: false, allErrors: true }).compile(order)
  expect(ofForms({ lines: Array(300).fill(1) })).toBe(false)
  expect(ofForms.errors).toHaveLength(300)
})

/** A closed form with conditions, as the code generation writes it. */
const closed = {
  type: 'object',
  required: ['kind'],
  properties: { kind: { type: 'string' } },
  unevaluatedProperties: false,
}
const reason = { type: 'string', minLength: 3 }
const asked = { properties: { reason }, required: ['reason'] }

test.each([
  ['if', { if: { properties: { kind: { const: 'late' } } }, then: asked }],
  [
    'if within allOf',
    { allOf: [{ if: { properties: { kind: { const: 'late' } } }, then: asked }] },
  ],
  [
    'if of a named type',
    {
      if: { properties: { kind: { const: 'late' } } },
      then: { $ref: '#/components/schemas/Asked' },
    },
  ],
  ['dependentSchemas', { dependentSchemas: { kind: asked } }],
  [
    'oneOf',
    {
      oneOf: [
        { properties: { kind: { const: 'late' }, reason }, required: ['reason'] },
        { properties: { kind: { const: 'lost' }, place: { type: 'string' } } },
      ],
    },
  ],
])('a fault in a field of a condition (%s) is the only one reported', (_name, condition) => {
  const components = { schemas: { Asked: asked } }
  const schema = { ...closed, ...condition, components }
  const ofForms = new Validator({ strict: false, allErrors: true }).compile(schema)
  const faultsOf = (value: object) => {
    const told = (checker({}).compile(schema)(value)?.errors ?? []).filter(
      ({ keyword }) => !['if', 'oneOf', 'const', 'required'].includes(keyword),
    )
    expect(ofForms(value)).toBe(told.length === 0)
    return told.map(({ keyword, instancePath, params }) =>
      [instancePath, keyword, params.unevaluatedProperty].filter(Boolean).join(' '),
    )
  }
  expect(faultsOf({ kind: 'late', reason: 'no' })).toEqual(['/reason minLength'])
  expect(faultsOf({ kind: 'late', reason: 'rain' })).toEqual([])
  expect(faultsOf({ kind: 'late', reason: 'no', lot: 1 })).toEqual([
    '/reason minLength',
    'unevaluatedProperties lot',
  ])
})

test('a field of a condition that is not met is refused', () => {
  const condition = { if: { properties: { kind: { const: 'late' } } }, then: asked }
  const check = checker({}).compile({ ...closed, ...condition })
  expect(check({ kind: 'lost', reason: 'rain' })!.errors).toMatchObject([
    { keyword: 'unevaluatedProperties', params: { unevaluatedProperty: 'reason' } },
  ])
})
