import { pino } from 'pino'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openImports } from '../../../../src/server/catalogue/import/thread'
import { importCatalogue } from '../../../../src/server/catalogue/import/import'
import { holdRun } from '../../../../src/server/catalogue/import/imports.sql'
import { startWorker } from '../../../../src/server/jobs/worker'
import { startApp } from '../../../app'
import { closeAfterFile } from '../../../closing'
import { fromOutside } from '../../../nesting'
import { compound, multipart } from '../../../uploads'
import { rawWorkbook, textRow } from '../../spreadsheets/raw-workbook'

const app = await startApp({ catalogue: 'empty' })
const { call, database: pool, workers } = app
const log = pino({ level: 'silent' })
const imports = openImports({ workers, log })
const worker = await startWorker({ pool, kinds: imports.jobs, log, everyMs: 3_600_000 })
closeAfterFile(async () => {
  await worker.stop()
  await imports.idle()
})

await importCatalogue(pool, {
  tables: [],
  categories: [{ categoryType: 1, abbreviation: '螺栓', abbreviationEn: 'Bolts', sort: 1 }],
})

const base = '/office/catalogue/import'
const header = '类别,产品类,型号,材料名称,长度,表面处理,净重,替代型号'
let sheets = 0
/** A file of a class of its own; each row is given without its common start. */
function file(...rows: string[]) {
  const mark = `s${++sheets}`
  return {
    mark,
    text: [header, ...rows.map((row) => `螺栓,类${mark} / Class ${mark},${mark}-${row}`)].join(
      '\n',
    ),
  }
}

async function upload(text: string | Buffer, name = 'sheet.csv'): Promise<number> {
  const { payload, headers } = multipart(name, text)
  const { status, data, meta } = await call('editor', 'POST', base, payload, headers)
  expect([status, meta.message]).toEqual([200, expect.any(String)])
  return data
}

async function work() {
  await worker.runDue()
  await imports.idle()
}

async function checked(content: string | Buffer, name?: string) {
  const id = await upload(content, name)
  await work()
  return { id, ...(await read(id)) }
}

async function confirmed(content: string | Buffer, name?: string, choices = {}) {
  const { id } = await checked(content, name)
  const body = { strict: false, ...choices }
  expect((await call('editor', 'POST', `${base}/${id}/confirm`, body)).status).toBe(200)
  await work()
  return { id, ...(await read(id)) }
}

const read = async (id: number) => (await call('operator', 'GET', `${base}/${id}`)).data
const rowsOf = async (id: number, kind: number) =>
  (await call('editor', 'GET', `${base}/${id}/rows?kind=${kind}&size=100`)).data.records

const modelsLike = async (mark: string) =>
  (
    await pool
      .selectFrom('material')
      .select('model')
      .where('model', 'like', `${mark}-%`)
      .orderBy('model')
      .execute()
  ).map(({ model }) => model)

/** The whole catalogue as text. */
async function wholeCatalogue() {
  const tables = ['material', 'product_class', 'characteristic', 'class_characteristic']
  const all = [...tables, 'characteristic_value', 'material_value', 'material_relation']
  const texts = await Promise.all(
    all.map(async (name) => {
      const { rows } = await sql<{ all: string }>`
        select coalesce(string_agg(row::text, ' ' order by row::text), '') as all
        from (select to_jsonb(t) - '{version,changed_at}'::text[] as row from ${sql.table(name)} t) rows`.execute(
        pool,
      )
      return rows[0]!.all
    }),
  )
  return texts.join('\n')
}

