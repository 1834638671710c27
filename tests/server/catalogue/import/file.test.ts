import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importFile } from '../../../../src/server/catalogue/import/file'
import { ownDatabase } from '../../../app'
import { closeAfterFile } from '../../../closing'
import { rawWorkbook, textRow } from '../../spreadsheets/raw-workbook'

const folder = mkdtempSync(join(tmpdir(), 'fastener-import-file-'))
closeAfterFile(async () => rmSync(folder, { recursive: true, force: true }))
const { pool } = await ownDatabase('empty')

const categories = [
  { categoryType: 1 as const, abbreviation: '螺栓', abbreviationEn: 'Bolts', sort: 1 },
]

async function load(name: string, content: string | Buffer | undefined, more = {}) {
  const path = join(folder, name)
  if (content !== undefined) writeFileSync(path, content)
  const lines: string[] = []
  const order = { path, strict: false, language: 'en' as const, categories, ...more }
  const end = await importFile(pool, { ...order, print: (line) => lines.push(line) })
  const listed = `${path}.refused.csv`
  const isListed = statSync(listed, { throwIfNoEntry: false })?.isFile()
  return { end, lines, listed: isListed ? readFileSync(listed, 'utf8') : undefined }
}

const good = 'Category,Class,Model,Name (zh),净重\nBolts,螺栓,A-1,螺栓,0.1\n'
const bad = `${good}Bolts,螺栓,A-2,螺栓,"1,500"\nNails,,A-3,,1\n`

test('a file with good rows only ends with 0 and lists nothing', async () => {
  expect(await load('good.csv', good)).toEqual({
    end: 0,
    lines: ['Products added: 1, updated: 0, unchanged: 0; rows rejected: 0'],
    listed: undefined,
  })
})

test('each refused row is printed with its line, column and reason, and listed beside the file', async () => {
  const { end, lines, listed } = await load('bad.csv', bad)
  expect(end).toBe(1)
  expect(lines).toEqual([
    'Line 3, 净重: “1,500” could be 1.5 / 1500; please write only one of them, without a thousands separator and with a decimal point',
    'Line 4, Category: There is no category named “Nails”',
    'Line 4, Class: Required',
    `These rows are also listed in ${join(folder, 'bad.csv.refused.csv')}`,
    'Products added: 0, updated: 0, unchanged: 1; rows rejected: 2',
  ])
  expect(listed?.split('\r\n').slice(0, 2)).toEqual([
    '\ufeff"行 Line","型号 Model","列 Column","原因","Reason"',
    '"3","A-2","净重","“1,500”可能是 1.5 / 1500，请只写其中一个，千位不要分隔，小数用点","“1,500” could be 1.5 / 1500; please write only one of them, without a thousands separator and with a decimal point"',
  ])
  expect(await load('bad.csv', good)).toMatchObject({ end: 0, listed: undefined })
})

test('an unwritable list of refused rows is reported, and valid rows are stored', async () => {
  // A folder of that name makes the file unwritable, even for root.
  mkdirSync(join(folder, 'shut.csv.refused.csv'))
  const { end, lines } = await load('shut.csv', bad.replaceAll('A-', 'W-'))
  expect(end).toBe(1)
  expect(lines.slice(-2)).toEqual([
    `${join(folder, 'shut.csv.refused.csv')} could not be written; the rejected rows are listed only above`,
    'Products added: 1, updated: 0, unchanged: 0; rows rejected: 2',
  ])
  expect(lines[0]).toMatch(/^Line 3, 净重: /)
  expect((await load('shut.csv', good)).lines).toEqual([
    `${join(folder, 'shut.csv.refused.csv')} is left over from an earlier import and could not be deleted`,
    'Products added: 0, updated: 0, unchanged: 1; rows rejected: 0',
  ])
})

test('the sheets of a workbook that were not read are named, also where the first is of no use', async () => {
  const sheets = '<sheet name="List" r:id="r1"/><sheet name="Stock 2" r:id="r0"/>'
  const [header, first] = good.split('\n').map((line) => line.split(','))
  const notRead = 'Only the first sheet with content was read. Not read: Stock 2'
  const workbook = rawWorkbook(textRow(header!) + textRow(first!, 2), {
    sheets,
    cover: textRow(header!),
  })
  expect((await load('two.xlsx', workbook)).lines).toEqual([
    notRead,
    'Products added: 0, updated: 0, unchanged: 1; rows rejected: 0',
  ])
  const notes = rawWorkbook(textRow(['Notes']) + textRow(['x'], 2), {
    sheets,
    cover: textRow(header!),
  })
  const { end, lines } = await load('notes.xlsx', notes)
  expect(end).toBe(2)
  expect(lines[0]).toBe(notRead)
})

