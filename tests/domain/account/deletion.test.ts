import { expect, test } from 'vitest'
import { companyStays, obstacleOf } from '../../../src/domain/account/deletion'

const administrator = { id: 1, companyRole: 'administrator' } as const
const designer = { id: 2, companyRole: 'designer' } as const
const second = { id: 3, companyRole: 'administrator' } as const

test('a company goes on where somebody else is left', () => {
  expect(companyStays({ kind: 'company', members: [administrator, designer] })).toBe(true)
  expect(companyStays({ kind: 'company', members: [administrator] })).toBe(false)
  expect(companyStays({ kind: 'person', members: [administrator] })).toBe(false)
})

test.each([
  ['a person without open business', 'person', 1, [administrator], 0, undefined],
  ['a person who awaits a delivery', 'person', 1, [administrator], 1, 'confirmed'],
  ['the last of a company that awaits one', 'company', 1, [administrator], 2, 'confirmed'],
  ['a designer among others', 'company', 2, [administrator, designer], 5, undefined],
  ['the only administrator', 'company', 1, [administrator, designer], 0, 'lastAdministrator'],
  ['one of two administrators', 'company', 1, [administrator, designer, second], 0, undefined],
] as const)('%s', (_who, kind, userId, members, confirmed, obstacle) => {
  expect(obstacleOf({ kind, userId, members: [...members], confirmed })).toBe(obstacle)
})
