import { beforeEach, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import type { Span } from '../../../src/domain/reading/span'
import type { Schemas } from '../../../src/domain/schemas'
import { startApp } from '../../app'
import { rawWorkbook, textRow } from '../spreadsheets/raw-workbook'

const { database, call } = await startApp({ catalogue: 'demo' })
const lockbolt = 'RL1-127-16-R-ZN'
const nut = 'NF-M8x1-8-ZN'
const ids = Object.fromEntries(
  (
    await database
      .selectFrom('material')
      .select(['id', 'model'])
      .where('model', 'in', [lockbolt, nut])
      .execute()
  ).map(({ id, model }) => [model, id]),
)

beforeEach(() => database.deleteFrom('customer_part').execute())

const resolve = (body: object, who: string | null = 'buyer') =>
  call(who, 'POST', '/web/my/cart/resolve', body)
const fileOf = (bytes: Buffer, name = 'list.xlsx') => ({
  file: { name, content: bytes.toString('base64') },
})

/** Each line in short: models, quantity and doubt. */
function shown({ data }: { data: Schemas['QuickEntryLine'][] }) {
  return data.map(({ products, counts, doubt }) =>
    [products.map(({ model }) => model).join(' '), counts, doubt].filter(Boolean).join(' | '),
  )
}

test('a line that is written like a model, however its signs are set, means it', async () => {
  const text = [
    `${lockbolt} 200`,
    'ＲＬ１－１２７－１６－Ｒ－ＺＮ　３０',
    '40, rl1 127 16 r zn',
  ].join('\n')
  expect(shown(await resolve({ text }))).toEqual([
    `${lockbolt} | 200`,
    `${lockbolt} | 30`,
    `${lockbolt} | 40`,
  ])
})

test('a times sign belongs to the model or to the quantity, whichever makes a model', async () => {
  expect(shown(await resolve({ text: `NF-M8×1-8-ZN×500\nNF-M8*1-8-ZN 7` }))).toEqual([
    `${nut} | 500`,
    `${nut} | 7`,
  ])
})

test('a size without a quantity asks for it, and the length does not count as one', async () => {
  const [line] = (await resolve({ text: 'M 12 × 80' })).data as Schemas['QuickEntryLine'][]
  expect(line).toMatchObject({ model: 'M 12 × 80', counts: '', doubt: 'several' })
  for (const { model } of line!.products) expect(model).toContain('M12x80')
})

test('a line that names several models, or one nearly, offers them to be chosen from', async () => {
  const [several, nearly] = (await resolve({ text: 'RL1-127-16-R 5\nRL1-127-16-R-ZX 5' }))
    .data as Schemas['QuickEntryLine'][]
  for (const line of [several!, nearly!]) {
    expect(line).toMatchObject({ doubt: 'several', reason: '没有完全相同的型号，请选择一个' })
    expect(line.products.map(({ model }) => model)).toContain(lockbolt)
  }
  expect(several!.products.length).toBeLessThanOrEqual(6)
})

test('a single model that is only like what is written is still asked about', async () => {
  expect(shown(await resolve({ text: 'RL1-127-16-R-B 20' }))).toEqual([
    'RL1-127-16-R-BK | 20 | several',
  ])
})

test.each([
  ['FOO-9 1', 'notFound', '没有这个型号或料号，请检查'],
  [`${lockbolt}`, 'noCounts', '请填写数量'],
  [`${lockbolt} 0`, 'badCounts', '数量应为 1 到 100,000,000 的整数'],
  [`${lockbolt} -5`, 'badCounts', '数量应为 1 到 100,000,000 的整数'],
  [`${lockbolt} 1.5`, 'badCounts', '数量应为 1 到 100,000,000 的整数'],
  [`${lockbolt} 1e9`, 'badCounts', '数量应为 1 到 100,000,000 的整数'],
])('%j is in doubt: %s', async (text, doubt, reason) => {
  expect((await resolve({ text })).data).toMatchObject([{ doubt, reason }])
})

test('a line says what the product needs to be ordered, in the language of the reader', async () => {
  const english = { 'accept-language': 'en' }
  const { data } = await call(
    'partner',
    'POST',
    '/web/my/cart/resolve',
    { text: `${lockbolt} 200\nFOO-9 1` },
    english,
  )
  expect(data[0].products[0]).toMatchObject({ minQuantity: 20, def8: 200 })
  expect(data[0].products[0].materialName).toMatch(/^Lockbolt/)
  expect(data[1].reason).toBe('Model or part number not found; please check')
})

test("the customer's own number stands for its model, in their account alone", async () => {
  const lines = [{ dataId: ids[lockbolt], counts: 1, customerPartNo: 'K-77 A' }]
  await call('buyer', 'POST', '/web/my/cart/lines', { lines })
  const [line] = (await resolve({ text: 'k-77a 20' }, 'designer')).data
  expect(line.products).toMatchObject([{ model: lockbolt, customerPartNo: 'K-77 A' }])
  expect(line.doubt).toBeUndefined()
  expect(shown(await resolve({ text: 'K-77A 20' }, 'partner'))).toEqual(['20 | notFound'])
})

test('a number that is also written like another model is asked about', async () => {
  const lines = [{ dataId: ids[lockbolt], counts: 1, customerPartNo: nut }]
  await call('buyer', 'POST', '/web/my/cart/lines', { lines })
  expect(shown(await resolve({ text: `${nut} 20` }))).toEqual([`${lockbolt} ${nut} | 20 | several`])
})

test('a workbook is read by its columns; texts and figures are quantities alike', async () => {
  const rows = [
    ['料号', '型号规格', '数量'],
    ['K-77', lockbolt, 200],
    ['', nut, '1,000'],
  ].map((row) => row.map((value) => ({ value })))
  // The package's cell types are narrower than what it writes.
  const bytes = await writeXlsxFile(rows as never).toBuffer()
  const answer = await resolve(fileOf(bytes))
  expect(shown(answer)).toEqual([`${lockbolt} | 200`, `${nut} | noCounts`])
  expect(answer.data[0]).toMatchObject({ line: 2, customerPartNo: 'K-77' })
})

test('formulas, errors, dates and merged cells of a workbook are said by their lines', async () => {
  const cell = (at: string, text: string) =>
    `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
  const bytes = rawWorkbook(
    [
      `<row r="1">${cell('A1', lockbolt)}${cell('B1', '=100+100')}</row>`,
      `<row r="2">${cell('A2', nut)}<c r="B2"><f>100*2</f><v>200</v></c></row>`,
      `<row r="3">${cell('A3', nut)}<c r="B3"><f>100*2</f></c></row>`,
      `<row r="4">${cell('A4', nut)}<c r="B4" t="e"><v>#REF!</v></c></row>`,
      // The row below belongs to the merged cell of the one above.
      `<row r="5"><c r="B5"><v>7</v></c></row>`,
      `<row r="6">${cell('A6', '=HYPERLINK(1)')}<c r="B6"><v>7</v></c></row>`,
    ].join(''),
  )
  const { data } = await resolve(fileOf(bytes))
  expect(data[0]).toMatchObject({ text: `${lockbolt} =100+100`, doubt: expect.anything() })
  expect(data[1]).toMatchObject({ counts: '200' })
  expect(data[1].doubt).toBeUndefined()
  expect(data[2]).toMatchObject({ doubt: 'noCounts', reason: expect.stringContaining('公式') })
  expect(data[3]).toMatchObject({ doubt: 'noCounts', reason: '单元格是错误值 #REF!' })
  expect(data[4]).toMatchObject({ line: 5, doubt: 'noModel', counts: '7', products: [] })
  expect(data[5]).toMatchObject({ model: '=HYPERLINK(1)', doubt: 'notFound' })
})

