// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { StaffRoleName, Visitor } from '../../../../src/domain/account/access'
import { loadTexts } from '../../../../src/web/language/locale'
import { ownPages } from '../../../../src/web/office/own-pages'
import { pageEntries, pagesNamed } from '../../../../src/web/office/palette/page-entries'
import { longestKeyword, searchableLists } from '../../../../src/web/office/palette/record-hits'
import { officeResources } from '../../../../src/web/office/resources'

await loadTexts()

const staff = (...staffRoles: StaffRoleName[]): Visitor => ({
  identity: '0',
  custType: 0,
  isSystemPassword: 0,
  staffRoles,
})
const named = (typed: string, ...roles: StaffRoleName[]) =>
  pagesNamed(pageEntries(staff(...roles)), typed).map(({ to }) => to)

test.each([
  ['the name of the documents', 'Bill No.', 'sales', '/office/deliveryNotice'],
  ['its former Chinese name', '单据号', 'sales', '/office/deliveryNotice'],
  ['the old name of the quality menu', 'customer ANALYSIS', 'quality', '/office/quality/problem'],
  ['its former name in the menu', 'What the robot knows', 'agent', '/office/chat/entry'],
  ['words in any order', 'notices delivery', 'sales', '/office/deliveryNotice'],
  ['wide letters of a Chinese keyboard', 'Ｄｅｌｉｖｅｒｙ', 'sales', '/office/deliveryNotice'],
] as const)('a page is found by %s', (_name, typed, role, to) => {
  expect(named(typed, role)[0]).toBe(to)
})

test('a form is found beside its list, by those who may fill it in', () => {
  expect(named('Delivery notices', 'sales')).toContain('/office/deliveryNotice/new')
  expect(named('staff', 'sales')).toEqual([])
  expect(named('staff', 'operator')).toContain('/office/people/staff/new')
})

test('no entry leads where the role may not go, and nothing typed lists pages only', () => {
  const all = named('', 'operator')
  const ofSales = named('', 'sales')
  expect(ofSales.length).toBeLessThan(all.length)
  expect(ofSales).not.toContain('/office/audit')
  expect(all.filter((to) => to.endsWith('/new'))).toEqual([])
})

test('every page drawn by hand is found by a title unless it belongs to one record', () => {
  const nameless = ownPages.filter(
    ({ path, title, entry }) => !(title ?? entry) && !path.includes(':'),
  )
  // These forms stand beside their lists.
  const forms = ['/office/catalogue/class/new', '/office/deliveryNotice/new']
  expect(nameless.map(({ path }) => path).sort()).toEqual(forms)
})

test('records are searched in every list whose call takes a keyword, as far as the role may', () => {
  const lists = (...roles: StaffRoleName[]) =>
    searchableLists(officeResources, staff(...roles)).map(({ name }) => name)
  expect(lists('sales')).toContain('officeReservations')
  expect(lists('sales')).not.toContain('officeModels')
  expect(lists('operator')).not.toContain('backups')
  expect(longestKeyword(searchableLists(officeResources, staff('sales')))).toBe(100)
  expect(longestKeyword([])).toBeUndefined()
})
