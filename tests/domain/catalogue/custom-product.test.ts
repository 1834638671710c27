import { expect, test } from 'vitest'
import {
  canonicalChoices,
  faultOf,
  faultOfValue,
  listedValue,
  type Asked,
} from '../../../src/domain/catalogue/custom-product'

const diameter: Asked = {
  id: 1,
  fieldCode: '2021090001',
  fieldName: 'Nominal diameter',
  isRequired: 1,
  isHidden: 0,
  isValLimited: 1,
  unit: 'mm',
  hasOptions: true,
}
const finish: Asked = { ...diameter, id: 2, fieldName: 'Surface finish', isRequired: 0, unit: '' }
const remark: Asked = { ...finish, isValLimited: 0 }
const length: Asked = { ...diameter, id: 3, fieldName: 'Length', isValLimited: 0 }

const select = { id: 1, fieldName: 'Nominal diameter', kind: 'select' }

test.each<[string, Partial<Asked>, Record<number, string>, object | undefined]>([
  ['required, without a value', {}, {}, select],
  ['required, with blanks only', {}, { 1: '  ' }, select],
  ['required, with a value', {}, { 1: '12' }, undefined],
  ['not required', { isRequired: 0 }, {}, undefined],
  ['required and hidden: the maker fills it', { isHidden: 1 }, {}, undefined],
  [
    'required, with nothing to choose from',
    { hasOptions: false },
    {},
    { ...select, kind: 'administrator' },
  ],
  ['required, nothing to choose from, but a value', { hasOptions: false }, { 1: '12' }, undefined],
  ['required, to be typed', { hasOptions: false, isValLimited: 0 }, {}, select],
  ['neither required nor to choose from', { isRequired: 0, hasOptions: false }, {}, undefined],
])('a characteristic that is %s', (_what, differing, choices, fault) => {
  expect(faultOf([{ ...diameter, ...differing }, finish], choices)).toEqual(fault)
})

test('the first open characteristic of the class is named', () => {
  expect(faultOf([finish, length, diameter], {})).toMatchObject({ fieldName: 'Length' })
  expect(faultOf([finish, length, diameter], { 3: '83' })).toMatchObject({ id: 1 })
})

const aperture = { fieldCode: '2021090005', isHidden: 0, isValLimited: 0, unit: 'mm' }

test.each<
  [string, Parameters<typeof faultOfValue>[0], string, boolean, ReturnType<typeof faultOfValue>]
>([
  ['a listed value', diameter, '12', true, undefined],
  ['a value that is not listed', diameter, '13', false, 'notPossible'],
  ['a typed value', length, '83', false, undefined],
  ['a typed text of 200 characters', remark, '𠮷'.repeat(200), false, undefined],
  ['a typed text of 201 characters', remark, 'x'.repeat(201), false, 'notPossible'],
  ['a typed range of sizes', length, '20 ~ 30', false, undefined],
  ['a typed size below nothing', length, '-5', false, 'noSize'],
  ['a typed size of nothing', length, '0', false, 'noSize'],
  ['a text where a size is typed', length, '<b>x', false, 'noSize'],
  ['a listed text among sizes', length, 'M12', true, undefined],
  ['a listed value of what is hidden', { ...diameter, isHidden: 1 }, '12', true, 'notPossible'],
  ['a measure', aperture, '13.5', false, undefined],
  ['a measure that is no number', aperture, '13,5', false, 'notPossible'],
  ['a negative measure', aperture, '-1', false, 'notPossible'],
  ['a measure beyond all bounds', aperture, '100000.1', false, 'notPossible'],
])('%s', (_what, asked, value, listed, fault) => {
  expect(faultOfValue(asked, value, listed)).toBe(fault)
})

const lengths = ['1.25', '6', '60', '20~30']
test.each([
  ['60', '60'],
  ['６０', '60'],
  ['60.0', '60'],
  ['60mm', '60'],
  ['60 MM', '60'],
  ['1,25', '1.25'],
  ['20-30', '20~30'],
  ['600', undefined],
  ['60 m', undefined],
  ['6,000', undefined],
  ['', undefined],
])('a typed “%s” is the listed length %s', (typed, listed) => {
  expect(listedValue(typed, lengths, 'mm')).toBe(listed)
})

test('a word is the listed one in any spelling', () => {
  expect(listedValue('zinc  PLATED', ['Plain', 'Zinc plated'], '')).toBe('Zinc plated')
  expect(listedValue('-50 ~ +150', ['-50~150 ℃'], '℃')).toBe('-50~150 ℃')
})

test('the same choices give the same text, in any order', () => {
  const one = { id: 1, fieldVal: '12' }
  const other = { id: 2, fieldVal: '80' }
  expect(canonicalChoices([one, other])).toBe(canonicalChoices([other, one]))
  expect(canonicalChoices([one])).not.toBe(canonicalChoices([one, other]))
  expect(canonicalChoices([{ id: 1, fieldVal: '1,2' }])).not.toBe(
    canonicalChoices([{ id: 1, fieldVal: '1' }]),
  )
})
