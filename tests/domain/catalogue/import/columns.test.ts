import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { columnsOf, keyOf } from '../../../../src/domain/catalogue/import/columns'

const needed = ['类别', '产品类', '型号', '材料名称']
const rest = (headers: string[]) => {
  const columns = columnsOf([...needed, ...headers])
  return Array.isArray(columns) ? columns.slice(needed.length) : columns
}
const keysOf = (header: string[]) => {
  const columns = columnsOf(header)
  return Array.isArray(columns) ? columns.map(keyOf) : columns
}

const layout =
  '类别 Category|产品类(中文) Class (zh)|Product class Class (en)|型号规格 Model/Specification|' +
  '材料名称(中文) Material name (zh)|Material name (en)|标准号 Standard No.|公称直径 Diameter (mm)|' +
  '螺距 Pitch (mm)|长度 Length (mm)|性能等级 Property class|表面处理 Surface finish|净重 Net weight (kg)|' +
  '包装数量 Packing quantity|最小起订量 Min. order quantity|单位 Unit|库存 Inventory|' +
  '替代型号 Replacement models|相关型号 Related models|描述 Description|描述2 Description 2|' +
  '描述3 Description 3|描述4 Description 4|通用名称 Common name|可计算 Calculable'
const meant =
  'category|classZh|classEn|model|nameZh|nameEn|2021090015|2021090001|2021090013|2021090012|' +
  '2021090008|2021090009|netWeight|packing|minQuantity|unit|inventory|replacements|related|' +
  'description|description2|description3|description4|commonName|calculable'

test('the columns of the layout are known in both languages, and in each alone', () => {
  const both = layout.split('|')
  expect(keysOf(both)).toEqual(meant.split('|'))
  expect(keysOf([...both].reverse())).toEqual(meant.split('|').reverse())
  const english = both.map((name) => name.replace(/^[^a-z]+/i, ''))
  expect(keysOf(english)).toEqual(meant.split('|'))
  const chinese = both.map((name) => /^[^A-Z]+/.exec(name)?.[0].trim() || name)
  expect(keysOf(chinese)).toEqual(meant.split('|'))
})

test('the columns named in the documentation are known', () => {
  const page = readFileSync('docs/operations.md', 'utf8')
  const [, listed = ''] = /in either language and any order:\n\n([^]*?)\.\n\n/.exec(page) ?? []
  const header = listed.split('·').map((name) => name.trim().replace(/\s+/g, ' '))
  expect(header).toHaveLength(16)
  expect(keysOf(header)).toEqual(meant.split('|').slice(0, 16))
})

test.each([
  '公称直径',
  'DIAMETER',
  'nominal  diameter (mm)',
  '公称直径(mm)',
  '公称直径【毫米】',
  '直径/Diameter(mm)',
  '直径Diameter',
  '公称直径 (mm) / Nominal diameter (mm)',
  'Diameter [mm] / 公称直径',
  ' 公称直径\nDiameter ',
])('"%s" is the nominal diameter', (header) => {
  expect(rest([header])).toMatchObject([{ characteristic: { code: '2021090001' } }])
})

test.each([
  ['对边宽度 (mm) / Width across flats (mm)', 'edgeWidth'],
  ['最大噪声 (dB(A)) / Maximum noise (dB(A))', 'maximumNoiseLevel'],
  ['Maximum setting pressure, gun (MPa)', 'maximumRivetingPressure'],
  ['泵站最大压力', 'maximumRivetPressure'],
  ['流量 Flow (L/min)', 'traffic'],
  ['标准号', 'standardNumber'],
])('"%s" is base information', (header, field) => {
  expect(rest([header])).toMatchObject([{ baseInfo: { field } }])
})

test('an origin belongs to the column before it', () => {
  const headers = [
    '夹紧力 (kN)',
    '夹紧力 来源',
    '净重',
    'Origin',
    '对边宽度',
    '对边宽度 来源 / Width across flats origin',
  ]
  expect(rest(headers)).toMatchObject([
    { baseInfo: { field: 'clampingForce' }, origin: { index: 5 } },
    { own: 'netWeight', origin: { index: 7 } },
    { baseInfo: { field: 'edgeWidth' }, origin: { index: 9 } },
  ])
  expect(rest(['净重', '包装数量', '净重 origin', '批次', '批次 origin'])).toMatchObject([
    { own: 'netWeight', origin: { index: 6 } },
    { own: 'packing' },
    { further: { name: { zh: '批次' } }, origin: { index: 8 } },
  ])
  expect(rest(['净重', '夹紧力 origin'])).toEqual({
    reason: 'catalogue.import.originOfNothing',
    params: { column: '夹紧力 origin' },
  })
  expect(rest(['产地 Origin'])).toMatchObject([{ further: { name: { zh: '产地', en: 'Origin' } } }])
})

test('any further column is a characteristic of its own, with its unit', () => {
  expect(rest(['硬度 / Hardness (HV)', '颜色 Colour', 'Batch'])).toMatchObject([
    { further: { name: { zh: '硬度', en: 'Hardness' }, unit: 'HV' } },
    { further: { name: { zh: '颜色', en: 'Colour' }, unit: '' } },
    { further: { name: { zh: 'Batch', en: '' }, unit: '' } },
  ])
})

test('missing columns are named in one sentence, two of the same and other units are refused', () => {
  expect(columnsOf(['类别', '长度'])).toEqual({
    reason: 'catalogue.import.columnsMissing',
    params: {
      columns:
        '产品类(中文) Class (zh), 型号规格 Model/Specification, 材料名称(中文) Material name (zh)',
    },
  })
  expect(rest(['长度', 'Length (mm)'])).toEqual({
    reason: 'catalogue.import.columnTwice',
    params: { column: 'Length (mm)', earlier: '长度' },
  })
  expect(rest(['净重 (g)'])).toEqual({
    reason: 'catalogue.import.unitOther',
    params: { column: '净重 (g)', unit: 'kg' },
  })
  expect(rest(['长度 (英寸)'])).toMatchObject({ reason: 'catalogue.import.unitOther' })
})

test("a column name with an unprintable character is reported by the column's number", () => {
  expect(rest(['净重\0', '长度'])).toEqual({
    reason: 'catalogue.import.nameUnshown',
    params: { number: 5, code: 'U+0000' },
  })
  expect(rest(['净重\n(kg)'])).toHaveLength(1)
})
