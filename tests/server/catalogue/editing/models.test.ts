import { expect, test } from 'vitest'
import { exportSheet } from '../../../../src/server/catalogue/export'
import { importCatalogue } from '../../../../src/server/catalogue/import/import'
import { startApp, type TestApp } from '../../../app'
import { eventually } from '../../../patience'
import { addModels, done, givenClass } from './kept'

const shop = await startApp({ catalogue: 'empty' })
const beside = await startApp({ catalogue: 'empty', beside: shop })
const { call } = shop
const { categoryId, classId, size, colour } = await givenClass(shop)
const [c1, c2] = [`c${size}`, `c${colour}`]
const grid = (query = '') =>
  done(call('editor', 'GET', `/office/catalogue/class/${classId}/models${query}`))
const put = (body: object) =>
  call('editor', 'PUT', `/office/catalogue/class/${classId}/models`, { removals: [], ...body })

/** How many models a server's selection finds by a word. */
async function found(server: TestApp, keyword: string): Promise<number> {
  const query = `classId=${classId}&keyword=${keyword}`
  return (await server.call(null, 'POST', `/web/product/page?${query}`, [])).data.total
}

/** A cell of the grid as it is stored now. */
async function cell(model: string, key: string): Promise<string> {
  const { columns, rows } = await grid(`?keyword=${encodeURIComponent(model)}`)
  const at = (name: string) => columns.findIndex((column: { key: string }) => column.key === name)
  return rows.find(({ cells }: { cells: string[] }) => cells[at('model')] === model).cells[at(key)]
}

const columns = [
  'model',
  'materialName',
  'materialNameEn',
  c1,
  c2,
  'b.edgeWidth',
  'netWeight',
  'unitName',
  'unitNameEn',
]
const added = await done(
  addModels(shop, classId, columns, [
    ['T-1', '测试夹', 'Test clip', '6', '红 / Red', '10', '0.5', '件', 'pcs'],
    ['T-2', '测试夹', 'Test clip', '8', 'Blue', '13', '', '件', 'pcs'],
    ['T-3', '测试夹', '', '8', '绿 / Green', null, null, '件', null],
  ]),
)

test('published models of a class with the same characteristics are listed until one is unpublished', async () => {
  const rows = [
    ['D-1', '夹', '6', '红'],
    ['D-2', '夹', '6', 'Red'],
    ['D-3', '夹', '6', '蓝'],
    ['D-4', '夹', '', ''],
    ['D-5', '夹', '', ''],
  ]
  const { rows: made } = await done(
    addModels(shop, classId, ['model', 'materialName', c1, c2], rows),
  )
  const list = async () =>
    (await done(call('editor', 'GET', `/office/catalogue/duplicate/page?classId=${classId}`)))
      .records
  const [first, ...others] = (await list()).filter(({ model }: { model: string }) =>
    model.startsWith('D-'),
  )
  expect(first).toMatchObject({
    model: 'D-1',
    classId,
    models: expect.arrayContaining(['D-1', 'D-2']),
  })
  expect(first.same).toContain('D-2')
  expect(first.characteristics).toBe('测试尺寸 6; 颜色 红')
  expect(others).toMatchObject([{ model: 'D-2' }])
  await done(
    call('editor', 'POST', '/office/catalogue/model/published', {
      ids: [made[1].id],
      published: false,
    }),
  )
  expect((await list()).map(({ model }: { model: string }) => model)).not.toContain('D-2')
  const ids = made.map(({ id }: { id: number }) => id)
  const { rows: all } = await grid(`?ids=${ids}`)
  const removals = all.map(({ id, version }: { id: number; version: number }) => ({ id, version }))
  await done(put({ columns: [], rows: [], removals }))
})

test('models are found by their designations, wherever they stand', async () => {
  const models = ['T-3', 'T-1', 'nowhere']
  const answer = await done(
    call('editor', 'POST', `/office/catalogue/class/${classId}/models/named`, { models }),
  )
  expect(answer.rows.map(({ cells }: { cells: string[] }) => cells[0])).toEqual(['T-1', 'T-3'])
})

test('a row of the grid is the model that it says, by texts of either language', async () => {
  expect(added.rows).toHaveLength(3)
  expect([await cell('T-1', c1), await cell('T-1', c2), await cell('T-1', 'b.edgeWidth')]).toEqual([
    '6',
    '红 / Red',
    '10',
  ])
  expect(await cell('T-2', c2)).toBe('蓝 / Blue')
  expect(await cell('T-1', 'published')).toBe('1')
  expect(await cell('T-1', 'minQuantity')).toBe('1')
})

