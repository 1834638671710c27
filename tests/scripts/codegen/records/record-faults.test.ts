import { expect, test } from 'vitest'
import { readSchemas } from '../../../../scripts/codegen/bundle'
import { recordFaults } from '../../../../scripts/codegen/records/record-faults'
import { readRecords, type KeptRecord } from '../../../../scripts/codegen/records/record-words'
import { itemAt } from '../../../../src/domain/lists/items'

const schemas = readSchemas()
const records = readRecords()
const notice = records.find(({ type }) => type === 'Notice')

/** The faults of the notices with some words changed. */
function faultsWith(change: Partial<KeptRecord>): string[] {
  if (!notice) throw new Error('There is no record Notice')
  return recordFaults([{ ...notice, ...change }], schemas)
}

test('the records of the product name existing things only', () =>
  expect(recordFaults(records, schemas)).toEqual([]))

test.each<[Partial<KeptRecord>, string]>([
  [{ roles: ['operater'] }, 'there is no role operater'],
  [{ order: ['-untill'] }, 'order names untill, which is no field'],
  [{ columns: { untill: 'until_day' } }, 'columns names untill, which is no field'],
  [{ filters: ['titleEn'] }, 'filters names titleEn, which is no field with a list of choices'],
  [{ tones: { state: { shown: 'purple' } } }, 'state has the tone purple'],
  [{ tones: { stat: { shown: 'good' } } }, 'tones names stat, which is no field'],
  [{ files: 'notice' }, 'files is notice, but NoticeForm has no field'],
])('a record with %j is refused with a sentence', (change, fault) =>
  expect(faultsWith(change)).toEqual([expect.stringContaining(fault)]),
)

test('two records with one path, name or table are refused', () => {
  const twin = { ...itemAt(records, 0), type: 'Twin' }
  expect(recordFaults([itemAt(records, 0), twin], schemas)).toHaveLength(3)
})
