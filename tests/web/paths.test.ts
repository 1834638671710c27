import { expect, test } from 'vitest'
import { hasPage } from '../../src/web/paths'

test.each([
  '/',
  '/login?redirect=%2Freserve',
  '/reserve/12/YD20261120-000123',
  '/office',
  '/office/x',
])('%s has a page', (target) => expect(hasPage(target)).toBe(true))

test.each([
  '/nowhere',
  '/reserve/12',
  'https://elsewhere.example/login',
  '/productCategories/other',
])('%s has none, so nothing leads there', (target) => expect(hasPage(target)).toBe(false))