test('a check shows the effect of each row and stores nothing', async () => {
  const { mark, text } = file('1,螺栓 / Bolt,10,镀锌 / Zinc,1,', '2,螺栓 / Bolt,20,镀锌 / Zinc,2,')
  await confirmed(text)
  const before = await wholeCatalogue()
  const { id, ...found } = await checked(
    [
      header,
      `螺栓,类${mark} / Class ${mark},${mark}-1,螺栓 / Bolt,12,镀锌 / Zinc,1.5,${mark}-2`,
      `螺栓,类${mark} / Class ${mark},${mark}-2,螺栓 / Bolt,20,镀锌 / Zinc,2,`,
      `螺栓,新${mark} / New ${mark},${mark}-3,螺母 / Nut,30,发黑 / Black,3,nowhere`,
      `螺栓,类${mark},${mark}-4,螺栓,abc,,-5,`,
      `没有,类${mark},${mark}-5,螺栓,10,,,`,
      `螺栓,新${mark} / New ${mark},${mark}-3,螺母 / Nut,30,发黑 / Black,3,nowhere`,
    ].join('\n'),
  )
  // One of each kind among the six rows; the last one repeats another.
  expect(found).toMatchObject({
    stateCode: 2,
    added: 1,
    changed: 1,
    unchanged: 2,
    refused: 2,
    leftOut: ['nowhere'],
    fileName: 'sheet.csv',
    userName: 'editor',
  })
  expect(found.news).toContainEqual({ what: 'class', isNew: true, counts: 1, names: [`新${mark}`] })
  expect(await rowsOf(id, 2)).toEqual([
    expect.objectContaining({
      line: 2,
      model: `${mark}-1`,
      changes: [
        { field: '公称长度', before: '10', after: '12' },
        { field: '净重', before: '1', after: '1.5' },
        { field: '替代型号', before: '', after: `${mark}-2` },
      ],
    }),
  ])
  expect(await rowsOf(id, 1)).toMatchObject([
    { line: 4, model: `${mark}-3`, name: `螺母 · 新${mark}` },
  ])
  expect(await rowsOf(id, 3)).toMatchObject([
    { line: 3, model: `${mark}-2` },
    { line: 7, model: `${mark}-3` },
  ])
  expect(await rowsOf(id, 4)).toMatchObject([
    { line: 5, model: `${mark}-4`, refused: [{ column: '长度' }, { column: '净重' }] },
    {
      line: 6,
      model: `${mark}-5`,
      refused: [{ column: '类别', message: expect.stringContaining('没有') }],
    },
  ])
  const english = await call('editor', 'GET', `${base}/${id}/rows?kind=2`, undefined, {
    'accept-language': 'en',
  })
  expect(english.data.records[0].changes[1].field).toBe('Net weight')
  expect(await wholeCatalogue()).toBe(before)
  expect((await call('editor', 'POST', `${base}/${id}/cancel`)).data.stateCode).toBe(6)
})

test('a confirmed import does what its check showed, and undone it leaves nothing behind', async () => {
  const { mark, text } = file('1,螺栓 / Bolt,11,红 / Red,1,@', '2,螺栓,21,红,2,')
  await confirmed(text.replace('@', `s${sheets}-2`))
  const before = await wholeCatalogue()
  const rows = [
    `${header},颜色 Colour`,
    `螺栓,类${mark} / Class renamed,${mark}-1,大螺栓 / Large bolt,15,蓝 / Blue,9,,深 / dark`,
    `螺栓,别类${mark},${mark}-9,螺栓 / Bolt,99,红 / Crimson,1,${mark}-1,`,
  ]
  const found = await confirmed(rows.join('\n'), undefined, { rename: true })
  expect(found).toMatchObject({ stateCode: 4, added: 1, changed: 1, unchanged: 0, refused: 0 })
  expect(found.renames.first).toContainEqual({
    what: 'class',
    before: `类${mark} / Class ${mark}`,
    after: `类${mark} / Class renamed`,
    models: 2,
  })
  expect(await modelsLike(mark)).toEqual([`${mark}-1`, `${mark}-2`, `${mark}-9`])
  expect(await wholeCatalogue()).not.toBe(before)
  const undone = await call('operator', 'POST', `${base}/${found.id}/undo`)
  expect(undone.data).toMatchObject({ stateCode: 5, undoneBy: 'operator' })
  expect(await wholeCatalogue()).toBe(before)
  expect((await call('editor', 'POST', `${base}/${found.id}/undo`)).status).toBe(409)
})

/** The English name of a class or text of a value of a mark. */
async function namesOf(mark: string) {
  const { rows } = await sql<{ name: string }>`
    select class_name_en as name from product_class where class_name = ${`类${mark}`}
    union all
    select val_en from characteristic_value where val = ${`锌${mark}`}`.execute(pool)
  return rows.map(({ name }) => name)
}