test('a sign that begins a pasted line stays, and a number of the customer’s own may begin with it', async () => {
  const [formula] = (await resolve({ text: '=K-1 7' })).data
  expect(formula).toMatchObject({ text: '=K-1 7', model: '=K-1', counts: '7' })
  expect(formula.doubt).toBeDefined()
})

test('a text file may be in GB18030', async () => {
  // 型号,数量 as Chinese spreadsheet programs write it.
  const header = Buffer.from('d0cdbac52ccafdc1bf0a', 'hex')
  const bytes = Buffer.concat([header, Buffer.from(`${lockbolt},200\n"${nut}","1,000"\n`)])
  expect(shown(await resolve(fileOf(bytes, 'list.csv')))).toEqual([
    `${lockbolt} | 200`,
    `${nut} | noCounts`,
  ])
})

test.each([
  ['', '文件是空的'],
  ['%PDF-1.7', '无法识别的文件格式，请保存为 .xlsx 或 .csv'],
])('a file that holds %j is refused', async (content, message) => {
  expect(await resolve(fileOf(Buffer.from(content), 'list.csv'))).toMatchObject({
    status: 400,
    meta: { message },
  })
})

test.each([
  ['hello', 'bad.xlsx'],
  ['<?xml version="1.0"?>', 'a.exe'],
  ['PK\u0003\u0004', 'list.csv'],
])('a file that holds %j is no %s', async (content, name) => {
  expect(await resolve(fileOf(Buffer.from(content), name))).toMatchObject({
    status: 400,
    meta: { message: '无法识别的文件格式，请保存为 .xlsx 或 .csv' },
  })
})

