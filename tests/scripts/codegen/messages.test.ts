import { expect, test } from 'vitest'
import { withMessages } from '../../../scripts/codegen/messages'

const text = { zh: '请填写此项。', en: 'Please fill in this field.' }
const own = { zh: '只能是数字', en: 'Digits only' }

test('a field that names a text as its message says that text', () => {
  const schema = {
    properties: { name: { 'x-error': { required: 'common.fillIn', pattern: own } } },
  }
  expect(withMessages(schema, { 'common.fillIn': text })).toEqual({
    properties: { name: { 'x-error': { required: text, pattern: own } } },
  })
})

test('a message that no text has is refused', () => {
  const schema = { 'x-error': { required: 'common.fillIm' } }
  expect(() => withMessages(schema, { 'common.fillIn': text })).toThrow('common.fillIm')
})
