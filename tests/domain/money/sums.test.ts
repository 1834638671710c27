import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Decimal, decimalOf } from '../../../src/domain/money/decimal'
import { discounted, lineAmount, minorDigits, type Currency } from '../../../src/domain/money/money'
import { sumsOf } from '../../../src/domain/money/sums'

const each = { per: 1 } as const

test.each<[string, string, 1 | 100 | 1000, number, Currency, string]>([
  ['a price for each piece', '3.25', 1, 14, 'CNY', '45.5'],
  ['a price for 100', '3.25', 100, 250, 'CNY', '8.13'],
  ['a price for 1,000', '18.4', 1000, 1, 'EUR', '0.02'],
  ['half a cent is rounded up', '0.005', 1, 1, 'CNY', '0.01'],
  ['less than half a cent is rounded down', '0.004999', 1, 1, 'CNY', '0'],
  ['1.005 has no floating-point error', '1.005', 1, 1, 'USD', '1.01'],
  ['the yen has no minor unit', '2.5', 1, 1, 'JPY', '3'],
  [
    'a very large quantity',
    '999999999999.999999',
    1,
    1_000_000_000,
    'CNY',
    '999999999999999999000',
  ],
])('%s', (_name, amount, per, counts, currency, expected) => {
  expect(lineAmount({ amount, per }, counts, currency).toFixed()).toBe(expected)
})

test('the total is what a reader adds up from the printed lines and the tax', () => {
  const lines = [
    { price: { amount: '0.335', ...each }, counts: 1 },
    { price: { amount: '0.335', ...each }, counts: 1 },
    { price: { amount: '0.335', ...each }, counts: 1 },
  ]
  expect(sumsOf(lines, { currency: 'CNY', taxRate: '13' })).toEqual({
    amounts: ['0.34', '0.34', '0.34'],
    subtotal: '1.02',
    tax: '0.13',
    total: '1.15',
  })
})

test('a document without lines has sums of zero', () => {
  const sums = { amounts: [], subtotal: '0.00', tax: '0.00', total: '0.00' }
  expect(sumsOf([], { currency: 'EUR', taxRate: '19' })).toEqual(sums)
  expect(sumsOf([], { currency: 'JPY', taxRate: '10' })).toMatchObject({ total: '0' })
})

/** Rounds numerator / denominator half up, in whole numbers of any size. */
const dividedHalfUp = (numerator: bigint, denominator: bigint) =>
  (2n * numerator + denominator) / (2n * denominator)

const written = (minor: bigint, digits: number) => {
  const text = String(minor).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

test('sums of any prices, quantities and rates equal those in whole numbers', () => {
  const line = fc.record({
    millionths: fc.bigInt({ min: 1n, max: 10n ** 18n - 1n }),
    per: fc.constantFrom<1 | 100 | 1000>(1, 100, 1000),
    counts: fc.integer({ min: 1, max: 1_000_000_000 }),
  })
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 20 }),
      fc.constantFrom<Currency>('CNY', 'EUR', 'USD', 'GBP', 'JPY'),
      fc.integer({ min: 0, max: 100_000 }),
      (lines, currency, rate) => {
        const digits = minorDigits[currency]
        const minor = 10n ** BigInt(digits)
        const amounts = lines.map(({ millionths, per, counts }) =>
          dividedHalfUp(millionths * BigInt(counts) * minor, BigInt(per) * 1_000_000n),
        )
        const subtotal = amounts.reduce((sum, amount) => sum + amount, 0n)
        const tax = dividedHalfUp(subtotal * BigInt(rate), 100_000n)
        const priced = lines.map(({ millionths, per, counts }) => ({
          price: { amount: written(millionths, 6), per },
          counts,
        }))
        expect(sumsOf(priced, { currency, taxRate: written(BigInt(rate), 3) })).toEqual({
          amounts: amounts.map((amount) => written(amount, digits)),
          subtotal: written(subtotal, digits),
          tax: written(tax, digits),
          total: written(subtotal + tax, digits),
        })
      },
    ),
  )
})

test('a discount lowers a price and never makes it nothing', () => {
  expect(discounted({ amount: '12.8', per: 100 }, '5')).toEqual({ amount: '12.16', per: 100 })
  expect(discounted({ amount: '3.25', ...each }, '12.5').amount).toBe('2.84375')
  expect(discounted({ amount: '3.25', ...each }, '100').amount).toBe('0.000001')
})

test('floating-point numbers are refused', () => {
  expect(() => decimalOf(0.1)).toThrow(RangeError)
  expect(() => new Decimal(0.1 as unknown as string)).toThrow()
})
