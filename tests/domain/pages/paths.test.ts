import { expect, test } from 'vitest'
import { hasPage, pageAt, webBase, withoutBase } from '../../../src/domain/pages/paths'

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

test('the pages are served below one base, without a sign for scripts in the address', () => {
  expect(webBase).toBe('/crrc_sales_web_html/')
})

test.each([
  ['/', 'shop'],
  ['/productCategories', 'shop'],
  ['/productCategories/productSelection', 'shop'],
  ['/productCategories/details', 'shop'],
  ['/productCategories/customProduct', 'shop'],
  ['/commodityContrast', 'shop'],
  ['/intentionOrder', 'shop'],
  ['/customIntentionOrder', 'shop'],
  ['/industryScene', 'shop'],
  ['/industryCase', 'shop'],
  ['/industryCase/details', 'shop'],
  ['/articleListing', 'shop'],
  ['/articleListing/details', 'shop'],
  ['/experimentalServices', 'shop'],
  ['/experimentalDetail', 'shop'],
  ['/aboutUs/about_us_type_4', 'shop'],
  ['/guideToUse', 'shop'],
  ['/productCategories/calculationReports', 'shop'],
  ['/productCategories/calculationReports/clamp', 'shop'],
  ['/productCategories/calculationReports/flexibility', 'shop'],
  ['/productCategories/calculationReports/stretching', 'shop'],
  ['/cart', 'centre'],
  ['/collect', 'centre'],
  ['/reserve', 'centre'],
  ['/reserve/12/YD20261120-000123', 'centre'],
  ['/homePage', 'centre'],
  ['/calculationReport', 'centre'],
  ['/news', 'centre'],
  ['/log', 'centre'],
  ['/set', 'centre'],
  ['/subscribe', 'centre'],
  ['/deliveryNotice', 'centre'],
  ['/deliveryNotice/12/FH-1', 'centre'],
  ['/customerAnalysis', 'reports'],
  ['/customerAnalysis/details', 'reports'],
  ['/supplierProblem', 'supplier'],
  ['/supplierProblem/details', 'supplier'],
  ['/supplierProblem/supplierProblemNews', 'supplier'],
  ['/threeD', 'window'],
  ['/login', 'window'],
  ['/registered', 'window'],
  ['/activation', 'window'],
  ['/emileSuccess', 'window'],
  ['/phoneSuccess', 'window'],
  ['/resetpassword', 'window'],
  ['/updatePassword', 'window'],
  ['/share', 'window'],
  ['/404.html', 'window'],
])('%s is a page in the frame “%s”', (path, frame) => expect(pageAt(path)?.frame).toBe(frame))
