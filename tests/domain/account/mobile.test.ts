import { expect, test } from 'vitest'
import { brokenRule, isMobile } from '../../../src/domain/account/mobile'

test.each([
  ['86', '13800138000'],
  ['86', '19900000001'],
  ['86', '10000000000'],
  ['49', '15123456'],
  ['1', '4155550123'],
])('+%s %s is a mobile number', (areaCode, mobile) => {
  expect(isMobile(areaCode, mobile)).toBe(true)
})

test.each([
  ['86', '23800138000'],
  ['86', '1380013800'],
  ['86', '138001380000'],
  ['86', '1380013800a'],
  ['49', ''],
  ['49', '1'.repeat(31)],
  ['49', '+15123456'],
])('+%s %s is not a valid mobile number', (areaCode, mobile) => {
  expect(isMobile(areaCode, mobile)).toBe(false)
})

test.each([
  ['86', 'abc', 'pattern'],
  ['86', '', 'pattern'],
  ['86', '138', 'minLength'],
  ['86', '138001380000', 'maxLength'],
  ['49', 'abc', 'pattern'],
  ['86', '13800138000', undefined],
])('+%s %s breaks first: %s', (areaCode, mobile, rule) => {
  expect(brokenRule(areaCode, mobile)).toBe(rule)
})
