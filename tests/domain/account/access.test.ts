import { expect, test } from 'vitest'
import { gateOf, homeOf, type Visitor } from '../../../src/domain/account/access'
import type { Frame } from '../../../src/domain/pages/page'
import { allPages } from '../../../src/domain/pages/paths'

test.each([
  '/productCategories',
  '/productcategories',
  '/ProductCategories/',
  '/LOGIN',
  '/',
  '/product%43ategories',
])('a visitor opens %s however it is written', (path) => {
  expect(gateOf(path, undefined)).toBe('open')
})

test.each([
  ['/cart', 'login'],
  ['/Cart', 'login'],
  ['/office', 'officeLogin'],
  ['/Office/Orders', 'officeLogin'],
  ['/aboutUs/about_us_type_9', 'login'],
  ['/%6Fffice/people', 'officeLogin'],
  ['/login%2Fx', 'login'],
  ['/%E0%A4%A', 'login'],
])('a visitor who opens %s is sent to %s', (path, gate) => {
  expect(gateOf(path, undefined)).toBe(gate)
})

/** Routes the documents open to visitors, plus our own. */
const ofVisitors = [
  '/',
  // Not of the documents: the way from inquiry to delivery.
  '/howToOrder',
  // The page itself asks a setting.
  '/guideToUse',
  '/share',
  '/login',
  '/activation',
  '/emileSuccess',
  '/phoneSuccess',
  '/resetpassword',
  '/registered',
  '/404.html',
  '/industryScene',
  '/industryCase',
  '/industryCase/details',
  '/productCategories',
  '/productCategories/productSelection',
  '/productCategories/details',
  '/productCategories/customProduct',
  '/experimentalServices',
  '/experimentalDetail',
  '/aboutUs/about_us_type_1',
  '/aboutUs/about_us_type_4',
  '/aboutUs/about_us_type_5',
  '/threeD',
  '/office/login',
  '/invitation',
]
type Someone = NonNullable<Visitor>
const customer: Someone = { identity: '2', custType: 1, isSystemPassword: 0, staffRoles: [] }
const company: Someone = { ...customer, identity: '1' }
const partner: Someone = { ...customer, custType: 2 }
const supplier: Someone = { ...customer, identity: '3' }
const staff: Someone = { ...customer, identity: '0', staffRoles: ['sales'] }
const quality = ['/supplierProblem', '/supplierProblem/details']
const analysis = ['/customerAnalysis']

const pathsIn = (frame: Frame) =>
  allPages.filter((page) => page.frame === frame).map(({ path }) => path)

const pages = allPages
  .map(({ path }) => path.replace('/*', '').replace(/:(\w+)/g, '1'))
  .concat(ofVisitors)

test('a private person cannot open the pages of company members', () => {
  expect(gateOf('/company', customer)).toBe('forbidden')
  expect(gateOf('/company', company)).toBe('open')
})

test('visitors can open exactly the pages that the documents list', () => {
  const open = pages.filter((path) => gateOf(path, undefined) === 'open')
  expect(open.filter((path) => !ofVisitors.includes(path))).toEqual([])
  expect(ofVisitors.filter((path) => gateOf(path, undefined) !== 'open')).toEqual([])
})

test.each([
  ['a supplier', supplier],
  ['a supplier with an issued password', { ...supplier, isSystemPassword: 1 }],
] satisfies [string, Someone][])(
  'of all pages %s opens those of problems, and is sent to them from everywhere else',
  (_who, user) => {
    const issued = user.isSystemPassword === 1 ? ['/updatePassword'] : []
    const allowed = [...pathsIn('supplier'), ...issued, '/404.html']
    for (const path of pages.filter((one) => !one.startsWith('/office'))) {
      const open = allowed.includes(path)
      const gate = path === '/login' ? 'home' : 'supplierHome'
      expect(gateOf(path, user), path).toBe(open ? 'open' : gate)
    }
  },
)

test.each([
  ['a person', customer],
  ['a company', company],
  ['a company with quality reports', { ...company, custType: 2 }],
] satisfies [string, Someone][])(
  '%s opens the shop, and neither the problems of suppliers nor the handling reports',
  (_who, user) => {
    for (const path of [...quality, ...analysis]) expect(gateOf(path, user), path).toBe('back')
    for (const path of ['/cart', '/set', '/homePage', '/updatePassword', '/articleListing'])
      expect(gateOf(path, user), path).toBe('open')
    expect(gateOf('/login', user)).toBe('home')
    expect(gateOf('/office', user)).toBe('forbidden')
  },
)

test('a customer does not come to the pages of suppliers by another spelling of the address', () => {
  expect(gateOf('/supplier%50roblem', customer)).toBe('back')
  expect(gateOf('/%73upplierProblem/details', customer)).toBe('back')
})

test('the handling reports are for persons whom the maker has opened for them', () => {
  for (const path of analysis) expect(gateOf(path, partner), path).toBe('open')
})

test('staff open the office, the public pages and their own password, and nothing of a customer', () => {
  for (const path of ['/office', '/office/orders', '/', '/updatePassword', '/404.html'])
    expect(gateOf(path, staff), path).toBe('open')
  for (const path of ['/cart', '/set', '/homePage', ...quality, ...analysis])
    expect(gateOf(path, staff), path).toBe('forbidden')
})

test.each([
  [customer, '/'],
  [company, '/'],
  [supplier, '/supplierProblem'],
  [staff, '/office'],
])('%o is at home at %s', (user, home) => {
  expect(homeOf(user)).toBe(home)
})
