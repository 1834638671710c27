import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { ImportTable } from '../../../../src/domain/catalogue/import/table'
import { importCatalogue } from '../../../../src/server/catalogue/import/import'
import { ownDatabase } from '../../../app'

const { pool } = await ownDatabase('empty')

const categories = [
  { categoryType: 1 as const, abbreviation: '螺栓', abbreviationEn: 'Bolts', sort: 1 },
  { categoryType: 1 as const, abbreviation: '环槽铆钉', abbreviationEn: 'Lockbolts', sort: 2 },
]

let sheets = 0
/** A sheet of one class of its own; `@` in a cell is a mark that no other sheet has. */
function sheet(header: string[], ...rows: string[][]): ImportTable {
  const mark = `t${++sheets}`
  return {
    name: `${mark}.csv`,
    header: ['类别', '产品类', '型号', '材料名称', ...header],
    rows: rows.map(([model = '', ...cells]) => [
      '螺栓',
      `螺栓${mark} / Bolts ${mark}`,
      `${mark}-${model}`,
      '螺栓 / Bolt',
      ...cells.map((cell) => cell.replaceAll('@', mark)),
    ]),
  }
}
const load = (...tables: ImportTable[]) => importCatalogue(pool, { tables, categories })
await load()

const version = async () =>
  (await pool.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version

function productOf(table: ImportTable, row = 0) {
  return pool
    .selectFrom('material')
    .innerJoin('product_class', 'product_class.id', 'class_id')
    .where('model', '=', table.rows[row]?.[2] ?? '')
    .select(['material.id', 'material_name', 'material_name_en', 'class_name', 'class_name_en'])
    .select(['min_quantity', 'material.data'])
    .executeTakeFirst()
}

async function valuesOf(table: ImportTable, row = 0) {
  const product = await productOf(table, row)
  return pool
    .selectFrom('material_value')
    .innerJoin('characteristic_value', 'characteristic_value.id', 'value_id')
    .innerJoin('characteristic', 'characteristic.id', 'characteristic_id')
    .where('material_id', '=', product?.id ?? 0)
    .select(['field_code', 'val', 'val_en', 'number_from', 'number_to'])
    .orderBy('characteristic.sort')
    .execute()
}

test('a product is stored with its class, its values and its figures', async () => {
  const table = sheet(
    [
      'Diameter (mm)',
      '表面处理',
      '夹紧力 (kN)',
      '夹紧力 来源',
      '净重',
      '单位',
      '最小起订量',
      '包装数量',
    ],
    ['1', '12', '电镀锌 / Zinc plated', '53.6', '标准', '0.0867', '件 pcs', '0', '12.50'],
  )
  expect(await load(table)).toMatchObject({ added: 1, changed: 0, unchanged: 0, refused: [] })
  expect(await productOf(table)).toMatchObject({
    material_name: '螺栓',
    material_name_en: 'Bolt',
    class_name: expect.stringMatching(/^螺栓t/),
    class_name_en: expect.stringMatching(/^Bolts t/),
    min_quantity: 0,
    data: {
      netWeight: 0.0867,
      weUnitName: 'kg',
      def8: 12.5,
      unitName: '件',
      unitNameEn: 'pcs',
      baseInfo: { clampingForce: { val: '53.6', origin: 'standard' } },
      origins: {},
    },
  })
  expect(await valuesOf(table)).toEqual([
    { field_code: '2021090001', val: '12', val_en: '', number_from: 12, number_to: 12 },
    {
      field_code: '2021090009',
      val: '电镀锌',
      val_en: 'Zinc plated',
      number_from: null,
      number_to: null,
    },
  ])
})

test('a value named in one language is the one that is called so, in its sheet or in the catalogue', async () => {
  await load(sheet(['颜色 Colour'], ['1', '蓝t / Blue t']))
  const table = sheet(['颜色 Colour'], ['1', 'blue T'], ['2', '绿t / Green t'], ['3', 'Green t'])
  await load(table, sheet(['颜色 Colour'], ['1', '蓝t'], ['2', 'Red t']))
  expect(await valuesOf(table)).toMatchObject([{ val: '蓝t', val_en: 'Blue t' }])
  expect(await valuesOf(table, 2)).toMatchObject([{ val: '绿t', val_en: 'Green t' }])
  expect(
    await pool
      .selectFrom('characteristic_value')
      .select('val')
      .where(sql<boolean>`val ~* '(蓝|绿|blue|green|red) ?t$'`)
      .orderBy('val')
      .execute(),
  ).toEqual([{ val: 'Red t' }, { val: '绿t' }, { val: '蓝t' }])
  expect(await load(table)).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
})

test('the same text in both languages is one value, also of a figure', async () => {
  const header = ['性能等级', '公称长度 (mm)', '硬度']
  const table = sheet(header, ['1', '8.8', '40', '22'], ['2', '8.8 / 8.8', '40 / 40', '22 / 22'])
  expect(await load(table)).toMatchObject({ added: 2, refused: [] })
  expect(await valuesOf(table, 1)).toEqual(await valuesOf(table, 0))
  expect((await productOf(table, 1))!.data).toEqual((await productOf(table, 0))!.data)
})

test('without its columns a model keeps its category, its class and its names', async () => {
  const table = sheet(['长度'], ['1', '10'])
  await load(table)
  const before = await productOf(table)
  const model = table.rows[0]?.[2] ?? ''
  const part = (columns: Record<string, string>) =>
    load({
      name: 'part.csv',
      header: ['型号', ...Object.keys(columns)],
      rows: [[model, ...Object.values(columns)]],
    })
  expect(await part({})).toMatchObject({ unchanged: 1, refused: [] })
  expect(await part({ 净重: '2' })).toMatchObject({ changed: 1 })
  expect(await productOf(table)).toEqual({
    ...before,
    data: expect.objectContaining({ netWeight: 2 }),
  })
  expect(await part({ 'Material name (en)': 'Stud' })).toMatchObject({ changed: 1 })
  expect(await productOf(table)).toMatchObject({ material_name: '螺栓', material_name_en: 'Stud' })
  expect(await part({ 长度: '' })).toMatchObject({ changed: 1 })
  expect(await valuesOf(table)).toEqual([])
  const english = await part({ 'Class (en)': 'Other bolts' })
  expect(english).toMatchObject({ unchanged: 1, renames: { renames: [{ after: 'Other bolts' }] } })
  expect(await part({ 类别: '环槽铆钉' })).toMatchObject({
    refused: [{ column: '类别', reason: 'catalogue.import.categoryAlone' }],
  })
  expect(await productOf(table)).toMatchObject({ class_name: before?.class_name })
  expect(await part({ 产品类: '其他螺栓' })).toMatchObject({ changed: 1 })
  expect(await productOf(table)).toMatchObject({ class_name: '其他螺栓' })
})

test('words in other upper and lower case are one value and one class, codes are not', async () => {
  const header = ['表面处理', '螺纹公差']
  const table = sheet(header, ['1', 'Dacromet@', '6g'], ['2', 'DACROMET@', '6G'])
  await load(table)
  const [coating, tolerance] = await valuesOf(table, 0)
  expect(await valuesOf(table, 1)).toEqual([coating, { ...tolerance, val: '6G' }])
  const again = sheet(header, ['3', 'dacromet@', '6g'])
  again.rows = again.rows.map((cells) => cells.with(1, `BOLTS ${table.name.slice(0, -4)}`))
  again.rows[0]![4] = `dacromet${table.name.slice(0, -4)}`
  await load(again)
  expect(await valuesOf(again)).toEqual([coating, tolerance])
  expect(await productOf(again)).toMatchObject({ class_name: (await productOf(table))?.class_name })
})

test('base information of a class does not become a characteristic too', async () => {
  const table = sheet([], ['1'])
  await load(table)
  const { class_name: name } = (await productOf(table))!
  await sql`update product_class set data = data || '{"baseInfo":["standardNumber"]}'
    where class_name = ${name}`.execute(pool)
  const row = [...table.rows[0]!, 'GB/T 5783']
  const named: ImportTable = { ...table, header: [...table.header, '标准号'], rows: [row] }
  expect(await load(named)).toMatchObject({ added: 0, changed: 1 })
  expect(await valuesOf(named)).toEqual([])
  expect((await productOf(named))!.data).toMatchObject({
    baseInfo: { standardNumber: { val: 'GB/T 5783' } },
  })
  expect(await load(named)).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
})

test('a name in English alone is the English name; a Chinese one that is missing in its column is told', async () => {
  const table = sheet([], ['1'])
  await load(table)
  const [category, className, model] = table.rows[0]!
  const names = (zh: string, en: string): ImportTable => ({
    ...table,
    header: ['类别', '产品类', '型号', '材料名称(中文)', '材料名称(英文)'],
    rows: [[category!, className!, model!, zh, en]],
  })
  const { refused } = await load(names('', 'Screw'))
  expect(refused).toMatchObject([
    { column: '材料名称(中文)', reason: 'catalogue.import.cellEmpty' },
  ])
  const inEnglish = (en: string): ImportTable => ({
    ...table,
    header: ['类别', '产品类', '型号', 'Material name (en)'],
    rows: [[category!, className!, model!, en]],
  })
  expect(await load(inEnglish('Screw'))).toMatchObject({ changed: 1, refused: [] })
  expect(await productOf(table)).toMatchObject({ material_name: '螺栓', material_name_en: 'Screw' })

  const fresh = sheet([], ['1'])
  const [, , other] = fresh.rows[0]!
  const made = { ...inEnglish('Stud'), rows: [[category!, className!, other!, 'Stud']] }
  expect(await load(made)).toMatchObject({ added: 1, refused: [] })
  expect(await productOf(fresh)).toMatchObject({ material_name: 'Stud', material_name_en: '' })
  expect(await load(made)).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
})

test('the same sheet twice changes nothing, and nobody is notified', async () => {
  const table = sheet(
    ['长度', '颜色 Colour', '描述', '替代型号', '夹紧力', '净重', '最小起订量'],
    ['1', '80', '红 / red', '一 / one', '@-2', '53.6', '0.1', '5'],
    ['2', '90', '', '', '@-1;nowhere', '', '', ''],
  )
  expect(await load(table)).toMatchObject({ added: 2 })
  const before = await version()
  expect(await load(table)).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  expect(await version()).toBe(before)
})

test('one import raises the version by one, whatever it changes', async () => {
  const before = await version()
  await load(sheet(['长度'], ['1', '10'], ['2', '20']), sheet(['长度'], ['1', '10']))
  expect(await version()).toBe(before + 1)
})

test('a changed cell changes its product only', async () => {
  const table = sheet(['长度', '净重', '替代型号'], ['1', '10', '1', '@-2'], ['2', '20', '2', ''])
  await load(table)
  const [first, second] = table.rows
  const change = (column: number, text: string) => ({
    ...table,
    rows: [first?.with(column, text) ?? [], second ?? []],
  })
  for (const changed of [change(4, '11'), change(5, '1.5'), change(6, ''), change(3, '新')]) {
    expect(await load(changed)).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
    await load(table)
  }
  await load(change(4, '11'))
  expect(await valuesOf(table)).toMatchObject([{ val: '11' }])
})

test('the products that a load makes or changes are listed under its version, the others keep theirs', async () => {
  const table = sheet(['长度'], ['1', '10'], ['2', '20'])
  await load(table)
  const [made, also] = [(await productOf(table, 0))?.id, (await productOf(table, 1))?.id]
  const loaded = await version()
  expect(await versionOf(made)).toBe(loaded)
  expect(await versionOf(also)).toBe(loaded)
  await load({ ...table, rows: [table.rows[0]?.with(4, '11') ?? []] })
  expect(await versionOf(made)).toBe(loaded + 1)
  expect(await versionOf(also)).toBe(loaded)
})

async function versionOf(id = 0) {
  const change = await pool
    .selectFrom('catalogue_change')
    .select('version')
    .where('material_id', '=', id)
    .executeTakeFirst()
  return change?.version
}

test('data without a column stay, and an empty cell deletes its value', async () => {
  const full = sheet(
    ['长度', '头型', '净重', '库存', '夹紧力', '剪切力', '最小起订量', '相关型号'],
    ['1', '10', '圆头', '1', '5', '53', '64', '7', '@-2'],
    ['2', '', '', '', '', '', '', '', ''],
  )
  await load(full)
  const row = full.rows[0]?.slice(0, 4) ?? []
  const part = {
    ...full,
    header: [...full.header.slice(0, 4), '长度', '净重', '夹紧力'],
    rows: [[...row, '', '', '']],
  }
  expect(await load(part)).toMatchObject({ changed: 1 })
  expect(await valuesOf(full)).toMatchObject([{ val: '圆头' }])
  const product = await productOf(full)
  expect(product).toMatchObject({
    min_quantity: 7,
    data: { inventory: 5, baseInfo: { shearStress: { val: '64' } } },
  })
  expect(product?.data).not.toHaveProperty('netWeight')
  expect(product?.data).not.toHaveProperty('baseInfo.clampingForce')
  const links = await pool
    .selectFrom('material_relation')
    .where('material_id', '=', product?.id ?? 0)
    .select('kind')
    .execute()
  expect(links).toEqual([{ kind: 2 }])
})

test('links reach products of the same import and of earlier ones; others are named and left out', async () => {
  const earlier = sheet([], ['1'])
  const table = sheet(
    ['替代型号', '相关型号'],
    ['1', `@-2; ${earlier.rows[0]?.[2]}`, 'nowhere'],
    ['2', '', ''],
  )
  await load(earlier)
  expect(await load(table)).toMatchObject({
    added: 2,
    refused: [],
    leftOut: [{ line: 2, model: 'nowhere' }],
  })
  const links = await pool
    .selectFrom('material_relation')
    .innerJoin('material', 'material.id', 'related_id')
    .where('material_id', '=', (await productOf(table))?.id ?? 0)
    .orderBy('material_relation.sort')
    .select(['model', 'kind'])
    .execute()
  expect(links).toEqual([
    { model: table.rows[1]?.[2], kind: 1 },
    { model: earlier.rows[0]?.[2], kind: 1 },
  ])
})

test('a further column becomes a characteristic of its class, found again by either name', async () => {
  const first = sheet(['壁厚 / Wall thickness (mm)'], ['1', '2.5'])
  const second = sheet(['Wall Thickness'], ['1', '2.5'])
  await load(first)
  await load(second)
  const [value] = await valuesOf(first)
  expect(value).toMatchObject({ field_code: expect.stringMatching(/^x[0-9a-f]{10}$/), val: '2.5' })
  expect(await valuesOf(second)).toEqual([value])
  const made = await pool
    .selectFrom('characteristic')
    .where('field_code', '=', value?.field_code ?? '')
    .select(['field_name', 'field_name_en', 'unit'])
    .execute()
  expect(made).toEqual([{ field_name: '壁厚', field_name_en: 'Wall thickness', unit: 'mm' }])
})

test('a class offers what its products have, and the numeric inputs that stand for it', async () => {
  const table = sheet(['公称直径', '长度', '头型'], ['1', '12', '80', ''])
  await load(table)
  const offered = await pool
    .selectFrom('class_characteristic')
    .innerJoin('characteristic', 'characteristic.id', 'characteristic_id')
    .innerJoin('product_class', 'product_class.id', 'class_id')
    .where('class_name', '=', (await productOf(table))?.class_name ?? '')
    .orderBy('class_characteristic.sort')
    .select(['field_code', 'is_required', 'is_val_limited'])
    .execute()
  expect(offered).toEqual([
    { field_code: '2021090001', is_required: 1, is_val_limited: 1 },
    { field_code: '2021090005', is_required: 0, is_val_limited: 0 },
    { field_code: '2021090012', is_required: 1, is_val_limited: 0 },
  ])
})

test('good rows are stored and bad ones named; strictly, nothing is stored', async () => {
  const table = sheet(['净重'], ['1', '1'], ['2', '1,500'])
  const refused = [{ line: 3, column: '净重', reason: 'catalogue.import.severalFigures' }]
  const before = await version()
  const strictly = await importCatalogue(pool, { tables: [table] }, { strict: true })
  expect(strictly).toMatchObject({ stored: false, added: 0, refused })
  expect(await productOf(table)).toBeUndefined()
  expect(await version()).toBe(before)

  expect(await load(table)).toMatchObject({ stored: true, added: 1, refused })
  expect(await productOf(table)).toBeDefined()
  expect(await productOf(table, 1)).toBeUndefined()
})

test('a category is never made by a sheet', async () => {
  const table = sheet([], ['1'])
  table.rows[0]?.splice(0, 1, '钉子')
  expect(await load(table)).toMatchObject({
    added: 0,
    refused: [{ column: '类别', reason: 'catalogue.import.categoryUnknown' }],
  })
})

test('markup, formulas and queries in cells are kept as text', async () => {
  const texts = [
    '<script>alert(1)</script>',
    "'); drop table material; --",
    '=1+1',
    '{"a":1}',
    '\\N',
  ]
  const table = sheet(['备注', '描述'], ...texts.map((text, n) => [String(n), text, text]))
  expect(await load(table)).toMatchObject({ added: texts.length })
  for (const [row, text] of texts.entries()) {
    expect(await valuesOf(table, row)).toMatchObject([{ val: text }])
    expect(await productOf(table, row)).toMatchObject({ data: { description: text } })
  }
})

test('concurrent imports of a sheet: one stores it, the others find no changes', async () => {
  const table = sheet(['色'], ['1', 'a'], ['2', 'a'])
  await load({ ...table, rows: table.rows.slice(0, 1) })
  const reports = await Promise.all([load(table), load(table), load(table)])
  expect(reports.map(({ added }) => added).sort()).toEqual([0, 0, 1])
})

test('a class without products is made, and an English name is filled later', async () => {
  const classes = [{ category: '螺栓', name: '空类', nameEn: '' }]
  await importCatalogue(pool, { tables: [], classes })
  await importCatalogue(pool, { tables: [], classes: [{ ...classes[0]!, nameEn: 'Empty' }] })
  await importCatalogue(pool, { tables: [], classes })
  const found = await pool
    .selectFrom('product_class')
    .where('class_name', '=', '空类')
    .select('class_name_en')
    .execute()
  expect(found).toEqual([{ class_name_en: 'Empty' }])
})

test('an import reports its progress to the end', async () => {
  const steps: string[] = []
  await importCatalogue(
    pool,
    { tables: [sheet([], ['1'], ['2'])] },
    { onProgress: ({ done, total }) => steps.push(`${done}/${total}`) },
  )
  expect(steps.at(-1)).toBe('2/2')
})
