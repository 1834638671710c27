import { expect, test } from 'vitest'
import { nothingKnown } from '../../../../src/domain/catalogue/import/existing'
import { importRows } from '../../../../src/domain/catalogue/import/rows'
import { lookOf } from '../../../../src/domain/catalogue/look-alikes'

const categories = [
  { abbreviation: '螺栓', abbreviationEn: 'Bolts' },
  { abbreviation: '环槽铆钉', abbreviationEn: 'Ring-groove rivets (lockbolts)' },
]
const header = ['类别', '产品类', '型号', '材料名称']
const row = ['螺栓', '六角头螺栓 / Hexagon head bolts', 'HB-1', '螺栓 / Bolt']

/** Reads one valid row with further cells. */
function read(cells: Record<string, string>, more: { rows?: string[][]; base?: string[] } = {}) {
  const base = more.base ?? row
  const table = {
    name: 'list.csv',
    header: [...header, ...Object.keys(cells)],
    rows: [[...base, ...Object.values(cells)], ...(more.rows ?? [])],
  }
  return importRows([table], categories)
}
const materialOf = (cells: Record<string, string>) => {
  const { materials, refused } = read(cells)
  expect(refused).toEqual([])
  return materials[0]
}
const reasonOf = (cells: Record<string, string>) => {
  const { materials, refused } = read(cells)
  expect(materials).toEqual([])
  expect(refused).toHaveLength(1)
  return refused[0]
}

test('a row of the import describes a product', () => {
  const cells = {
    '标准号 Standard No.': 'GB/T 5782 / ISO 4014',
    '公称直径 Diameter (mm)': '12',
    '表面处理 Surface finish': '锌铝涂层 / Zinc flake',
    '对边宽度 (mm) / Width across flats (mm)': '18',
    '对边宽度 来源 / Width across flats origin': '标准 / standard',
    '净重 Net weight (kg)': '0.0867',
    '净重 来源': '计算',
    包装数量: '12.50',
    最小起订量: '500',
    '单位 Unit': '件 pcs',
    库存: '0',
    可计算: '1',
    替代型号: 'HB-2; HB-3;HB-2',
    硬度: '320 HV',
  }
  expect(materialOf(cells)).toEqual({
    table: 'list.csv',
    line: 2,
    category: '螺栓',
    className: { zh: '六角头螺栓', en: 'Hexagon head bolts' },
    model: 'HB-1',
    materialName: { zh: '螺栓', en: 'Bolt' },
    values: {
      '2021090015': [{ zh: 'GB/T 5782 / ISO 4014', en: '' }],
      '2021090001': [{ zh: '12', en: '' }],
      '2021090009': [{ zh: '锌铝涂层', en: 'Zinc flake' }],
      'further:硬度': [{ zh: '320 HV', en: '' }],
    },
    baseInfo: {
      standardNumber: { val: { zh: 'GB/T 5782 / ISO 4014', en: '' } },
      edgeWidth: { val: { zh: '18', en: '' }, origin: 'standard' },
    },
    origins: { netWeight: 'computed' },
    minQuantity: 500,
    facts: {
      netWeight: 0.0867,
      packing: 12.5,
      unit: { zh: '件', en: 'pcs' },
      inventory: 0,
      calculable: 1,
    },
    replacements: ['HB-2', 'HB-3'],
  })
})

test('an empty cell clears the value; a missing column leaves it unchanged', () => {
  const material = materialOf({ 净重: '', 最小起订量: ' ', 长度: '', 夹紧力: '', 替代型号: '' })
  expect(material).toMatchObject({
    facts: { netWeight: null },
    minQuantity: null,
    values: { '2021090012': [] },
    baseInfo: { clampingForce: null },
    replacements: [],
  })
  expect(material).not.toHaveProperty('related')
  expect(material?.facts).not.toHaveProperty('inventory')
})

