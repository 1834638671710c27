import { expect, test } from 'vitest'
import { keptTypes } from '../../../scripts/schemas/kept-types'
import { readTypes } from '../../../scripts/codegen/types'

const kept = keptTypes(readTypes('schemas'))

test.each([
  ['a form that clients send', 'NoticeForm'],
  ['the lines within a form', 'OrderEntry'],
  ['a record that is stored', 'Material'],
])('a change of %s may harm values', (_kind, type) => expect(kept).toContain(type))

test('a change of a type that is only answered harms no value', () =>
  expect(kept).not.toContain('OfficeConversation'))
