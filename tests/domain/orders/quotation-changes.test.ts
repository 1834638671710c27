import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changesBetween,
  needsConsent,
  type Version,
} from '../../../src/domain/orders/quotation-changes'
import type { QuotedLine, RawChange } from '../../../src/domain/orders/quoted'

const version = (line: QuotedLine, head: Partial<Version> = {}): Version => ({
  note: '',
  validUntil: '2031-05-31',
  currency: 'CNY',
  total: '100.00',
  taxRate: '13',
  lines: { 7: line },
  ...head,
})

const agreed: QuotedLine = {
  counts: 200,
  price: { amount: '3.25', per: 1 },
  readyOn: '2031-04-01',
  decision: 'accept',
}
const instead = { id: 9, model: 'WS-12', materialName: { zh: '垫圈' } }

test.each<[string, Partial<QuotedLine>, RawChange[], boolean]>([
  ['nothing', {}, [], false],
  ['the same price for 100', { price: { amount: '325', per: 100 } }, [], false],
  [
    'a price',
    { price: { amount: '3', per: 1 } },
    [
      {
        lineId: 7,
        field: 'price',
        before: { amount: '3.25', per: 1, currency: 'CNY' },
        after: { amount: '3', per: 1, currency: 'CNY' },
      },
    ],
    true,
  ],
  ['a quantity', { counts: 100 }, [{ lineId: 7, field: 'counts', before: 200, after: 100 }], true],
  [
    'a day',
    { readyOn: '2031-05-01' },
    [{ lineId: 7, field: 'readyOn', before: '2031-04-01', after: '2031-05-01' }],
    true,
  ],
  [
    'a product',
    { decision: 'alternative', alternative: { ...instead, price: { amount: '3.25', per: 1 } } },
    [{ lineId: 7, field: 'product', after: 'WS-12' }],
    true,
  ],
  [
    'a line taken out',
    { decision: 'leaveOut' },
    [{ lineId: 7, field: 'leaveOut', after: true }],
    true,
  ],
  ['a note', { note: 'crate' }, [{ lineId: 7, field: 'note', after: 'crate' }], false],
])('a change of %s in an agreed line', (_what, change, expected, consent) => {
  const changes = changesBetween(version(agreed), version({ ...agreed, ...change }))
  expect(changes).toEqual(expected)
  expect(needsConsent(changes)).toBe(consent)
})

test('terms of the whole are named, and need no consent of their own', () => {
  const changes = changesBetween(
    version(agreed),
    version(agreed, { taxRate: '9', incoterm: 'FCA', note: 'new', validUntil: '2031-06-30' }),
  )
  expect(changes.map(({ field }) => field).sort()).toEqual([
    'incoterm',
    'taxRate',
    'validUntil',
    'wholeNote',
  ])
  expect(needsConsent(changes)).toBe(false)
})

test('a version does not differ from itself, and differences turn round with their order', () => {
  const lines = fc.record(
    {
      counts: fc.integer({ min: 1, max: 9 }),
      price: fc.record({
        amount: fc.constantFrom('1', '2.5', '250'),
        per: fc.constantFrom(1 as const, 100 as const),
      }),
      readyOn: fc.constantFrom('2031-04-01', '2031-05-01'),
      note: fc.constantFrom('a', 'b'),
    },
    { requiredKeys: ['counts'] },
  )
  fc.assert(
    fc.property(lines, lines, (a, b) => {
      expect(changesBetween(version(a), version(a))).toEqual([])
      const there = changesBetween(version(a), version(b))
      const back = changesBetween(version(b), version(a))
      const turned = back.map(({ before, after, ...change }) => ({
        ...change,
        ...(after !== undefined && { before: after }),
        ...(before !== undefined && { after: before }),
      }))
      const byField = (x: RawChange, y: RawChange) => x.field.localeCompare(y.field)
      expect(turned.sort(byField)).toEqual(there.sort(byField))
    }),
  )
})
