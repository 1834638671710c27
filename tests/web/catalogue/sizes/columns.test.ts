// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Schemas } from '../../../../src/domain/schemas'
import { facetsIn } from '../../../../src/web/catalogue/sizes/class-facets'
import { columnsOf } from '../../../../src/web/catalogue/sizes/columns'

const names: Record<string, string> = { d: 'Diameter', l: 'Length', f: 'Finish', g: 'Gun' }

function facet(fieldCode: string, counts: Record<string, number>): Schemas['Characteristic'] {
  return {
    id: fieldCode.charCodeAt(0),
    fieldCode,
    fieldName: names[fieldCode] ?? fieldCode,
    unit: fieldCode === 'f' ? '' : 'mm',
    isRequired: 0,
    isHidden: 0,
    isValLimited: 1,
    valueList: Object.entries(counts).map(([val, count], id) => ({ id, val, count })),
  }
}

function model(id: number, values: Record<string, string>, classId = 1): Schemas['Material'] {
  return {
    id,
    materialName: `Bolt ${id}`,
    model: `B-${id}`,
    prodImgs: [],
    minQuantity: 10,
    classId,
    className: `Class ${classId}`,
    classNameEn: '',
    categoryType: 1,
    isCalculate: 0,
    abbreviation: '',
    abbreviationEn: '',
    netWeight: 0.1 * id,
    weUnitName: 'kg',
    characterList: Object.entries(values).map(([fieldCode, fieldVal]) => ({
      id: fieldCode.charCodeAt(0),
      fieldName: fieldCode,
      fieldCode,
      fieldVal,
    })),
  }
}

const records = [
  model(1, { d: '16', l: '80', f: 'Zinc' }),
  model(2, { d: '16', l: '90', f: 'Zinc' }),
  model(3, { d: '20', l: '90', f: 'Zinc' }),
]
const facets = [
  facet('d', { '16': 2, '20': 1, '24': 0 }),
  facet('l', { '80': 1, '90': 2 }),
  facet('f', { Zinc: 3, Plain: 0 }),
  facet('g', { Straight: 0 }),
]
const found = { facets, total: 3, classCount: 1, records }
const keys = ({ columns }: ReturnType<typeof columnsOf>) => columns.map(({ key }) => key)

test('each characteristic is a column in the order of the class; shared ones are lifted out', () => {
  const table = columnsOf(found, { choices: {} }, undefined)
  expect(keys(table)).toEqual(['d', 'l', 'netWeight', 'minQuantity'])
  expect(table.columns[0]).toMatchObject({ name: 'Diameter', unit: 'mm', isFigure: true })
  expect(table.shared).toEqual([{ code: 'f', name: 'Finish', value: 'Zinc' }])
})

test('a chosen value that all rows have is lifted out, but not while its filter is open', () => {
  const chosen = { ...found, total: 2, records: records.slice(0, 2) }
  const choices = { d: ['16'] }
  const closed = columnsOf(chosen, { choices }, undefined)
  expect(closed.shared.map(({ value }) => value)).toContain('16 mm')
  expect(keys(columnsOf(chosen, { choices }, 'd'))).toContain('d')
})

test('a value that only the loaded rows share stays a column', () => {
  const choices = { d: ['16'] }
  const records = [model(1, { d: '12, 16', l: '80' })]
  expect(keys(columnsOf({ ...found, total: 2, records }, { choices }, undefined))).toContain('d')
})

test('among several classes the class is a column, and characteristics of a few models are not', () => {
  const mixed = [...facets, facet('x', { Odd: 1 })]
  const table = columnsOf(
    { ...found, facets: mixed, total: 30, classCount: 2 },
    { choices: {} },
    undefined,
  )
  expect(keys(table)[0]).toBe('class')
  expect(keys(table)).not.toContain('x')
})

test('an unknown weight leaves its cell empty, and a figure that no model has its column', () => {
  const [first, second] = records
  if (!first || !second) throw new Error('no records')
  const weightless = { ...first, netWeight: undefined }
  const some = columnsOf({ ...found, records: [weightless, second] }, { choices: {} }, undefined)
  expect(some.columns.find(({ key }) => key === 'netWeight')?.textOf?.(weightless)).toBe('')
  expect(keys(columnsOf({ ...found, records: [weightless] }, { choices: {} }, undefined))).toEqual(
    ['d', 'l', 'f', 'minQuantity'].filter((key) => key !== 'f'),
  )
})

test('the facets of one class count its own models and leave out what it lacks', () => {
  const own = facetsIn(facets, records.slice(1))
  expect(own.map(({ fieldCode }) => fieldCode)).toEqual(['d', 'l', 'f'])
  expect(own[0]?.valueList).toMatchObject([
    { val: '16', count: 1 },
    { val: '20', count: 1 },
  ])
})
