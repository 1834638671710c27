// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { faultsOf, loadForm, type FormParts } from '../../../src/web/forms/form-parts'
import { loadTexts } from '../../../src/web/language/locale'

let parts: FormParts
beforeAll(async () => {
  await loadTexts()
  parts = await loadForm('OrderSubmission')
})

const line = { dataId: 1, counts: 20, requiredDate: '2099-01-15' }

test('values allowed by the schema have no faults', () => {
  expect(faultsOf(parts, { productList: [line], remark: '𠮷'.repeat(200) })).toEqual([])
})

test.each([
  [
    { productList: [line], remark: '𠮷'.repeat(201) },
    'remark',
    'The remarks cannot exceed 200 characters',
  ],
  [
    { productList: [{ ...line, requiredDate: undefined }] },
    'productList.0.requiredDate',
    'Please choose the required date',
  ],
  [
    { productList: [line, { ...line, requiredDate: '2099-02-30' }] },
    'productList.1.requiredDate',
    'Please choose a valid required date',
  ],
  [
    { productList: [{ ...line, counts: 0 }] },
    'productList.0.counts',
    'Quantity cannot be less than 1',
  ],
  [{ productList: [{ ...line, dataId: undefined }] }, 'productList.0.dataId', 'Item is missing'],
])('a fault is named with its place, in the words of its schema', (value, path, message) => {
  expect(faultsOf(parts, value)).toEqual([{ path, message }])
})
