import { expect, test } from 'vitest'
import {
  placeholdersLeft,
  unknownPlaceholders,
  withValues,
} from '../../../src/domain/chat/placeholders'

const known = ['customer', 'company'] as const

test('only words of the list may stand in braces', () => {
  expect(unknownPlaceholders('Dear {customer} of {company}', known)).toEqual([])
  expect(unknownPlaceholders('{name} {Customer} { customer } {}', known)).toEqual([
    '{name}',
    '{Customer}',
    '{ customer }',
    '{}',
  ])
})

test('doubled and full-width braces are no placeholders, a single brace is a sign like others', () => {
  expect(unknownPlaceholders('{{customer}} ｛customer｝', known)).toEqual([
    '{{customer}}',
    '｛customer｝',
  ])
  expect(unknownPlaceholders('a { b', known)).toEqual([])
})

test('values replace placeholders, and those without a value stay', () => {
  const values = [
    { placeholder: 'customer', value: 'Lin {company}' },
    { placeholder: 'company' },
  ] as const
  const filled = withValues('{customer}, {company}', values)
  expect(filled).toBe('Lin {company}, {company}')
  expect(
    placeholdersLeft(withValues('Dear {customer}!', [{ ...values[0], value: 'Lin' }]), known),
  ).toEqual([])
  expect(placeholdersLeft('{company} {company}', known)).toEqual(['company'])
})
