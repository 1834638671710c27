import { expect, test } from 'vitest'
import { plainCell, type SheetCell } from '../../../src/server/spreadsheets/table'
import { exportSheet } from '../../../src/server/catalogue/export'
import { importCatalogue } from '../../../src/server/catalogue/import/import'
import { readSpreadsheet } from '../../../src/server/spreadsheets/read'
import { openDemoShop } from './demo-shop'

const { call, database } = await openDemoShop()
const address = '/office/catalogue/export'

const versionNow = async () =>
  (await database.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow())
    .version

test.each(['xlsx', 'csv'] as const)(
  'the whole catalogue goes out as %s, and taken in again changes nothing',
  async (format) => {
    const before = await versionNow()
    const { status, bytes, headers } = await call('editor', 'GET', `${address}?format=${format}`)
    expect(status).toBe(200)
    expect(String(headers['content-disposition'])).toMatch(/^attachment;.*\.(xlsx|csv)$/)
    const table = readSpreadsheet(`catalogue.${format}`, bytes)
    const { total } = await database
      .selectFrom('material')
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    expect(table.rows).toHaveLength(total)
    expect(await importCatalogue(database, { tables: [table] })).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: total,
      refused: [],
      unusable: [],
      leftOut: [],
    })
    expect(await versionNow()).toBe(before)
  },
)

test('an export rebuilds the same catalogue from nothing', async () => {
  const name = 'all'
  const sheet = await exportSheet(database, { name })
  const text = (rows: SheetCell[][]) =>
    rows.map((cells) => cells.map((cell) => String(plainCell(cell) ?? '')))
  // The products are gone; the tree of categories is not part of a sheet.
  await database.deleteFrom('material').execute()
  await importCatalogue(database, {
    tables: [{ name, header: sheet.header, rows: text(sheet.rows) }],
  })
  const again = await exportSheet(database, { name })
  expect(again.header).toEqual(sheet.header)
  expect(text(again.rows)).toEqual(text(sheet.rows))
})

test('names with letters in them, and without English, come back as they were', async () => {
  const header = ['类别', '产品类', '型号', '材料名称', '夹口K (mm) / Jaw K (mm)', '槽型V /']
  const rows = [['螺栓', '夹具 / Clips', 'EX-1', '夹', '12', '深']]
  const loaded = await importCatalogue(database, { tables: [{ name: 'letters', header, rows }] })
  expect(loaded).toMatchObject({ added: 1, refused: [], unusable: [] })
  const again = await exportSheet(database, { name: 'all' })
  expect(again.header).toEqual(expect.arrayContaining(['夹口K (mm) / Jaw K (mm)', '槽型V /']))
  const text = again.rows.map((cells) => cells.map((cell) => String(plainCell(cell) ?? '')))
  expect(
    await importCatalogue(database, {
      tables: [{ name: 'all', header: again.header, rows: text }],
    }),
  ).toMatchObject({ added: 0, changed: 0, refused: [], unusable: [] })
})

test('a class is exported by itself, and a missing one is reported', async () => {
  const [row] = await database
    .selectFrom('material')
    .innerJoin('product_class', 'product_class.id', 'class_id')
    .select(['class_id', 'class_name', 'model'])
    .limit(1)
    .execute()
  const { bytes } = await call('operator', 'GET', `${address}?format=csv&classId=${row!.class_id}`)
  const table = readSpreadsheet('class.csv', bytes)
  const classColumn = table.header.findIndex((name) => name.startsWith('产品类'))
  expect(new Set(table.rows.map((cells) => cells[classColumn]))).toEqual(new Set([row!.class_name]))
  expect((await call('editor', 'GET', `${address}?format=csv&classId=99999`)).status).toBe(404)
  expect((await call('sales', 'GET', `${address}?format=csv`)).status).toBe(403)
})

test('a class without models goes out as the columns that its models will have', async () => {
  const header = ['类别', '产品类', '型号', '材料名称', '夹口W (mm) / Jaw W (mm)', '公称直径']
  const rows = [['螺栓', '空类 / Empty class', 'EX-9', '夹', '12', '8']]
  await importCatalogue(database, { tables: [{ name: 'empty', header, rows }] })
  const classId = (
    await database
      .selectFrom('product_class')
      .select('id')
      .where('class_name', '=', '空类')
      .executeTakeFirstOrThrow()
  ).id
  await database.deleteFrom('material').where('class_id', '=', classId).execute()
  const { header: names, rows: none } = await exportSheet(database, { classId, name: 'empty' })
  expect(none).toEqual([])
  expect(names).toEqual([
    '类别 / Category',
    '产品类(中文) / Class (zh)',
    '产品类(英文) / Product class',
    '型号规格 / Model/Specification',
    '材料名称(中文) / Material name (zh)',
    '材料名称(英文) / Material name (en)',
    '公称直径 (mm) / Nominal diameter (mm)',
    '实际孔径 (mm) / Hole diameter (mm)',
    '夹口W (mm) / Jaw W (mm)',
    '最小起订量 / Min. order quantity',
  ])
  const filled = [['螺栓', '空类', 'Empty class', 'EX-10', '夹', 'Clip', '8', '', '14', '5']]
  expect(
    await importCatalogue(database, { tables: [{ name: 'filled', header: names, rows: filled }] }),
  ).toMatchObject({ added: 1, refused: [], unusable: [] })
})

test('values that differ in the case of their letters, or are called as another one is in English, come back as they were', async () => {
  const header = ['类别', '产品类', '型号', '材料名称', '槽口']
  const values = ['b', 'B', 'B型 / B', 'A / Alpha', '甲 / a', '乙 / A', '甲']
  for (const [nth, value] of values.entries())
    await importCatalogue(database, {
      tables: [{ name: 'case', header, rows: [['螺栓', '字母类', `CASE-${nth}`, '夹', value]] }],
    })
  const again = await exportSheet(database, { name: 'all' })
  const text = again.rows.map((cells) => cells.map((cell) => String(plainCell(cell) ?? '')))
  expect(
    await importCatalogue(database, {
      tables: [{ name: 'all', header: again.header, rows: text }],
    }),
  ).toMatchObject({ added: 0, changed: 0 })
  const column = again.header.indexOf('槽口')
  const model = again.header.findIndex((name) => /型号/.test(name))
  const cells = text.filter((row) => row[model]!.startsWith('CASE-')).map((row) => row[column])
  expect(cells).toEqual(['b', 'B', 'B型 / B', 'A / Alpha', '甲 / a', '乙 / A', '甲 / a'])
})