test('upper and lower case never rename what other models share, not even if renaming is chosen', async () => {
  const { mark, text } = file(`1,螺栓 / Bolt,10,锌s / Zinc plated,1,`, '2,螺栓 / Bolt,20,锌s,1,')
  const first = text.replaceAll('锌s', `锌s${sheets}`)
  await confirmed(first)
  const before = await wholeCatalogue()
  const shouted = first.replace('Zinc plated', 'ZINC plated').replaceAll('Class', 'class')
  const found = await checked(shouted)
  expect(found).toMatchObject({ added: 0, changed: 0, unchanged: 2, refused: 0, news: [] })
  expect(found.renames).toBeUndefined()
  expect(found.keptSpellings).toEqual([`Class ${mark}`, 'Zinc plated'])
  await call('editor', 'POST', `${base}/${found.id}/confirm`, { strict: false, rename: true })
  await work()
  expect(await read(found.id)).toMatchObject({ stateCode: 4 })
  expect(await wholeCatalogue()).toBe(before)
})

test('another name in a sheet stays out unless renaming is chosen, which tells how many models it touches', async () => {
  const rows = ['1,螺栓 / Bolt,10,锌s / Zinc,1,', '2,螺栓 / Bolt,20,锌s,1,', '3,螺栓 / Bolt,30,,1,']
  const { mark, text } = file(...rows)
  const first = text.replaceAll('锌s', `锌s${sheets}`)
  await confirmed(first)
  const [head = '', line = ''] = first.split('\n')
  const other = [head, line.replace('Zinc', 'Galvanised').replace('/ Class', '/ Group')].join('\n')
  const told = {
    counts: 2,
    models: 3,
    first: [
      {
        what: 'class',
        before: `类${mark} / Class ${mark}`,
        after: `类${mark} / Group ${mark}`,
        models: 3,
      },
      { what: 'value', before: `锌${mark} / Zinc`, after: `锌${mark} / Galvanised`, models: 2 },
    ],
  }
  expect(await checked(other)).toMatchObject({ unchanged: 1, renames: told, news: [] })
  expect(await confirmed(other)).toMatchObject({ stateCode: 4, renames: told })
  expect(await namesOf(mark)).toEqual([`Class ${mark}`, 'Zinc'])
  const renamed = await confirmed(other, undefined, { rename: true })
  expect(renamed).toMatchObject({ stateCode: 4, rename: true, renames: told })
  expect(await namesOf(mark)).toEqual([`Group ${mark}`, 'Galvanised'])
  await call('editor', 'POST', `${base}/${renamed.id}/undo`)
  expect(await namesOf(mark)).toEqual([`Class ${mark}`, 'Zinc'])
})

test('a renaming and a change of the same value are stored as the check showed them', async () => {
  const { mark, text } = file('1,螺栓 / Bolt,10,锌s / Zinc,1,', '2,螺栓 / Bolt,20,锡s / Tin,1,')
  const first = text.replaceAll('锌s', `锌s${sheets}`).replaceAll('锡s', `锡s${sheets}`)
  await confirmed(first)
  const swapped = first
    .replace(/锡\w+ \/ Tin/, `锌${mark} / Galvanised`)
    .replace('/ Zinc', '/ Galvanised')
  const { id, stateCode } = await confirmed(swapped, undefined, { rename: true })
  expect(stateCode).toBe(4)
  expect((await rowsOf(id, 2))[0].changes[0]).toMatchObject({ after: `锌${mark} / Zinc` })
})

test('the audit log names a renaming', async () => {
  const { mark, text } = file('1,螺栓 / Bolt,10,,1,')
  await confirmed(text)
  await confirmed(text.replaceAll('Class', 'Group'), undefined, { rename: true })
  const { data } = await call('operator', 'GET', `/office/audit/page?record=${mark}-1`)
  const all = await call('operator', 'GET', '/office/audit/page?size=1')
  const { changes } = (await call('operator', 'GET', `/office/audit/${all.data.records[0].id}`))
    .data
  expect(data.total).toBe(1)
  expect(changes).toContainEqual(
    expect.objectContaining({ before: `Class ${mark}`, after: `Group ${mark}` }),
  )
})

