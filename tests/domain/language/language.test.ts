import { expect, test } from 'vitest'
import { namedLanguage, preferredLanguage } from '../../../src/domain/language/language'

test.each([
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['zh;q=0.1, en;q=0.9', 'en'],
  ['en;q=0, zh', 'zh'],
  ['EN_us', 'en'],
])('the languages %s prefer %s', (wished, language) => {
  expect(namedLanguage(wished)).toBe(language)
})

test.each([undefined, '', '*', 'fr, en;q=0.8', 'de;q=0.8, *', 'en;q=0'])(
  "the shop speaks Chinese if the browser's preferred languages are unsupported: %s",
  (wished) => {
    expect(namedLanguage(wished)).toBeUndefined()
    expect(preferredLanguage(wished)).toBe('zh')
  },
)