test.each([501, 10_000])('%s lines are refused with the limit', async (length) => {
  const text = Array.from({ length }, () => `${lockbolt} 1`).join('\n')
  const refused = {
    status: 400,
    meta: { message: `一次最多录入 500 行，这里有 ${length} 行` },
  }
  expect(await resolve({ text })).toMatchObject(refused)
  expect(await resolve(fileOf(Buffer.from(text), 'list.csv'))).toMatchObject(refused)
})

test('nothing is refused with a sentence', async () => {
  for (const body of [{}, { text: ' \n ' }]) expect((await resolve(body)).status).toBe(400)
})

test('nothing goes into the cart by asking', async () => {
  await database.deleteFrom('cart_item').execute()
  await resolve({ text: `${lockbolt} 200` })
  expect((await call('buyer', 'GET', '/web/my/cart/counts')).data).toEqual({ counts: 0 })
})

test('a visitor is asked to log in; suppliers and staff have no cart', async () => {
  const statuses = [null, 'supplier', 'sales'].map(
    async (who) => (await resolve({ text: 'A 1' }, who)).status,
  )
  expect(await Promise.all(statuses)).toEqual([401, 403, 403])
})

test('a line says that there are more similar products than suggestions', async () => {
  const [many, few] = (await resolve({ text: 'RL1-127 5\nRL1-127-16-R 5' })).data
  expect(many).toMatchObject({ doubt: 'several', more: true })
  expect(many.products).toHaveLength(6)
  expect(few.more).toBeUndefined()
})

test('programs and invalid base64 are refused as lists', async () => {
  const program = Buffer.from('4d5a90000300000004000000ffff0000b800000000000000', 'hex')
  expect(await resolve(fileOf(program, 'list.csv'))).toMatchObject({
    status: 400,
    meta: { message: '无法识别的文件格式，请保存为 .xlsx 或 .csv' },
  })
  expect(await resolve({ file: { name: 'list.csv', content: '!!no base64!!' } })).toMatchObject({
    status: 400,
    data: { errors: [{ path: 'file.content', message: '文件内容不是有效的 base64 编码' }] },
  })
})

test('a number of the customer’s own behind model and quantity is kept beside the model', async () => {
  const [line] = (await resolve({ text: `${lockbolt},200,K-77` })).data
  expect(line).toMatchObject({ counts: '200', customerPartNo: 'K-77' })
  expect(line.doubt).toBeUndefined()
})

test('a line that is too long is refused with its number before it is read', async () => {
  const text = `M12 x 80\n${'0'.repeat(20_000)}`
  expect(await resolve({ text })).toMatchObject({
    status: 400,
    meta: { message: '第 2 行过长：每行最多 1000 个字符，请检查分行' },
  })
  expect(await resolve({ file: { name: 'a.csv', content: ' '.repeat(60_000) } })).toMatchObject({
    status: 400,
  })
})

test('a number learned for one size does not stand for a row that names another', async () => {
  const [bolt] = await database
    .selectFrom('material')
    .select(['id', 'model'])
    .where('model', '=', 'HS-M8x25-8.8-ZN')
    .execute()
  const { account_id } = await database
    .selectFrom('app_user')
    .select('account_id')
    .where('username', '=', 'buyer')
    .executeTakeFirstOrThrow()
  const learn = (partNo: string) =>
    database
      .insertInto('customer_part')
      .values({
        account_id,
        material_id: bolt!.id,
        part_no: partNo,
        folded: partNo.toLowerCase().replaceAll(' ', ''),
      })
      .execute()
  const row = (number: string, size: string) =>
    `名称\t零件号\t规格\t数量\n螺栓\t${number}\t${size}\t98`

  await learn('GB/T 5783-2012')
  expect(shown(await resolve({ text: row('GB/T 5783-2012', 'M10×30') }))[0]).toMatch(
    /(several|notFound)$/,
  )
  const [line] = (await resolve({ text: row('GB/T 5783-2012', 'M8×25') })).data
  expect(line).not.toHaveProperty('customerPartNo')

  await database.deleteFrom('customer_part').execute()
  await learn('KU-4711')
  expect(shown(await resolve({ text: row('KU-4711', 'M10×30') }))[0]).toMatch(/(several|notFound)$/)
  expect(shown(await resolve({ text: row('KU-4711', 'M 8 x 25') }))).toEqual([
    'HS-M8x25-8.8-ZN | 98',
  ])
  expect(shown(await resolve({ text: 'KU-4711 98' }))).toEqual(['HS-M8x25-8.8-ZN | 98'])
})

