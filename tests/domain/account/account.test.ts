import { expect, test } from 'vitest'
import { chosenRole, flagsOf, greetedAs, mayEnter } from '../../../src/domain/account/account'

test.each([
  [{ isPurchase: 1 }, 'isPurchase'],
  [{ isPurchase: 0, isDesign: 1, isPurchaseAndDesign: 0 }, 'isDesign'],
  [{ isPurchaseAndDesign: 1 }, 'isPurchaseAndDesign'],
  [{}, undefined],
  [{ isPurchase: 0 }, undefined],
  [{ isPurchase: 1, isDesign: 1 }, undefined],
] as const)('of the flags %o the chosen role is %s', (flags, role) => {
  expect(chosenRole(flags)).toBe(role)
})

test('each role sets exactly one flag', () => {
  expect(flagsOf('isDesign')).toEqual({ isPurchase: 0, isDesign: 1, isPurchaseAndDesign: 0 })
  expect(flagsOf(undefined)).toEqual({ isPurchase: 0, isDesign: 0, isPurchaseAndDesign: 0 })
})

test.each([
  ['person', 'personal'],
  ['staff', 'personal'],
  ['company', 'company'],
  ['supplier', 'supplier'],
] as const)('%s enters at %s and nowhere else', (kind, own) => {
  for (const entrance of ['personal', 'company', 'supplier'] as const) {
    expect(mayEnter(kind, entrance)).toBe(entrance === own)
  }
})

test.each([
  ['1', 'North Works'],
  ['0', 'Wang Ming'],
  ['2', 'Wang Ming'],
  ['3', 'Wang Ming'],
])('a user of the identity %s is greeted as %s', (identity, name) => {
  const names = { identityName: 'North Works', contactName: 'Wang Ming', username: 'ming' }
  expect(greetedAs({ identity, ...names })).toBe(name)
})