test('a category is known in either language, however it is written', () => {
  for (const name of ['螺栓', 'BOLTS', '螺栓 / Bolts', ' bolts ']) {
    expect(read({}, { base: [name, ...row.slice(1)] }).materials[0]?.category).toBe('螺栓')
  }
  const lockbolts = read({}, { base: ['ring-groove rivets', ...row.slice(1)] })
  expect(lockbolts.materials[0]?.category).toBe('环槽铆钉')
})

test('text stays text', () => {
  const texts = [
    '1E5',
    '007',
    '3-4',
    '=1+1',
    '<b onclick="x">&amp;</b>',
    "'; drop table material",
    '@A1',
  ]
  for (const text of texts) {
    const material = materialOf({ 备注: text, 描述: text, 特殊功能: text })
    expect(material?.values['further:备注']).toEqual([{ zh: text, en: '' }])
    expect(material?.facts.description).toEqual({ zh: text, en: '' })
    expect(material?.baseInfo.specialFunction).toEqual({ val: { zh: text, en: '' } })
  }
})

test.each([
  ['公称长度 Length (mm)', '2021090012', '6.0', '6'],
  ['公称长度 Length (mm)', '2021090012', '12.70', '12.7'],
  ['公称长度 Length (mm)', '2021090012', '10.05', '10.05'],
  ['公称长度 Length (mm)', '2021090012', '100', '100'],
  ['铆接厚度范围 Grip range (mm)', '2021090003', '25.40-31.80', '25.4-31.8'],
  ['适用直径 Fits diameter (mm)', '2021090101', '12.70; 16.0', '12.7; 16'],
  ['公称长度 Length (mm)', '2021090012', '08', '8'],
  ['公称长度 Length (mm)', '2021090012', '0.50', '0.5'],
  ['铆接厚度范围 Grip range (mm)', '2021090003', '05.0-10.0', '5-10'],
  // A property class is a name, not a figure.
  ['性能等级 Property class', '2021090008', '10.90', '10.90'],
  ['性能等级 Property class', '2021090008', '08', '08'],
])(
  'in %s zeros before a figure or at the end of a decimal make no other value',
  (header, code, cell, value) => {
    const values = materialOf({ [header]: cell })?.values[code]
    expect(values?.map(({ zh }) => zh).join('; ')).toBe(value)
  },
)

test('a tool fits several diameters', () => {
  const values = materialOf({ '适用直径 Fits diameter (mm)': '12.7; 15.9' })?.values
  expect(values?.['2021090101']).toEqual([
    { zh: '12.7', en: '' },
    { zh: '15.9', en: '' },
  ])
})

test.each([
  ['净重', 'abc', 'notNumber'],
  ['净重', '80 g', 'otherUnit'],
  ['净重', '1,234', 'severalFigures'],
  ['净重', '0', 'notPositive'],
  ['净重', '-1', 'negative'],
  ['库存', '-1', 'negative'],
  ['库存', '99999999999', 'numberTooLarge'],
  ['最小起订量', '1.5', 'notWhole'],
  ['可计算', 'maybe', 'notYesOrNo'],
  ['长度', 'long', 'notNumber'],
  ['长度', '31.8-25.4', 'figureBackward'],
  ['长度', '12,500', 'severalFigures'],
  ['长度', '12 cm', 'otherUnit'],
  ['长度', '-5', 'negative'],
  ['长度', '0', 'notPositive'],
  ['夹紧力', '-53', 'negative'],
  ['壁厚 (mm)', '2,500', 'severalFigures'],
  ['实际孔径', '14', 'inputHasNoValue'],
  ['头型', 'x'.repeat(201), 'tooLong'],
  ['头型', '圆\n头', 'lineBreak'],
  ['头型', '圆\u0007头', 'controlCharacter'],
  ['描述', 'a\u0000b', 'controlCharacter'],
  ['描述', 'lost \ufffd', 'controlCharacter'],
])('a cell of %s that reads %j is refused: %s', (column, text, reason) => {
  expect(reasonOf({ [column]: text })).toMatchObject({
    table: 'list.csv',
    line: 2,
    column,
    reason: `catalogue.import.${reason}`,
  })
})