test('new products and classes of an unpublished import stay out of the shop until they are published', async () => {
  const { mark, text } = file('1,螺栓 / Bolt,10,,1,')
  await confirmed(text)
  const more = [text, `螺栓,新${mark} / New ${mark},${mark}-2,螺栓 / Bolt,12,,1,`].join('\n')
  const { id } = await confirmed(more.replace(',10,', ',11,'), undefined, { unpublished: true })
  expect(await read(id)).toMatchObject({ added: 1, changed: 1, unpublished: true })
  const state = async () =>
    (await call('editor', 'GET', `/office/catalogue/model/page?keyword=${mark}-`)).data.records.map(
      ({ model, published }: { model: string; published: number }) => [model, published],
    )
  expect(await state()).toEqual([
    [`${mark}-1`, 1],
    [`${mark}-2`, 0],
  ])
  const { data } = await call('editor', 'GET', `/office/catalogue/class/page?keyword=New ${mark}`)
  expect(data.records).toMatchObject([{ published: 0 }])
  await call('editor', 'POST', `${base}/${id}/undo`)
  expect(await state()).toEqual([[`${mark}-1`, 1]])
})

test('a sheet of the model and some columns changes just these of models that exist', async () => {
  const { mark, text } = file(
    '1,螺栓 / Bolt,10,镀锌 / Zinc,1,',
    '2,螺栓 / Bolt,20,镀锌 / Zinc,2,',
    '3,螺栓 / Bolt,30,镀锌 / Zinc,3,',
  )
  await confirmed(text)
  const whole = await wholeCatalogue()
  const part = [
    '净重,Model No.,备用列,长度',
    `1.5,${mark}-1,x,10`,
    `2,${mark}-2,y,21`,
    `9,${mark}-9,z,9`,
    `3,${mark}-3,,31`,
    `4,${mark}-3,,32`,
  ].join('\n')
  const found = await checked(part)
  expect(found).toMatchObject({ added: 0, changed: 3, refused: 2 })
  expect(found.unknownColumns).toEqual(['备用列'])
  const changes = (await rowsOf(found.id, 2)).map(
    ({ model, changes }: { model: string; changes: { field: string; after: string }[] }) => [
      model,
      ...changes.map(({ field, after }) => `${field} ${after}`),
    ],
  )
  expect(changes).toEqual([
    [`${mark}-1`, '净重 1.5'],
    [`${mark}-2`, '公称长度 21'],
    [`${mark}-3`, '公称长度 31'],
  ])
  expect(await rowsOf(found.id, 4)).toMatchObject([
    {
      line: 4,
      refused: [{ column: 'Model No.', message: expect.stringContaining('类别 Category') }],
    },
    { line: 6, refused: [{ column: 'Model No.', message: expect.stringContaining('第 5 行') }] },
  ])
  await call('editor', 'POST', `${base}/${found.id}/confirm`, { strict: false })
  await work()
  expect(await read(found.id)).toMatchObject({ stateCode: 4, changed: 3 })
  await call('editor', 'POST', `${base}/${found.id}/undo`)
  expect(await wholeCatalogue()).toBe(whole)
})

test('the audit log tells who imported which file and what became of it, and who took it back', async () => {
  const { mark, text } = file('1,螺栓 / Bolt,10,,,', '2,螺栓 / Bolt,20,,,', '3,,many,-1,,')
  await confirmed(text)
  const changed = text.replace(',10,', ',12,').replace('螺栓 / Bolt,20', '螺母 / Nut,20')
  const { id } = await confirmed(changed)
  await call('operator', 'POST', `${base}/${id}/undo`)

  const found = await call('operator', 'GET', `/office/audit/page?record=${mark}-1`)
  const [undone, stored, first] = found.data.records
  expect(found.data.total).toBe(3)
  expect([first.operation, stored.operation, undone.operation]).toEqual([
    'importCatalogue',
    'importCatalogue',
    'undoCatalogueImport',
  ])
  expect([stored.who, undone.who]).not.toContain(undefined)
  expect([stored.changed, undone.changed]).toEqual([expect.any(Number), 2])
  expect(stored.recordIds).toMatch(`catalogue_import:${id}, material:`)

  const line = (await call('operator', 'GET', `/office/audit/${stored.id}`)).data
  expect(line.details).toContain('.csv')
  const told = line.changes.map(
    ({ record, field, before = '', after = '' }: Record<string, string>) =>
      `${record}: ${field} ${before} > ${after}`,
  )
  expect(told).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/-2.*: .* 螺栓 > 螺母/),
      expect.stringMatching(/-2.*: .* Bolt > Nut/),
      expect.stringMatching(/: .* 10 > $/),
      expect.stringMatching(/: .* {2}> 12/),
    ]),
  )
})