test('lists name classes and categories in the reader’s language', async () => {
  const first = async (path: string, language: string) =>
    (await call('editor', 'GET', path, undefined, { 'accept-language': language })).data.records[0]
  const models = '/office/catalogue/model/page?keyword=T-1'
  expect((await first(models, 'en')).className).toBe('Test clip')
  expect((await first(models, 'zh')).className).toBe('测试夹')
  const classes = `/office/catalogue/class/page?keyword=${encodeURIComponent('测试夹')}`
  expect((await first(classes, 'en')).abbreviation).toBe('Test parts')
  expect((await first(classes, 'zh')).abbreviation).toBe('测试件')
})

test('a new text becomes a value in both languages where any text is allowed', async () => {
  const { values } = await done(
    call('editor', 'GET', `/office/catalogue/characteristic/${colour}/values`),
  )
  expect(
    values.map(({ val, valEn }: { val: string; valEn: string }) => [val, valEn]),
  ).toContainEqual(['绿', 'Green'])
})

test('a model is in the selection of every process a moment later', async () => {
  await done(addModels(shop, classId, ['model', 'materialName', c1], [['T-fast', '快夹', '6']]))
  for (const server of [shop, beside])
    await eventually(async () => expect(await found(server, 'T-fast')).toBe(1))
})

test('several changes are stored all or none, and each invalid cell is reported', async () => {
  const { rows } = await grid()
  const [first] = rows
  const { status, data, meta } = await put({
    columns: ['model', 'netWeight', c1],
    rows: [
      { id: first.id, version: first.version, cells: [null, '0.7', null] },
      { cells: ['T-1', '-3', 'M8'] },
    ],
  })
  expect(status).toBe(400)
  expect(meta.message).toContain('4')
  const places = data.errors.map(({ path }: { path: string }) => path)
  expect(places.sort()).toEqual(
    ['rows.1.materialName', 'rows.1.model', 'rows.1.netWeight', `rows.1.${c1}`].sort(),
  )
  expect(await cell('T-1', 'netWeight')).toBe('0.5')
})

test('a value that is not listed is refused where only listed ones may be chosen', async () => {
  const { status, data } = await addModels(
    shop,
    classId,
    ['model', 'materialName', c1],
    [['T-9', '夹', '9']],
  )
  expect(status).toBe(400)
  expect(data.errors[0].path).toBe(`rows.0.${c1}`)
})

test('saving a row that somebody else changed is refused and names the row', async () => {
  const { rows } = await grid()
  const { id, version } = rows[1]
  const change = (name: string) =>
    put({ columns: ['materialName'], rows: [{ id, version, cells: [name] }] })
  await done(change('甲'))
  const { status, data } = await change('乙')
  expect(status).toBe(409)
  expect(data.errors).toEqual([{ path: 'rows.0', message: expect.any(String) }])
  expect((await grid()).rows.find((row: { id: number }) => row.id === id).version).toBe(version + 1)
})

test('two models may change names with each other', async () => {
  const { rows } = await grid()
  const [a, b] = rows
  await done(
    put({
      columns: ['model'],
      rows: [
        { id: a.id, version: a.version, cells: [b.cells[0]] },
        { id: b.id, version: b.version, cells: [a.cells[0]] },
      ],
    }),
  )
  const after = (await grid()).rows
  expect(after.find((row: { id: number }) => row.id === a.id).cells[0]).toBe(b.cells[0])
})

test('models made in the grid go out, and taken in again change nothing', async () => {
  const { header, rows } = await exportSheet(shop.database, { name: 'all' })
  const table = {
    name: 'all',
    header,
    rows: rows.map((cells) => cells.map((value) => String(value ?? ''))),
  }
  expect(await importCatalogue(shop.database, { tables: [table] })).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: rows.length,
    refused: [],
  })
})

test('a model that a customer keeps is not deleted, and the refusal says who uses it', async () => {
  const { rows } = await grid()
  const one = rows.find(({ cells }: { cells: string[] }) => cells[0] === 'T-3')
  await done(call('buyer', 'POST', '/web/my/favorite', { typeId: 1, dataId: one.id }))
  const { status, data } = await put({
    columns: [],
    rows: [],
    removals: [{ id: one.id, version: one.version }],
  })
  expect(status).toBe(400)
  expect(data.errors[0]).toEqual({ path: 'removals.0', message: expect.stringContaining('收藏') })
})

test('a withdrawn model leaves selection, search and its page, and comes back', async () => {
  const { rows } = await grid('?keyword=T-2')
  const { id } = rows[0]
  const page = async () => (await call(null, 'GET', `/web/product/info/${id}`)).status
  for (const [published, count, status] of [
    [false, 0, 404],
    [true, 1, 200],
  ] as const) {
    await done(
      call('editor', 'POST', '/office/catalogue/model/published', { ids: [id], published }),
    )
    expect(await page()).toBe(status)
    await eventually(async () => expect(await found(beside, 'T-2')).toBe(count))
  }
})