test('an unknown origin is refused', () => {
  expect(reasonOf({ 夹紧力: '53', '夹紧力 来源': 'a friend' })).toMatchObject({
    column: '夹紧力 来源',
    reason: 'catalogue.import.originUnknown',
  })
})

test('each cell at fault is named, with the line that the file gives it', () => {
  const table = {
    name: 'list.xlsx',
    header: [...header, '净重'],
    rows: [
      ['钉子', '', '', '', 'x'],
      [...row, '1'],
      [...row.slice(0, 3), '', ''],
      ['', ' ', '', '', ''],
      [...row, '1', '', 'lost'],
    ],
    lines: [5, 6, 9, 10, 12],
    faults: [
      { row: 2, column: 3, reason: 'catalogue.import.cellIsError' as const, written: '#N/A' },
    ],
  }
  const { materials, refused } = importRows([table], categories)
  expect(materials.map(({ line }) => line)).toEqual([6])
  expect(
    refused.map(({ line, column, reason }) => `${line} ${column} ${reason.slice(17)}`),
  ).toEqual([
    '5 类别 categoryUnknown',
    '5 产品类 cellEmpty',
    '5 型号 cellEmpty',
    '5 净重 notNumber',
    '9 材料名称 cellIsError',
    '12 G cellWithoutColumn',
  ])
})

test('a model comes twice only with the same contents, in one sheet or in two', () => {
  const table = (name: string, ...rows: string[][]) => ({ name, header, rows })
  const other = [...row.slice(0, 3), '另一种 / Another']
  const { materials, repeated, refused } = importRows(
    [table('a.csv', row, row, other), table('b.csv', other, row)],
    categories,
  )
  expect(materials).toHaveLength(1)
  expect(repeated).toEqual([
    { table: 'a.csv', line: 3, model: 'HB-1' },
    { table: 'b.csv', line: 3, model: 'HB-1' },
  ])
  expect(refused).toMatchObject([
    { table: 'a.csv', line: 4, column: '型号', params: { model: 'HB-1', table: 'a.csv', line: 2 } },
    { table: 'b.csv', line: 2, reason: 'catalogue.import.modelTwice' },
  ])
})

test('a class has one English name, in all rows and sheets that give one', () => {
  const named = (model: string, name: string) => [row[0]!, name, model, row[3]!]
  const table = (name: string, ...rows: string[][]) => ({ name, header, rows })
  const { materials, refused } = importRows(
    [
      table('a.csv', named('A', '夹 / Clip'), named('B', '夹'), named('C', '夹 / Clamp')),
      table('b.csv', named('D', '夹 / Clip'), named('E', '夹 / Bracket')),
    ],
    categories,
  )
  expect(materials.map(({ model }) => model)).toEqual(['A', 'B', 'D'])
  const params = { name: '夹', other: 'Clip', table: 'a.csv', line: 2 }
  const reason = 'catalogue.import.classNamedTwice'
  expect(refused).toMatchObject([
    { table: 'a.csv', line: 4, column: header[1], reason, params },
    { table: 'b.csv', line: 3, column: header[1], reason, params },
  ])
})

test('a sheet without the needed columns is of no use, the others are read', () => {
  const tables = [
    { name: 'a.csv', header: ['类别'], rows: [['螺栓']] },
    { name: 'b.csv', header, rows: [row] },
  ]
  const { materials, unusable } = importRows(tables, categories)
  expect(materials).toHaveLength(1)
  expect(unusable).toMatchObject([{ table: 'a.csv', reason: 'catalogue.import.columnsMissing' }])
})

