import { expect, test } from 'vitest'
import { newPasswordFaults, passwordFault } from '../../../src/domain/account/password-policy'

test.each(['Abc123', 'aB3456789012345', 'P4ss-word', 'Zz0!@#$%^*()', '9aA_9aA'])(
  '%s is a password',
  (password) => {
    expect(passwordFault(password, 'standard')).toBeUndefined()
  },
)

test.each([
  ['Abc12', 'length'],
  ['aB34567890123456', 'length'],
  ['', 'length'],
  ['abcdefG', 'digit'],
  ['ABC1234', 'lower'],
  ['abc1234', 'upper'],
  ['Abc 123', 'sign'],
  ['Abc<123', 'sign'],
  ['Abc&123', 'sign'],
  ['Abc"123', 'sign'],
  ["Abc'123", 'sign'],
  ['Abc/123', 'sign'],
  ['Abc\\123', 'sign'],
  ['Abc\u0000123', 'sign'],
])('%j is invalid: %s', (password, fault) => {
  expect(passwordFault(password, 'standard')).toBe(fault)
})

test('the long policy wants twelve signs and takes sixty-four', () => {
  expect(passwordFault('Abc123', 'long')).toBe('length')
  expect(passwordFault('x'.repeat(64), 'long')).toBeUndefined()
  expect(passwordFault('x'.repeat(65), 'long')).toBe('length')
})

test.each(['four brass nuts', '<b>"it\'s" & \\ /</b>', '螺栓螺母垫圈挡圈销轴铆钉', '000000000000'])(
  'a long password may be of any characters: %s',
  (password) => {
    expect(passwordFault(password, 'long')).toBeUndefined()
    expect(passwordFault(`${password}\u0000`, 'long')).toBe('control')
  },
)

test('a new password differs from the old one and is typed twice alike', () => {
  const faults = (confirmPassword: string, oldPassword?: string) =>
    newPasswordFaults(
      { password: 'Fresh123', confirmPassword, ...(oldPassword && { oldPassword }) },
      'standard',
    )
  expect(faults('Fresh123', 'Demo1234')).toEqual([])
  expect(faults('Fresh123', 'Fresh123')).toEqual([{ path: 'password', fault: 'same' }])
  expect(faults('Fresh124')).toEqual([{ path: 'confirmPassword', fault: 'different' }])
})
