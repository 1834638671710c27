import { expect, test } from 'vitest'
import { hasLanguageLimits, limitedTo } from '../../../src/domain/language/language-limits'

const theme = { type: 'string', maxLength: 50, 'x-lang': { maxLength: { zh: 20, en: 50 } } }
const form = { properties: { rows: { items: { properties: { theme } } }, other: {} } }

test('a limit that differs by language is resolved at every depth', () => {
  const limit = (language: 'zh' | 'en') =>
    limitedTo(form, language).properties.rows.items.properties.theme.maxLength
  expect([limit('zh'), limit('en')]).toEqual([20, 50])
})

test('a form without limits by language is the same in all languages', () => {
  expect([
    hasLanguageLimits(form),
    hasLanguageLimits({ properties: { a: { maxLength: 3 } } }),
  ]).toEqual([true, false])
})
