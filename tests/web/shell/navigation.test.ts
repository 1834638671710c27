import { expect, test } from 'vitest'
import type { Visitor } from '../../../src/domain/account/access'
import { isAt, navigationFor } from '../../../src/web/shell/navigation'

const company: Visitor = { identity: '1', custType: 1, isSystemPassword: 0, staffRoles: [] }

const labels = (user: Visitor) => navigationFor(user).map(({ label }) => label)

test('a visitor is led to the selection and not to what belongs to customers', () => {
  expect(labels(undefined)).toContain('shell.nav.selection')
  expect(labels(undefined)).not.toContain('shell.nav.reservations')
})

test('a customer finds the reservations', () => {
  expect(labels(company)).toContain('shell.nav.reservations')
})

test.each([
  ['a visitor', undefined, false],
  ['a company', company, false],
  ['a company with quality reports', { ...company, custType: 2 }, false],
  ['a person', { ...company, identity: '2' }, false],
  ['a person with quality reports', { ...company, identity: '2', custType: 2 }, true],
] satisfies [string, Visitor, boolean][])(
  'the menu has the customer analysis for %s: %o, %s',
  (_who, user, isShown) => {
    expect(labels(user).includes('shell.nav.customerAnalysis')).toBe(isShown)
  },
)

test('staff are led to no page of the shop that would send them away', () => {
  const sales: Visitor = { identity: '0', custType: 0, isSystemPassword: 0, staffRoles: ['sales'] }
  expect(labels(sales)).toContain('shell.nav.cases')
  expect(labels(sales)).not.toContain('shell.nav.technology')
})

test('an entry whose page does not exist is left out, and a group without children with it', () => {
  const list = navigationFor(undefined, [
    { label: 'shell.nav.cases', to: '/nowhere' },
    { label: 'shell.nav.technology', children: [{ label: 'shell.nav.articles', to: '/nowhere' }] },
    { label: 'shell.nav.scenes', children: [{ label: 'shell.home', to: '/' }] },
  ])
  expect(list).toEqual([
    { label: 'shell.nav.scenes', children: [{ label: 'shell.home', to: '/' }] },
  ])
})

test('an entry is the current one where its path and its query are open', () => {
  const tools = '/productCategories/productSelection?categoryType=2'
  const pathname = '/productCategories/productSelection'
  expect(isAt(tools, { pathname, search: '?categoryType=2&page=3' })).toBe(true)
  expect(isAt(tools, { pathname, search: '?categoryType=1' })).toBe(false)
})

test('the selection is the current entry on all of its pages, and not on those of the calculators', () => {
  const at = (pathname: string) => isAt('/productCategories', { pathname, search: '' })
  expect(at('/productCategories')).toBe(true)
  expect(at('/productCategories/productSelection')).toBe(true)
  expect(at('/productCategories/details')).toBe(true)
  expect(at('/productCategories/calculationReports')).toBe(false)
})
