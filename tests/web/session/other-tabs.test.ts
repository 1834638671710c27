import { expect, test } from 'vitest'
import type { Schemas } from '../../../src/domain/schemas'
import { mayTakeOver } from '../../../src/web/session/may-take-over'

/** Access depends only on these properties of a user. */
const user = (identity: string, custType = 1) =>
  ({ identity, custType, isSystemPassword: 0, staffRoles: [] }) as unknown as Schemas['User']

const person = user('2')
const company = user('1')
const supplier = user('3')
const staff = user('0')

test.each([
  ['the cart', '/cart', [person, company]],
  ['a page of the shop that everybody may see', '/', [person, company]],
  ['the members of a company', '/company', [company]],
  ['the office', '/office', [staff]],
  ['a record of the office', '/office/reservations/5', [staff]],
  ['a problem of a supplier', '/supplierProblem/details', [supplier]],
  ['the login, where somebody else may want to come in', '/login', []],
  ['the login of the staff', '/office/login', []],
])('%s takes over the session of whom it is for alone', (_page, path, whose) => {
  const takers = [person, company, supplier, staff].filter((one) => mayTakeOver(path, one))
  expect(takers).toEqual(whose)
})
