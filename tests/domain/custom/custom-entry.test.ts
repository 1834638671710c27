import { expect, test } from 'vitest'
import {
  characterJsonOf,
  choicesText,
  readCharacterJson,
} from '../../../src/domain/custom/custom-entry'

const characters = [
  {
    id: 1,
    fieldName: { zh: '公称直径', en: 'Nominal diameter' },
    unit: 'mm',
    fieldVal: { zh: '12', en: '12' },
  },
  {
    id: 9,
    fieldName: { zh: '表面处理', en: 'Surface finish' },
    unit: '',
    fieldVal: { zh: '达克罗', en: '' },
  },
]

test('choices are read in either language, with the Chinese text if there is no English one', () => {
  expect(choicesText(characters, 'zh')).toBe('公称直径 12 mm，表面处理 达克罗')
  expect(choicesText(characters, 'en')).toBe('Nominal diameter 12 mm, Surface finish 达克罗')
})

test('the format of the calls can be read back', () => {
  expect(readCharacterJson(characterJsonOf(characters, 'en'))).toEqual([
    { id: 1, fieldVal: '12' },
    { id: 9, fieldVal: '达克罗' },
  ])
})

test.each([
  ['no JSON', '[{"id":1', undefined],
  ['no list', '{"id":1}', undefined],
  ['a list of other things', '[1, null]', undefined],
  ['an id that is a text', '[{"id":"1","fieldVal":"12"}]', undefined],
  ['a broken id', '[{"id":1.5,"fieldVal":"12"}]', undefined],
  ['a value that is a number', '[{"id":1,"fieldVal":12}]', undefined],
  ['nothing chosen', '[]', []],
  ['values left open', '[{"id":1},{"id":2,"fieldVal":""},{"id":3,"fieldVal":null}]', []],
  ['blanks around a value', '[{"id":1,"fieldVal":" 12 "}]', [{ id: 1, fieldVal: '12' }]],
])('%s', (_what, text, read) => {
  expect(readCharacterJson(text)).toEqual(read)
})
