import { expect, test } from 'vitest'
import {
  canonicalChoices,
  faultOf,
  isPossible,
  type Asked,
} from '../../../src/domain/catalogue/custom-product'

const diameter: Asked = {
  id: 1,
  fieldCode: '2021090001',
  fieldName: 'Nominal diameter',
  isRequired: 1,
  isHidden: 0,
  isValLimited: 1,
  hasOptions: true,
}
const finish: Asked = { ...diameter, id: 2, fieldName: 'Surface finish', isRequired: 0 }
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

const aperture = { fieldCode: '2021090005', isHidden: 0, isValLimited: 0 }

test.each<
  [string, Pick<Asked, 'fieldCode' | 'isHidden' | 'isValLimited'>, string, boolean, boolean]
>([
  ['a listed value', diameter, '12', true, true],
  ['a value that is not listed', diameter, '13', false, false],
  ['a typed value', length, '83', false, true],
  ['a typed value of 200 characters', length, '𠮷'.repeat(200), false, true],
  ['a typed value of 201 characters', length, 'x'.repeat(201), false, false],
  ['a listed value of what is hidden', { ...diameter, isHidden: 1 }, '12', true, false],
  ['a measure', aperture, '13.5', false, true],
  ['a measure that is no number', aperture, '13,5', false, false],
  ['a negative measure', aperture, '-1', false, false],
  ['a measure beyond all bounds', aperture, '100000.1', false, false],
])('%s', (_what, asked, value, listed, possible) => {
  expect(isPossible(asked, value, listed)).toBe(possible)
})

test('the same choices are told by the same text, in whatever order they were made', () => {
  const one = { id: 1, fieldVal: '12' }
  const other = { id: 2, fieldVal: '80' }
  expect(canonicalChoices([one, other])).toBe(canonicalChoices([other, one]))
  expect(canonicalChoices([one])).not.toBe(canonicalChoices([one, other]))
  expect(canonicalChoices([{ id: 1, fieldVal: '1,2' }])).not.toBe(
    canonicalChoices([{ id: 1, fieldVal: '1' }]),
  )
})