test.each(['1.000', '2.500', '１.０００', '2,500', '20 500'])(
  '%s pieces may be thousands, and are asked',
  (cell) => {
    for (const column of ['包装数量', '最小起订量', '库存'])
      expect(reasonOf({ [column]: cell })?.reason).toBe('catalogue.import.severalFigures')
    expect(materialOf({ 净重: '1.234', 包装数量: '12.5' })?.facts).toMatchObject({
      netWeight: 1.234,
      packing: 12.5,
    })
  },
)

test.each([
  ['a space that does not break', 'T\u00a0X M12×80'],
  ['an invisible sign', 'T X M12\u200b×80'],
  ['a soft hyphen', 'T X M12\u00ad×80'],
  ['a wide letter', 'T X Ｍ12×80'],
  ['a Cyrillic letter', 'T X \u041c12×80'],
  ['small letters', 't x m12×80'],
  ['the letter x', 'T X M12x80'],
  ['two spaces', 'T  X M12×80'],
])('a model that differs from an earlier one only by %s is refused with its line', (_, model) => {
  const like = (name: string) => [...row.slice(0, 2), name, '螺栓 / Bolt']
  const { materials, refused } = read({}, { base: like('T X M12×80'), rows: [like(model)] })
  expect(materials.map((one) => one.model)).toEqual(['T X M12×80'])
  expect(refused).toMatchObject([
    { line: 3, reason: 'catalogue.import.modelAlike', params: { model: 'T X M12×80', line: 2 } },
  ])
})

test.each([
  ['12mm', '12'],
  ['１２', '12'],
  ['12 mm', '12'],
  ['12,5', '12.5'],
  ['25,4 – 31,8 mm', '25.4–31.8'],
])('the size %j is %s', (cell, value) => {
  const { values } = materialOf({ '公称长度 (mm)': cell }) ?? {}
  expect(values?.['2021090012']).toEqual([{ zh: value, en: '' }])
})

test.each([
  [{ 净重: '6.913e-05' }, { netWeight: 0.00006913 }],
  [{ 净重: '0,08 kg' }, { netWeight: 0.08 }],
  [{ 包装数量: '100件' }, { packing: 100 }],
  [{ 包装数量: '１００ pcs' }, { packing: 100 }],
  [{ 库存: '1,234,567' }, { inventory: 1_234_567 }],
])('figures with their unit or an exponent are read: %j', (cells, facts) => {
  expect(materialOf(cells)?.facts).toMatchObject(facts)
})

test('a code that a spreadsheet program has shortened is refused', () => {
  const { refused } = read({}, { base: [...row.slice(0, 2), '6.90123E+12', '螺栓'] })
  expect(refused).toMatchObject([{ column: '型号', reason: 'catalogue.import.codeShortened' }])
})

test('a figure in another unit than pieces is no count', () => {
  expect(reasonOf({ 包装数量: '5 kg' })?.reason).toBe('catalogue.import.notCount')
})

test('a model that looks like one in the catalogue is refused, unless it is in the catalogue too', () => {
  const looks = new Map([[lookOf('HB-1'), ['HB-1']]])
  const reasonsOf = (model: string, known = looks) =>
    importRows(
      [{ name: 'a.csv', header, rows: [[row[0]!, row[1]!, model, row[3]!]] }],
      categories,
      {
        ...nothingKnown,
        looks: known,
      },
    ).refused.map(({ reason, params }) => `${reason} ${params.model}`)
  for (const model of ['hb-1', 'HB -1', 'НВ-1', 'HB\u200b-1', 'ＨＢ-1', 'HB–1'])
    expect(reasonsOf(model)).toEqual(['catalogue.import.modelAlikeStored HB-1'])
  expect(reasonsOf('HB-1')).toEqual([])
  expect(reasonsOf('hb-1', new Map([[lookOf('HB-1'), ['HB-1', 'hb-1']]]))).toEqual([])
})

test('a space between two digits separates them', () => {
  expect(lookOf('M5 04')).not.toBe(lookOf('M50 4'))
  expect(lookOf('M12 × 80')).toBe(lookOf('m12x80'))
})