test('the audit log still finds by its name what an undo took away', async () => {
  const { mark, text } = file('7,螺栓 / Bolt,10,,,')
  const { id } = await confirmed(text)
  await call('operator', 'POST', `${base}/${id}/undo`)
  expect(await modelsLike(mark)).toEqual([])
  const { data } = await call('operator', 'GET', `/office/audit/page?record=${mark}-7`)
  expect(data.records.map(({ operation }: { operation: string }) => operation)).toEqual([
    'undoCatalogueImport',
    'importCatalogue',
  ])
})

test('an import changed since is not undone, and the refusal names the changes', async () => {
  const { mark, text } = file('1,螺栓,10,,1,')
  const { id } = await confirmed(text)
  await confirmed(text.replace(',10,', ',12,'))
  const refused = await call('editor', 'POST', `${base}/${id}/undo`)
  expect([refused.status, refused.meta.message]).toEqual([
    409,
    expect.stringContaining(`${mark}-1`),
  ])
  expect(await modelsLike(mark)).toHaveLength(1)
  expect((await read(id)).stateCode).toBe(4)
})

test('an import in use is not undone, and the refusal names its users', async () => {
  const { mark, text } = file('1,螺栓,10,,1,')
  const { id } = await confirmed(text)
  await sql`
    insert into favourite (user_id, type_id, data_id)
    select (select id from app_user where username = 'buyer'), 1, id from material
    where model = ${`${mark}-1`}`.execute(pool)
  const refused = await call('editor', 'POST', `${base}/${id}/undo`)
  expect(refused.meta.message).toContain(`${mark}-1（收藏）`)
  await sql`delete from favourite`.execute(pool)
  const other = `螺栓,类${mark},other${mark},螺栓,10,,1,`
  await confirmed([header, other].join('\n'))
  expect((await call('editor', 'POST', `${base}/${id}/undo`)).meta.message).toContain('其他型号')
})

test("obstacles of an undo are named in the reader's language", async () => {
  const undone = async (id: number) =>
    (await call('editor', 'POST', `${base}/${id}/undo`, undefined, { 'accept-language': 'en' }))
      .meta.message
  const { mark, text } = file('1,螺栓 / Bolt,10,,1,')
  const { id } = await confirmed(text)
  await sql`
    update product_class set data = data || '{"standard": "GB/T 1"}'
    where class_name_en = ${`Class ${mark}`}`.execute(pool)
  expect(await undone(id)).toContain(`: Class ${mark}`)

  const next = file('1,螺栓 / Bolt,10,,1,')
  const stored = await confirmed(next.text)
  const another = `螺栓,类${next.mark},other${next.mark},螺栓,10,,1,`
  await confirmed([header, another].join('\n'))
  expect(await undone(stored.id)).toContain(`: Class ${next.mark} (`)
})

test('with a refused row a strict import is refused, the other one stores the good rows', async () => {
  const { mark, text } = file('1,螺栓,10,,1,', '2,螺栓,x,,1,')
  const { id } = await checked(text)
  const strict = await call('editor', 'POST', `${base}/${id}/confirm`, { strict: true })
  expect(strict.status).toBe(409)
  expect(await modelsLike(mark)).toEqual([])
  await call('editor', 'POST', `${base}/${id}/confirm`, { strict: false })
  await work()
  expect(await modelsLike(mark)).toEqual([`${mark}-1`])
})

