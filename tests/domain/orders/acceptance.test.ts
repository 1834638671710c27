import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Price } from '../../../src/domain/money/money'
import { sumsOf } from '../../../src/domain/money/sums'
import {
  mayDecide,
  priceFor,
  takenSums,
  usualDecision,
  type Decision,
  type Offer,
} from '../../../src/domain/orders/acceptance'

const price: Price = { amount: '3.25', per: 1 }
const other: Price = { amount: '88', per: 100 }

test.each<[string, Offer, Decision[], Decision]>([
  ['a price', { price }, ['accept', 'leaveOut'], 'accept'],
  ['nothing', {}, ['leaveOut'], 'leaveOut'],
  [
    'a price and an alternative without one',
    { price, alternative: {} },
    ['accept', 'leaveOut'],
    'accept',
  ],
  [
    'an alternative alone',
    { alternative: { price: other } },
    ['alternative', 'leaveOut'],
    'leaveOut',
  ],
  [
    'a price and an alternative with one',
    { price, alternative: { price: other } },
    ['accept', 'alternative', 'leaveOut'],
    'accept',
  ],
])('a line with %s', (_what, offer, possible, usual) => {
  const all: Decision[] = ['accept', 'alternative', 'leaveOut']
  expect(all.filter((decision) => mayDecide(offer, decision))).toEqual(possible)
  expect(usualDecision(offer)).toBe(usual)
})

const prices = fc.record({
  amount: fc.bigInt({ min: 1n, max: 10n ** 15n }).map((units) => {
    const digits = String(units).padStart(7, '0')
    return `${digits.slice(0, -6)}.${digits.slice(-6)}`
  }),
  per: fc.constantFrom(1 as const, 100 as const, 1000 as const),
})
const offers: fc.Arbitrary<Offer> = fc.record({
  price: fc.option(prices, { nil: undefined }),
  alternative: fc.option(fc.record({ price: fc.option(prices, { nil: undefined }) }), {
    nil: undefined,
  }),
})
const decided = fc.record({
  counts: fc.integer({ min: 1, max: 1_000_000_000 }),
  offer: offers,
  decision: fc.constantFrom<Decision>('accept', 'alternative', 'leaveOut'),
})

test('the sums are those of the lines that are taken at a price, and of no other', () => {
  fc.assert(
    fc.property(
      fc.array(decided, { maxLength: 30 }),
      fc.constantFrom('CNY' as const, 'JPY' as const),
      (lines, currency) => {
        const taken = lines.flatMap(({ counts, offer, decision }) => {
          const chosen = priceFor(offer, decision)
          return chosen ? [{ price: chosen, counts }] : []
        })
        const { subtotal, tax, total } = sumsOf(taken, { currency, taxRate: '13' })
        expect(takenSums(lines, { currency, taxRate: '13' })).toEqual({
          lineCount: taken.length,
          subtotal,
          tax,
          total,
        })
      },
    ),
  )
})

test('an older quotation without a tax rate has a subtotal, and neither tax nor total', () => {
  const line = { counts: 2, offer: { price }, decision: 'accept' as const }
  expect(takenSums([line], { currency: 'CNY', taxRate: undefined })).toEqual({
    lineCount: 1,
    subtotal: '6.50',
  })
})
