// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Visitor } from '../../../src/domain/account/access'
import { searchMisses } from '../../../src/web/catalogue/resources'
import { reservations } from '../../../src/web/orders/resources'
import { mayOpen } from '../../../src/web/screens/may-open'

type User = NonNullable<Visitor>

const person: User = { identity: '2', custType: 1, isSystemPassword: 0, staffRoles: [] }
const staff = (...staffRoles: User['staffRoles']): User => ({
  ...person,
  identity: '0',
  staffRoles,
})

test.each([
  ['a visitor', undefined, false, false],
  ['a customer', person, true, false],
  ['a supplier', { ...person, identity: '3' } as User, false, false],
  ['sales', staff('sales'), false, true],
  ['an editor', staff('editor'), false, true],
  ['an inspector', staff('quality'), false, false],
  ['staff without a role', staff(), false, false],
])('%s opens what the description lets them call', (_who, user, own, office) => {
  expect(mayOpen(reservations, user)).toBe(own)
  expect(mayOpen(searchMisses, user)).toBe(office)
})
