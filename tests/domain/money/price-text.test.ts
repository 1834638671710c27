import { expect, test } from 'vitest'
import { moneyText, priceText } from '../../../src/domain/money/price-text'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('amounts are written with currency and thousands separators, exactly', () => {
  expect(plain(moneyText('27430.00', 'CNY', 'en'))).toBe('¥ 27,430.00')
  expect(plain(moneyText('27430.00', 'CNY', 'zh'))).toBe('¥ 27,430.00')
  expect(plain(moneyText('9007199254740993.07', 'EUR', 'en'))).toBe('€ 9,007,199,254,740,993.07')
  expect(plain(moneyText('1200', 'JPY', 'en'))).toBe('JP¥ 1,200')
})

test('prices name what they are for', () => {
  const price = { amount: '3.25', currency: 'CNY', per: 1 } as const
  expect(plain(priceText(price, 'pc', 'en'))).toBe('¥ 3.25 / pc')
  expect(plain(priceText({ ...price, per: 100 }, 'pc', 'en'))).toBe('¥ 3.25 / 100 pcs')
  expect(plain(priceText({ ...price, amount: '3', per: 1000 }, '件', 'zh'))).toBe(
    '¥ 3.00 / 1000 件',
  )
  expect(plain(priceText({ ...price, amount: '0.012345' }, 'set', 'en'))).toBe('¥ 0.012345 / set')
  expect(plain(priceText({ ...price, currency: 'JPY', amount: '120' }, 'pc', 'en'))).toBe(
    'JP¥ 120 / pc',
  )
})
