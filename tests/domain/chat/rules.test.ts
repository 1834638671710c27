import { expect, test } from 'vitest'
import { customerServiceUser, textToSend } from '../../../src/domain/chat/rules'

test.each([
  ['spaces', ' \u3000\t\n'],
  ['signs without a width', '\u200b\u2060\ufeff'],
  ['empty braille cells', '\u2800\u2800'],
  ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
])('a message consisting only of %s is empty', (_what, typed) => {
  expect(textToSend(typed)).toBeUndefined()
})

test.each(['?', '好', '👍', '\u2801', ' a '])('%j says something', (typed) => {
  expect(textToSend(typed)).toBeDefined()
})

test('a customer writes to the user 19 until the settings have loaded, and to 5 if they name none', () => {
  expect(customerServiceUser).toEqual({ initial: '19', fallback: '5' })
})