test('cells without an address keep their column, so that a stock figure is no quantity', async () => {
  const text = (cell: string) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`
  const rows = [
    `<row>${['Model', 'Qty', 'Stock'].map(text).join('')}</row>`,
    `<row>${text(nut)}<c/><c><v>500</v></c></row>`,
  ]
  expect(shown(await resolve(fileOf(rawWorkbook(rows.join('')))))).toEqual([`${nut} | noCounts`])
})

test.each([
  ['2,500', '2.5 · 2500'],
  ['1.000', '1 · 1000'],
  ['20 500', '20500 · 20 · 500'],
])('the quantity %j is asked, with the figures it may be', async (counts, figures) => {
  const answers = await Promise.all([
    resolve({ text: `Model\tQty\n${lockbolt}\t${counts}` }),
    resolve(fileOf(Buffer.from(`Model;Qty\n${lockbolt};${counts}\n`), 'list.csv')),
  ])
  for (const { data } of answers)
    expect(data).toMatchObject([
      { counts: '', doubt: 'noCounts', reason: expect.stringContaining(figures) },
    ])
})

test('a running number is not the quantity if another cell has one with its unit', async () => {
  const bytes = Buffer.from(`Pos;Bezeichnung;Menge\n1;${lockbolt};50 Stück\n2;${nut};70 Stk.\n`)
  expect(shown(await resolve(fileOf(bytes, 'list.csv')))).toEqual([
    `${lockbolt} | 50`,
    `${nut} | 70`,
  ])
})

test.each([
  ['六角螺母\tK-78\tM8\t7', true],
  ['六角头螺栓\tK-78\t1/2-13 x 2\t7', true],
  ['六角头螺栓\tK-78\tM8×25 10.9\t7', true],
  ['六角头螺栓\tK-78\tM8×25\t7', false],
  ['Gearbox bolt\tK-78\t\t7', false],
])('an own part number beside %j is asked about: %s', async (row, asked) => {
  const screw = 'HS-M8x25-8.8-ZN'
  const { id } = await database
    .selectFrom('material')
    .select('id')
    .where('model', '=', screw)
    .executeTakeFirstOrThrow()
  const lines = [{ dataId: id, counts: 1, customerPartNo: 'K-78' }]
  await call('buyer', 'POST', '/web/my/cart/lines', { lines })
  const [line] = (await resolve({ text: `名称\t零件号\t规格\t数量\n${row}` })).data
  expect(line.doubt).toBe(asked ? 'several' : undefined)
  expect(line.products.map(({ model }: { model: string }) => model)).toContain(screw)
  if (asked) expect(line.reason).toContain('K-78')
})

test('a row that the file hides says so', async () => {
  const line = (nth: number, model: string, attributes = '') =>
    textRow([model, '5'], nth).replace('<row ', `<row ${attributes} `)
  const book = rawWorkbook(
    textRow(['Model', 'Qty']) + line(2, lockbolt) + line(3, nut, 'hidden="1"'),
  )
  const { data } = await resolve(fileOf(book))
  expect(data.map(({ hidden }: { hidden?: true }) => hidden)).toEqual([undefined, true])
})

test('a model that is a number shown with leading zeros is not looked up as the number', async () => {
  const lines = [{ dataId: ids[lockbolt], counts: 1, customerPartNo: '123' }]
  await call('buyer', 'POST', '/web/my/cart/lines', { lines })
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="000000"/></numFmts><cellXfs><xf/><xf numFmtId="164"/></cellXfs>'
  const row = '<row r="2"><c r="A2" s="1"><v>123</v></c><c r="B2"><v>5</v></c></row>'
  const { data } = await resolve(fileOf(rawWorkbook(textRow(['Model', 'Qty']) + row, { styles })))
  expect(data).toMatchObject([{ doubt: 'noModel', reason: expect.stringContaining('123') }])
})

test('a separator between two digits belongs to the model', async () => {
  const small = 'NT-M5-04-ZN'
  expect(shown(await resolve({ text: `NT-M50-4-ZN 5\n${small} 5` }))).toEqual([
    expect.stringMatching(/several|notFound/),
    `${small} | 5`,
  ])
})

test('a line may describe its product in words, and says how it was read', async () => {
  const text = [
    `HB-M12x80-8.8-ZN 共200件`,
    '六角螺母 GB/T 6170-2015 M12 8级 镀锌 64件',
    'Sechskantschraube DIN 931 M12x80 8.8 verzinkt 10 ST',
    '六角螺母\tGB/T 6170\tM12\t10级\t30\t锌铝涂层',
    '滚花螺母 M12 5件',
  ].join('\n')
  const answer = await resolve({ text })
  expect(shown(answer)).toEqual([
    'HB-M12x80-8.8-ZN | 200',
    'HN-M12-8-ZN | 64',
    'HB-M12x80-8.8-ZN | 10',
    'HN-M12-10-ZF | 30',
    '5 | notFound',
  ])
  const { text: line, spans } = answer.data[1]
  const parts = spans.map(({ kind, value, from, to }: Span) => [kind, value, line.slice(from, to)])
  expect(parts).toEqual([
    ['product', 'hex nut', '六角螺母'],
    ['standard', 'GB/T 6170', 'GB/T 6170-2015'],
    ['thread', '12', 'M12'],
    ['class', '8', '8级'],
    ['finish', 'zinc', '镀锌'],
    ['quantity', '64', '64件'],
  ])
})

test('a line that no product fits names the part that none has, and is resolved without it', async () => {
  const text = '六角头螺栓 GB/T 5782 M12×80 10.9级 发黑 200件'
  const [line] = (await resolve({ text })).data
  expect(line).toMatchObject({
    doubt: 'notFound',
    reason: '没有符合“发黑”的产品；移除该项可查看其他产品',
    products: [],
  })
  const spans = line.spans.filter(({ kind }: Span) => kind !== 'finish')
  expect(shown(await resolve({ text, spans }))).toEqual([
    'HB-M12x80-10.9-NI HB-M12x80-10.9-ZF | 200 | several',
  ])
  expect(shown(await resolve({ text, spans: [] }))).toEqual(['noModel'])
})

test('a part that the user corrects counts as what was chosen or typed', async () => {
  const text = '锁固钉 M12 8级 镀锌 500'
  const [line] = (await resolve({ text })).data as Schemas['QuickEntryLine'][]
  const spans = line!.spans ?? []
  const typed = spans.map((span) => (span.kind === 'word' ? { ...span, typed: '六角螺母' } : span))
  const [corrected] = (await resolve({ text, spans: typed })).data as Schemas['QuickEntryLine'][]
  expect(corrected!.products.map(({ model }) => model)).toContain('HN-M12-8-ZN')
  expect(corrected!.spans?.[0]).toMatchObject({
    from: 0,
    to: 3,
    kind: 'product',
    value: 'hex nut',
    typed: '六角螺母',
  })
  const part = spans.map((span) => (span.kind === 'word' ? { ...span, typed: lockbolt } : span))
  const named = await resolve({ text, spans: part.filter(({ typed: one }) => one) })
  expect(shown(named)).toEqual([`${lockbolt} | noCounts`])
})

test('a meaning that the reader considered is among the others of a span', async () => {
  const [line] = (await resolve({ text: 'lockbolt 12.7 × 20' })).data as Schemas['QuickEntryLine'][]
  expect(line!.spans?.at(-1)).toMatchObject({
    kind: 'grip',
    others: [{ kind: 'quantity', value: '20' }],
  })
  const wrong = [
    { from: 0, to: 1, kind: 'word', value: 'a', confidence: 1, typed: 'x'.repeat(101) },
  ]
  expect((await resolve({ text: 'a', spans: wrong })).status).toBe(400)
})

test('a quantity that may be two figures is asked about', async () => {
  const [line] = (await resolve({ text: '六角螺母 GB/T 6170 M12 8级 镀锌 20 500' })).data
  expect(line).toMatchObject({ counts: '', doubt: 'noCounts' })
  expect(line.reason).toContain('20500 · 20 · 500')
})
