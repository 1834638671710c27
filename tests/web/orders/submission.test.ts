// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { loadForm, type FormParts } from '../../../src/web/forms/form-parts'
import { loadTexts } from '../../../src/web/language/locale'
import { faultsBefore, submissionOf } from '../../../src/web/orders/submission'

let parts: FormParts
beforeAll(async () => {
  await loadTexts()
  parts = await loadForm('OrderSubmission')
})

const order = (line: { counts: number; requiredDate?: string }, remark = '') => ({
  productList: [{ dataId: 7, ...line }],
  projectList: [],
  customizationList: [],
  remark,
})
const submission = (line: { counts: number; requiredDate?: string }, remark?: string) =>
  submissionOf(order(line, remark), () => 50)

test('a quantity below the minimum is raised to it, a higher one stays', () => {
  expect(submission({ counts: 20 }).productList![0]!.counts).toBe(50)
  expect(submission({ counts: 200 }).productList![0]!.counts).toBe(200)
})

test('an empty remark is not sent, a written one without the space around it', () => {
  expect(submission({ counts: 50 }, '  ')).not.toHaveProperty('remark')
  expect(submission({ counts: 50 }, ' two boxes ').remark).toBe('two boxes')
})

test.each([
  [undefined, ['Please choose the required date']],
  ['2026-11-19', ['The required date cannot be earlier than today']],
  ['2026-11-20', []],
])('required by %s', (requiredDate, messages) => {
  const faults = faultsBefore(submission({ counts: 50, requiredDate }), parts, '2026-11-20')
  expect(faults.map(({ message }) => message)).toEqual(messages)
  for (const { path } of faults) expect(path).toBe('productList.0.requiredDate')
})

test('products, tests and products made to measure are sent with their days and quantities', () => {
  const line = { dataId: 7, counts: 20, requiredDate: '2026-12-01' }
  const lists = { productList: [line], projectList: [line], customizationList: [line] }
  const sent = submissionOf({ ...lists, remark: '' }, () => 50)
  expect(sent).toMatchObject({ ...lists, productList: [{ ...line, counts: 50 }] })
})