test.each(['_x0000_', '_xD800_'])(
  'a row with a character that cannot be stored (%s) is refused, and shown with the sign for a lost one',
  async (written) => {
    const { mark, text } = file('1,螺栓,10,,1,', `2${written},螺栓${written},10,,${written},`)
    const rows = text.split('\n').map((line, at) => textRow(line.split(','), at + 1))
    const found = await confirmed(rawWorkbook(rows.join('')), 'sheet.xlsx')
    expect(found).toMatchObject({ stateCode: 4, added: 1, refused: 1 })
    expect(await modelsLike(mark)).toEqual([`${mark}-1`])
    const [refused] = await rowsOf(found.id, 4)
    expect(refused).toMatchObject({ line: 3, model: `${mark}-2\ufffd` })
    const { text: list } = await call('editor', 'GET', `${base}/${found.id}/refused?format=csv`)
    expect(list).toContain('螺栓\ufffd')
  },
)

test('an import without a good row cannot be confirmed, also one that nothing strict was asked of', async () => {
  const { mark, text } = file('1,螺栓,x,,1,', '2,螺栓,y,,1,')
  const { id, refused } = await checked(text)
  expect(refused).toBe(2)
  const confirmation = await call('editor', 'POST', `${base}/${id}/confirm`, { strict: false })
  expect([confirmation.status, confirmation.meta.message]).toEqual([
    409,
    '文件中没有可以导入的行，请修改后重新上传',
  ])
  expect((await read(id)).stateCode).toBe(2)
  expect(await modelsLike(mark)).toEqual([])
})

test('the refused rows can be taken home, mended and imported as they are', async () => {
  const { mark, text } = file('1,螺栓,10,,1,', '2,螺栓,x,,1,')
  const { id } = await confirmed(text)
  const { text: list } = await call('editor', 'GET', `${base}/${id}/refused?format=csv`)
  expect(list).toContain('导入提示 / Import note')
  expect(list).toMatch(/长度: .+ \/ .+/)
  expect(list).not.toContain(`${mark}-1`)
  const mended = await confirmed(list.replace(',x,', ',20,'))
  expect(mended).toMatchObject({ stateCode: 4, added: 1, refused: 0 })
  expect(await modelsLike(mark)).toEqual([`${mark}-1`, `${mark}-2`])
})

test('when the catalogue has changed so that the import would do something else, nothing is stored', async () => {
  const { mark, text } = file('1,螺栓,10,,1,')
  const { id } = await checked(text)
  await importCatalogue(pool, {
    tables: [
      {
        name: 'between',
        header: header.split(','),
        rows: [['螺栓', `类${mark}`, `${mark}-1`, '螺栓', '99', '', '', '']],
      },
    ],
  })
  const between = await wholeCatalogue()
  await call('editor', 'POST', `${base}/${id}/confirm`, { strict: false })
  await work()
  expect(await read(id)).toMatchObject({ stateCode: 7, message: expect.stringContaining('变化') })
  expect(await wholeCatalogue()).toBe(between)
})

test('cancelled while it is stored, an import leaves nothing', async () => {
  const { mark, text } = file('1,螺栓,10,,1,')
  const { id } = await checked(text)
  await call('editor', 'POST', `${base}/${id}/confirm`, { strict: false })
  // Another import holds the lock, so this one has started and waits.
  await pool.transaction().execute(async (other) => {
    await sql`select pg_advisory_xact_lock(20210900)`.execute(other)
    await fromOutside(async () => {
      await worker.runDue()
      await expect.poll(() => begunAt(id), { timeout: 20_000 }).not.toBeNull()
      expect((await call('editor', 'POST', `${base}/${id}/cancel`)).status).toBe(200)
    })
  })
  await imports.idle()
  expect(await read(id)).toMatchObject({ stateCode: 6 })
  expect(await modelsLike(mark)).toEqual([])
  expect((await call('editor', 'POST', `${base}/${id}/cancel`)).status).toBe(409)
})

