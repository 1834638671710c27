import { expect, test } from 'vitest'
import { hasPage, withoutBase } from '../../../src/domain/pages/paths'

test.each([
  '/',
  '/login?redirect=%2Freserve',
  '/reserve/12/YD20261120-000123',
  '/office',
  '/office/x',
  '/Office/X/',
  '/404.html',
])('%s has a page', (target) => expect(hasPage(target)).toBe(true))

test.each([
  '/nowhere',
  '/reserve/12',
  '/officer',
  '/404-html',
  'https://elsewhere.example/login',
  '/productCategories/other',
])('%s has no page, so nothing links to it', (target) => expect(hasPage(target)).toBe(false))

test.each([
  ['/crrc_sales_web_html/news?type=1#top', '/news?type=1#top'],
  ['/crrc_sales_web_html/', '/'],
  ['/crrc_sales_web_html', '/'],
  ['/crrc_sales_web_html2/news', '/crrc_sales_web_html2/news'],
  ['/news', '/news'],
  [
    'https://elsewhere.example/crrc_sales_web_html/',
    'https://elsewhere.example/crrc_sales_web_html/',
  ],
])('the address %s is the route %s', (address, route) => {
  expect(withoutBase(address)).toBe(route)
})