test('links to unknown models are summed up in one line', async () => {
  const content = 'Category,Class,Model,Name (zh),Related models\nBolts,螺栓,L-1,螺栓,X;Y\n'
  expect((await load('links.csv', content)).lines).toEqual([
    'Links not imported: 2, because the catalogue does not have these models: X, Y',
    'Products added: 1, updated: 0, unchanged: 0; rows rejected: 0',
  ])
})

test('another English name of a class or value stays out unless --rename is given', async () => {
  const sheet = (model: string, className: string, colour: string) =>
    `Category,Class,Model,Name (zh),颜色\nBolts,六角头螺栓 / ${className},${model},螺栓,蓝 / ${colour}\n`
  await load('names.csv', sheet('N-1', 'Hexagon bolts', 'Blue'))
  const renames = [
    'Class: 六角头螺栓 / Hexagon bolts → 六角头螺栓 / Hexagon head bolts (models: 1)',
    'Value: 蓝 / Blue → 蓝 / Azure (models: 1)',
  ]
  const other = sheet('N-2', 'Hexagon head bolts', 'Azure')
  expect(await load('names.csv', other)).toMatchObject({
    end: 0,
    lines: [
      'Names kept as in the catalogue: 2. To rename them as in the file, add --rename (models affected: 1):',
      ...renames,
      'Products added: 1, updated: 0, unchanged: 0; rows rejected: 0',
    ],
  })
  expect((await load('names.csv', other, { rename: true })).lines.slice(0, 1)).toEqual([
    'Renamed as in the file:',
  ])
  expect((await load('names.csv', sheet('N-3', 'HEXAGON head bolts', 'azure'))).lines).toEqual([
    'Differ only in case; the catalogue’s spelling is kept: Hexagon head bolts, Azure',
    'Products added: 1, updated: 0, unchanged: 0; rows rejected: 0',
  ])
})

test('strictly, a refused row keeps all out', async () => {
  const content = bad.replaceAll('A-', 'B-')
  const { end, lines } = await load('strict.csv', content, { strict: true, language: 'zh' })
  expect(end).toBe(1)
  expect(lines.at(-1)).toBe('有 2 行被拒绝，因此没有导入任何内容')
  const stored = await pool
    .selectFrom('material')
    .where('model', 'like', 'B-%')
    .select('id')
    .execute()
  expect(stored).toEqual([])
})

test.each([
  ['U+0000', '_x0000_'],
  ['U+D800', '_xD800_'],
])(
  'a character that cannot be stored (%s) is reported, in a cell and in a column name',
  async (code, written) => {
    const [header = [], first = []] = good.split('\n').map((line) => line.split(','))
    const marred = first.map((cell) => cell.replace('A-1', `A${written}`))
    const cell = rawWorkbook(textRow(header) + textRow(first, 2) + textRow(marred, 3))
    expect(await load('cell.xlsx', cell)).toMatchObject({
      end: 1,
      lines: [
        `Line 3, Model: Contains the unprintable character ${code}`,
        expect.any(String),
        'Products added: 0, updated: 0, unchanged: 1; rows rejected: 1',
      ],
    })
    const name = rawWorkbook(textRow([...header, `Colour${written}`]) + textRow(first, 2))
    expect(await load('name.xlsx', name)).toMatchObject({
      end: 2,
      lines: [`The name of column 6 contains the unprintable character ${code}`],
    })
  },
)

test('a column name is no formula in the list of refused rows', async () => {
  const content = good.replace('净重', '净重,=cmd()').replace('0.1\n', `0.1,${'x'.repeat(201)}\n`)
  expect((await load('formula.csv', content)).listed).toContain(`"'=cmd()"`)
})

test('a file that is of no use ends with 2 and one sentence', async () => {
  expect(await load('missing.csv', undefined)).toMatchObject({
    end: 2,
    lines: [`Cannot open the file ${join(folder, 'missing.csv')}`],
  })
  expect(await load('empty.csv', '')).toMatchObject({ end: 2, lines: ['The file is empty'] })
  expect(await load('cut.xlsx', 'PK\u0003\u0004')).toMatchObject({
    end: 2,
    lines: ['The workbook is damaged and cannot be read'],
  })
  expect(await load('other.csv', 'a,b\n1,2\n')).toMatchObject({
    end: 2,
    lines: [
      'Missing columns: 类别 Category, 产品类(中文) Class (zh), 型号规格 Model/Specification, 材料名称(中文) Material name (zh)',
    ],
  })
})
