// @vitest-environment jsdom
import { expect, test } from 'vitest'
import {
  formatNumber,
  loadTexts,
  shownValue,
  storeLanguage,
} from '../../../src/web/language/locale'
import { readStored } from '../../../src/web/session/storage'

await loadTexts()

test('a value that is there in Chinese alone says so on an English page', () => {
  expect(shownValue('达克罗')).toBe('达克罗 (Chinese only)')
  expect(shownValue('GB/T 5782 8.8')).toBe('GB/T 5782 8.8')
})

test('numbers are written as the formatters of both languages write them', () => {
  for (const tag of ['en-GB', 'zh-CN']) {
    const usual = new Intl.NumberFormat(tag, { maximumFractionDigits: 6 })
    for (const value of [0, 7, 999, 1000, 12345.678901, -1234567, 0.1, 1 / 3, 1e-7, 2 ** 60, -42.5])
      expect(formatNumber(value)).toBe(usual.format(value))
    const fixed = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
    for (const value of [0, 12, 1234.567, 0.005, 99999.999])
      expect(formatNumber(value, 2)).toBe(new Intl.NumberFormat(tag, fixed).format(value))
  }
})

test.each(['zh', 'en'] as const)('the chosen language is stored in the browser as %s', (chosen) => {
  storeLanguage(chosen)
  expect(readStored('language', 'local')).toBe(chosen)
})
