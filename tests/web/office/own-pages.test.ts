// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { StaffRoleName, Visitor } from '../../../src/domain/account/access'
import { mayOpenOwn, menuPlaceAt, ownPageAt } from '../../../src/web/office/own-pages'

const catalogue = [
  '/office/catalogue/import/7',
  '/office/catalogue/export',
  '/office/catalogue/attachments',
  '/office/catalogue/class/new',
  '/office/catalogue/class/edit/7',
  '/office/catalogue/models/7',
  '/office/catalogue/characteristic/7/values',
  '/office/content/7',
]
const problem = '/office/quality/problem/7'
/** Reservations and complaints are read by more roles than handle them. */
const readByMore = ['/office/reserve/7/YD1', '/office/quality/complaint/7']
const ofRole: Partial<Record<StaffRoleName, string[]>> = {
  sales: [
    ...readByMore,
    problem,
    '/office/deliveryImport',
    '/office/deliveryNotice/new',
    '/office/weekly',
  ],
  quality: [...readByMore, problem, '/office/quality/raise'],
  agent: [...readByMore, '/office/chat', '/office/chat/figures'],
  editor: catalogue,
}
const pages = [...new Set(Object.values(ofRole).flat())]
const forAll = ['/office/account', '/office/figures', '/office/customer/7']

test.each(Object.entries(ofRole))(
  '%s opens the pages that the role reads or works with alone',
  (role, own) => {
    const user: Visitor = {
      identity: '0',
      custType: 0,
      isSystemPassword: 0,
      staffRoles: [role as StaffRoleName],
    }
    const opened = (path: string) => mayOpenOwn(ownPageAt(path)!, user)
    expect(pages.filter(opened).sort()).toEqual([...own].sort())
    expect(forAll.filter(opened)).toEqual(forAll)
  },
)

test.each([
  ['/office/catalogue/export', '/office/catalogue/import'],
  ['/office/catalogue/import/7', '/office/catalogue/import'],
  ['/office/catalogue/attachments', '/office/catalogue/class'],
  ['/office/catalogue/models/7', '/office/catalogue/model'],
  ['/office/catalogue/class/show/7', '/office/catalogue/class'],
  ['/office/quality/raise', '/office/quality/problem'],
  ['/office/deliveryImport', '/office/deliveryNotice'],
  ['/office/deliveryNotice/new', '/office/deliveryNotice'],
  ['/office/reserve/7/YD1', '/office/reserve'],
  ['/office/customer/7', '/office/customer'],
])('at %s the menu marks the entry of %s', (path, route) => {
  expect(menuPlaceAt(path)?.list.route).toBe(route)
})