test('the audit log reads published and withdrawn as the lists do, and tells nothing of what was so already', async () => {
  const { rows } = await grid('?keyword=T-2')
  const ids = [rows[0].id]
  const publish = (published: boolean) =>
    done(call('editor', 'POST', '/office/catalogue/model/published', { ids, published }))
  const log = async () =>
    (await call('operator', 'GET', '/office/audit/page?operation=publishModels')).data
  await publish(false)
  const { total, records } = await log()
  const { data } = await call('operator', 'GET', `/office/audit/${records[0].id}`)
  expect(data.changes).toContainEqual(
    expect.objectContaining({ column: 'published', before: '已发布', after: '已下架' }),
  )
  await publish(false)
  expect((await log()).total).toBe(total)
  await publish(true)
})

test('publishing several models with a missing one names it and changes nothing', async () => {
  const { rows } = await grid('?keyword=T-2')
  const { id } = rows[0]
  const publishing = { ids: [2147483646, id, 2147483647], published: false }
  const path = '/office/catalogue/model/published'
  const { status, meta } = await call('editor', 'POST', path, publishing)
  expect(status).toBe(404)
  expect(meta.message).toContain('2147483646, 2147483647')
  expect(meta.message).not.toContain(`${id},`)
  expect((await call(null, 'GET', `/web/product/info/${id}`)).status).toBe(200)
})

test('a class that is withdrawn takes its models along', async () => {
  const { version } = await done(call('editor', 'GET', `/office/catalogue/class/${classId}`))
  const { rows } = await grid()
  const withdrawn = await done(
    call('editor', 'PUT', `/office/catalogue/class/${classId}/published`, {
      version,
      published: false,
    }),
  )
  expect((await call(null, 'GET', `/web/product/info/${rows[0].id}`)).status).toBe(404)
  const classes = async () =>
    (await beside.call(null, 'GET', '/web/product/revision/class/list')).data
  await eventually(async () => expect(JSON.stringify(await classes())).not.toContain('测试夹'))
  await done(
    call('editor', 'PUT', `/office/catalogue/class/${classId}/published`, {
      version: withdrawn.version,
      published: true,
    }),
  )
})

test('a model of a withdrawn class is not called published', async () => {
  const listed = async (state = '') => {
    const query = `keyword=T-1${state && `&state=${state}`}`
    const { records } = await done(call('editor', 'GET', `/office/catalogue/model/page?${query}`))
    return records.map(({ published }: { published: number }) => published)
  }
  const show = async (published: boolean) => {
    const { version } = await done(call('editor', 'GET', `/office/catalogue/class/${classId}`))
    const address = `/office/catalogue/class/${classId}/published`
    await done(call('editor', 'PUT', address, { version, published }))
  }
  expect(await listed()).toEqual([1])
  await show(false)
  expect([await listed(), await listed('published'), await listed('withdrawn')]).toEqual([
    [2],
    [],
    [2],
  ])
  await show(true)
  expect(await listed('published')).toEqual([1])
})

test('the page on which a model stands is found by its name, and models of any page by their ids', async () => {
  const { id } = await done(
    call('editor', 'POST', '/office/catalogue/class', {
      categoryId,
      className: '分页夹',
      classNameEn: 'Paged clip',
      characteristics: [],
    }),
  )
  const names = ['P-1', 'P-2', 'P-3', 'P-10', 'P-11']
  await done(
    addModels(
      shop,
      id,
      ['model', 'materialName'],
      names.map((name) => [name, '夹']),
    ),
  )
  const at = `/office/catalogue/class/${id}/models`
  const page = async (query: string) => {
    const { current, total, rows } = await done(call('editor', 'GET', `${at}?size=2&${query}`))
    return { current, total, rows: rows.map(({ cells }: { cells: string[] }) => cells[0]) }
  }
  const all = (await done(call('editor', 'GET', at))).rows
  const order = all.map(({ cells }: { cells: string[] }) => cells[0])
  for (const [nth, name] of order.entries()) {
    const current = Math.floor(nth / 2) + 1
    expect(await page(`model=${name}`)).toMatchObject({ current, total: 5 })
    expect((await page(`model=${name}`)).rows).toContain(name)
  }
  // The page of the first model that contains the word, case-insensitively; without a word the requested page.
  expect((await page('model=-3')).rows).toContain('P-3')
  expect((await page('model=p-3')).rows).toContain('P-3')
  expect(await page('model=T-1&current=2')).toMatchObject({ current: 2 })
  const [first, , , , last] = all.map((row: { id: number }) => row.id)
  expect(await page(`ids=${last},${first}`)).toMatchObject({
    total: 2,
    rows: [order[0], order[4]],
  })
})
