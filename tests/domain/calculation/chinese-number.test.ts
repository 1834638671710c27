import { expect, test } from 'vitest'
import { chineseNumber } from '../../../src/domain/calculation/chinese-number'

test.each<[string, number | undefined]>([
  ['五', 5],
  ['十', 10],
  ['十五', 15],
  ['二十', 20],
  ['二十五', 25],
  ['一百', 100],
  ['一百零五', 105],
  ['一百二十', 120],
  ['零点五', 0.5],
  ['两点零五', 2.05],
  ['五十百', undefined],
  ['五五', undefined],
  ['百', undefined],
  ['很多', undefined],
  ['', undefined],
])('%s is %s', (words, value) => {
  expect(chineseNumber(words)).toBe(value)
})
