// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { faultsOf, faultsOfFailure } from '../../../src/web/account/log-in'
import { CallFailure } from '../../../src/web/calls/api'

test('a login needs a user name, and a password of at least six characters', () => {
  expect(faultsOf({ username: '', password: '' })).toEqual({
    username: 'Please enter your user name',
    password: 'Please enter your password',
  })
  expect(faultsOf({ username: 'buyer', password: '12345' })).toEqual({
    password: 'The password must have at least 6 characters',
  })
  expect(faultsOf({ username: 'buyer', password: '123456' })).toEqual({})
})

test('errors of a field are shown at the field, all others above the form', () => {
  const errors = [{ path: '/username', message: 'cannot exceed 64 characters' }]
  expect(faultsOfFailure(new CallFailure('look', 400, errors))).toEqual({
    faults: { username: 'cannot exceed 64 characters' },
  })
  expect(faultsOfFailure(new CallFailure('not right', 401))).toEqual({
    faults: {},
    general: 'not right',
  })
})