const begunAt = async (id: number) =>
  (
    await pool
      .selectFrom('catalogue_import')
      .select('begun_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).begun_at

test('one import runs at a time, and the refusal names its user', async () => {
  const { text } = file('1,螺栓,10,,1,')
  const id = await upload(text, 'first.csv')
  const { payload, headers } = multipart('second.csv', text)
  const second = await call('operator', 'POST', base, payload, headers)
  expect(second.status).toBe(409)
  expect(second.meta.message).toMatch(/editor.*first\.csv/)
  // The running import is not reported as somebody else's, and a partial list of refused rows is not served.
  for (const [method, path, body] of [
    ['POST', 'confirm', { strict: false }],
    ['POST', 'undo', undefined],
    ['GET', 'refused?format=csv', undefined],
  ] as const) {
    const early = await call('editor', method, `${base}/${id}/${path}`, body)
    expect([path, early.status, early.text]).toEqual([path, 409, expect.stringContaining('仍在')])
  }
  expect((await call('editor', 'POST', `${base}/${id}/cancel`)).data.stateCode).toBe(6)
  await work()
  expect((await read(id)).stateCode).toBe(6)
})

test('an import whose server has stopped is marked as failed; one that runs is left alone', async () => {
  const id = await upload(file('1,螺栓,10,,1,').text)
  await sql`delete from job where kind = 'runImport' and done_at is null`.execute(pool)
  await sql`update catalogue_import set begun_at = now() where id = ${id}`.execute(pool)
  const sweep = () =>
    pool.transaction().execute((database) => imports.jobs.failLostImports!.work(database, {}))
  await pool.transaction().execute(async (running) => {
    await holdRun(running, id)
    await fromOutside(sweep)
    expect((await fromOutside(() => read(id))).stateCode).toBe(1)
  })
  await sweep()
  expect(await read(id)).toMatchObject({
    stateCode: 7,
    message: expect.stringContaining('服务器'),
  })
})

test('a file that is no spreadsheet, or lacks columns, is refused in a sentence', async () => {
  const lacking = await checked('类别,净重\n螺栓,1')
  expect(lacking).toMatchObject({
    stateCode: 7,
    message: expect.stringContaining('型号规格 Model'),
  })
  const { payload, headers } = multipart('picture.png', 'x')
  expect((await call('editor', 'POST', base, payload, headers)).status).toBe(415)
  const empty = multipart('empty.csv', '')
  expect((await call('editor', 'POST', base, empty.payload, empty.headers)).status).toBe(400)
})

test('the name of an imported file is kept as that of every upload: without marks, and not without end', async () => {
  const { text } = file('1,螺栓,10,,1,')
  const marked = await upload(text, 'sto\0ck.csv')
  await work()
  expect(await read(marked)).toMatchObject({ fileName: 'stock.csv', stateCode: 2 })
  const long = await upload(text, `${'x'.repeat(5000)}.csv`)
  await work()
  expect((await read(long)).fileName).toBe(`${'x'.repeat(116)}.csv`)
})

test('for an unusable workbook, the unread sheets are named too', async () => {
  const sheets = '<sheet name="Notes" r:id="r1"/><sheet name="Stock" r:id="r0"/>'
  const notes = textRow(['Notes']) + textRow(['x'], 2)
  const workbook = rawWorkbook(notes, { sheets, cover: textRow(['型号']) })
  expect(await checked(workbook, 'notes.xlsx')).toMatchObject({
    stateCode: 7,
    otherSheets: ['Stock'],
  })
})

test('titles above the names of the columns are left out, and rows are told by their lines', async () => {
  const { mark, text } = file('1,螺栓,10,,1,', '2,螺栓,lang,,x,')
  expect(await confirmed(`Price list 2026,,\n\nvalid from,2026-11-01\n${text}`)).toMatchObject({
    stateCode: 4,
    added: 1,
    refused: 1,
  })
  expect(await modelsLike(mark)).toEqual([`${mark}-1`])
})

test('hidden rows are named at the check', async () => {
  const { mark } = file()
  const cells = (nth: number) => ['螺栓', `类${mark}`, `${mark}-${nth}`, '螺栓']
  const rows = [textRow(['类别', '产品类', '型号', '材料名称']), textRow(cells(1), 2)]
  const hidden = textRow(cells(2), 3).replace('<row', '<row hidden="1"')
  const sheet = rawWorkbook([...rows, hidden].join(''))
  expect(await checked(sheet, 'hidden.xlsx')).toMatchObject({ added: 2, hiddenLines: [3] })
})

test('an old or locked workbook is refused with advice', async () => {
  const { payload, headers } = multipart('list.xlsx', compound('EncryptedPackage'))
  const { status, meta } = await call('editor', 'POST', base, payload, headers)
  expect([status, meta.message]).toEqual([400, expect.stringContaining('请另存为不加密的 .xlsx')])
})

test('imports are listed, newest first, with their users and files', async () => {
  const { data } = await call('editor', 'GET', `${base}/page?size=3`)
  expect(data.records).toHaveLength(3)
  expect(data.records[0].id).toBeGreaterThan(data.records[1].id)
  expect((await call('sales', 'GET', `${base}/page`)).status).toBe(403)
  expect((await call('editor', 'GET', `${base}/99999`)).status).toBe(404)
})

test('an import sent again under its key is the same import; another file under it is refused', async () => {
  const send = (text: string) => {
    const { payload, headers } = multipart('list.csv', text)
    return call('editor', 'POST', base, payload, { ...headers, 'idempotency-key': 'import-once' })
  }
  const { text } = file('1,a,10,x,1,')
  const first = await send(text)
  const again = await send(text)
  expect([first.status, again.status, again.data]).toEqual([200, 200, first.data])
  expect((await send(file('2,a,10,x,1,').text)).status).toBe(409)
  await worker.runDue()
  await imports.idle()
})

test('a model, class or value that only looks like a stored one becomes no second one', async () => {
  const { mark, text } = file('1,螺栓 / Bolt,10,锌铝 8.8,1,')
  await confirmed(text)
  for (const other of [
    text.replace(`${mark}-1`, `${mark.toUpperCase()}-1`),
    text.replace(`${mark}-1`, `${mark}\u200b-1`),
  ]) {
    const { id, ...found } = await checked(other)
    expect(found).toMatchObject({ added: 0, refused: 1 })
    expect((await rowsOf(id, 4))[0].refused[0].message).toContain(`${mark}-1`)
    await call('editor', 'POST', `${base}/${id}/cancel`)
  }
  const written = text
    .replace(`${mark}-1`, `${mark}-2`)
    .replace('锌铝 8.8', '锌\u200b铝 ８.８')
    .replace('类', '类 ')
  const { id, ...found } = await checked(written)
  expect(found).toMatchObject({ added: 1, news: [] })
  await call('editor', 'POST', `${base}/${id}/cancel`)
})

test('a product without a name is called after its class, and the check says so', async () => {
  const { mark, text } = file('1,,10,,1,', '2,,10,,1,')
  const { id, ...found } = await confirmed(text)
  expect(found).toMatchObject({ added: 2, refused: 0, unnamed: 2 })
  expect(await rowsOf(id, 1)).toMatchObject([{ name: expect.stringContaining(`类${mark}`) }, {}])
  const names = await pool
    .selectFrom('material')
    .select(['material_name', 'material_name_en'])
    .where('model', 'like', `${mark}-%`)
    .execute()
  expect(names).toEqual([
    { material_name: `类${mark}`, material_name_en: `Class ${mark}` },
    { material_name: `类${mark}`, material_name_en: `Class ${mark}` },
  ])
  // An empty cell does not take away the name of a product.
  await confirmed(text.replace('1,,', '1,螺栓 / Bolt,'))
  expect(await checked(text)).toMatchObject({ unchanged: 2 })
})

test('hidden columns and codes that are shown otherwise are told at the check', async () => {
  const { text } = file('1,螺栓,10,,1,')
  const [head = '', line = ''] = text.split('\n')
  const [before, after] = textRow(line.split(','), 2).split(/<c r="C2".*?<\/c>/)
  const sheet = (style: string) =>
    rawWorkbook(
      textRow(head.split(',')) +
        [before, `<c r="C2" ${style}><v>${sheets}123</v></c>`, after].join(''),
      {
        styles:
          '<numFmts><numFmt numFmtId="164" formatCode="000000000"/></numFmts><cellXfs><xf/><xf numFmtId="164"/></cellXfs>',
        columns: '<cols><col min="5" max="5" hidden="1"/></cols>',
      },
    )
  const shown = await checked(sheet('s="1"'), 'a.xlsx')
  expect(shown).toMatchObject({ refused: 1, hiddenColumns: ['E'] })
  expect((await rowsOf(shown.id, 4))[0].refused).toMatchObject([{ column: '型号' }])
  expect(await checked(sheet(''), 'a.xlsx')).toMatchObject({ added: 1, refused: 0 })
})
