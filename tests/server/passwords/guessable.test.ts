import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordFault } from '../../../src/domain/account/password-policy'
import common from '../../../src/generated/common-passwords.json'
import { guessable, shopWords } from '../../../src/server/passwords/guessable'

test('the server holds thousands of common passwords, and only those that a policy lets through', () => {
  expect(common.length).toBeGreaterThan(3000)
  const reached = (password: string) =>
    !passwordFault(password, 'long') ||
    !passwordFault(
      password.replace(/[a-z]/, (letter) => letter.toUpperCase()),
      'standard',
    )
  expect(common.filter((password) => !reached(password))).toEqual([])
})

test('a common password is refused in whatever capitals', () => {
  fc.assert(
    fc.property(fc.constantFrom(...common), fc.nat(0xffff), (password, capitals) => {
      const written = [...password]
        .map((letter, place) => ((capitals >> place) & 1 ? letter.toUpperCase() : letter))
        .join('')
      expect(guessable(written, {})).toBe('common')
    }),
  )
})

test.each([
  ['Wang-xiao1', { username: 'wang-xiao' }],
  ['xWangx123A', { username: 'wang-xiao' }],
  ['1Purchasing', { email: 'purchasing.rail@north.example' }],
  ['NORTHworks1', { company: 'North Works (demo)' }],
  ['Aa1王小明', { username: '王小明_01' }],
])('%s holds the own name of %o', (password, names) => {
  expect(guessable(password, names)).toBe('ownName')
})

test.each([
  ['Demo1234', { username: 'engineer', email: 'engineer@demo.example' }],
  ['Rivet-99x', { username: 'li', email: 'li@rivet.example', company: '' }],
  ['Bolt1aNut', { company: 'A.B. Co' }],
])('%s is no own name of %o', (password, names) => {
  expect(guessable(password, names)).toBeUndefined()
})

test.each(shopWords)(
  'a password with the word %s, which everybody thinks of here, is refused',
  (word) => {
    expect(guessable(`1${word.toUpperCase()}-xQ7`, {})).toBe('shopWord')
  },
)
