import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import {
  calculate,
  calculateJoint,
  type CalculationPage,
  type Inputs,
} from '../../../src/domain/calculation/calculate'
import {
  clampExample,
  flexibilityExample,
  jointExample,
  stretchingExample,
} from '../../../src/domain/calculation/examples'
import type { Joint } from '../../../src/domain/calculation/joint/views'
import { importCatalogue } from '../../../src/server/catalogue/import/import'
import { startApp } from '../../app'
import { givenProducts } from '../../products'

const { database, call } = await startApp()
const [product] = (await givenProducts(database, [{ model: 'GB5782-M16x80' }])) as [number]

beforeEach(() => database.deleteFrom('calculation_report').execute())

const result = calculate('clamp', clampExample)

const save = (who: string | null, change: object = {}, id = 0, headers = {}) =>
  call(
    who,
    'POST',
    `/web/calculate/createReport/${id}`,
    { page: 'clamp', input: clampExample, result, ...change },
    headers,
  )
const preview = (who: string, id: number) => call(who, 'GET', `/web/my/report/preview?id=${id}`)
const list = async (who: string, query = '') =>
  (await call(who, 'GET', `/web/my/report/page${query}`)).data

async function givenReport(who = 'engineer', change: object = {}, id = 0): Promise<number> {
  return (await save(who, change, id)).data.reportId
}

test('a calculation is kept and shown as it was computed', async () => {
  const answer = await save('engineer', { unit: 'inch' }, product)
  expect(answer).toMatchObject({ status: 200, meta: { message: '报告已保存' } })
  const { data } = await preview('engineer', answer.data.reportId)
  expect(data).toMatchObject({
    name: 'GB5782-M16x80',
    page: 'clamp',
    productId: product,
    unit: 'inch',
    productName: '六角头螺栓',
    input: clampExample,
    today: { differs: false },
  })
  expect(data.result.Fmin).toBe(result.Fmin)
  expect(data.headline).toMatch(/^M16 · 10\.9 · F .*\slbf/)
})

test('nothing is kept before a calculation', async () => {
  for (const none of [undefined, null]) {
    const answer = await save('engineer', { result: none })
    expect(answer).toMatchObject({ status: 400, meta: { message: '请先计算' } })
    expect(answer.data.errors).toMatchObject([{ path: 'result', code: 'NOT_CALCULATED' }])
  }
  expect((await list('engineer')).total).toBe(0)
})

test('a result that does not belong to the parameters is stale', async () => {
  const answer = await save('engineer', { input: { ...clampExample, torque: 231 } })
  expect(answer).toMatchObject({ status: 409, meta: { message: '参数已变更，请重新计算' } })
  expect(answer.data.errors).toMatchObject([{ path: 'result', code: 'RESULT_STALE' }])
})

test('a result within rounding is accepted', async () => {
  const rounded = { ...result, Fmin: Number(result.Fmin.toPrecision(9)) }
  expect((await save('engineer', { result: rounded })).status).toBe(200)
})

test('wrong parameters are reported at their fields', async () => {
  const { status, data } = await save('engineer', { input: { ...clampExample, P: 3 } })
  expect(status).toBe(400)
  expect(data.errors).toMatchObject([{ path: 'input.P', code: 'PITCH_NOT_FOR_DIAMETER' }])
})

test('the same action twice makes one report', async () => {
  const key = { 'idempotency-key': 'save-1' }
  const first = await save('engineer', {}, 0, key)
  const second = await save('engineer', {}, 0, key)
  expect(second.data).toEqual(first.data)
  expect((await list('engineer')).total).toBe(1)
})

test('a report of a product that is gone has no product, one that never was is refused', async () => {
  expect((await save('engineer', {}, 2_000_000_000)).status).toBe(404)
})

test('reports are listed newest first, by kind and by name', async () => {
  await givenReport('engineer', { name: 'Cover 100%' })
  const flexibility = calculate('flexibility', flexibilityExample)
  await givenReport('engineer', {
    page: 'flexibility',
    input: flexibilityExample,
    result: flexibility,
    name: 'Flange',
  })
  const names = async (query: string) =>
    (await list('engineer', query)).records.map(({ name }: { name: string }) => name)
  expect(await names('')).toEqual(['Flange', 'Cover 100%'])
  expect(await names('?page=clamp')).toEqual(['Cover 100%'])
  expect(await names('?keyword=flan')).toEqual(['Flange'])
  expect(await names('?keyword=%25')).toEqual(['Cover 100%'])
  expect(await names('?size=1&current=2')).toEqual(['Cover 100%'])
})

test('members of a company see each other’s reports, nobody else does', async () => {
  const id = await givenReport('designer')
  expect((await preview('buyer', id)).status).toBe(200)
  for (const path of [`delete/${id}`, `rename/${id}`]) {
    expect(await call('engineer', 'POST', `/web/my/report/${path}`, { name: 'x' })).toMatchObject({
      status: 404,
      meta: { message: '计算报告不存在' },
    })
  }
  expect((await preview('engineer', id)).status).toBe(404)
  expect((await call('engineer', 'GET', `/web/my/report/pdf/${id}`)).status).toBe(404)
  expect((await list('engineer')).total).toBe(0)
})

test('a report is renamed and deleted', async () => {
  const id = await givenReport()
  const rename = (name: string) => call('engineer', 'POST', `/web/my/report/rename/${id}`, { name })
  expect((await rename('  Door hinge ')).status).toBe(200)
  expect((await preview('engineer', id)).data.name).toBe('Door hinge')
  expect((await rename('')).status).toBe(400)
  expect((await rename('   ')).status).toBe(400)
  expect((await call('engineer', 'POST', `/web/my/report/delete/${id}`)).status).toBe(200)
  expect((await preview('engineer', id)).status).toBe(404)
})

test('additional output of a later engine is no difference in the figures', async () => {
  const id = await givenReport()
  await sql`
    update calculation_report
    set data = data #- '{result,section}' #- '{result,atFmax,section}'
    where id = ${id}
  `.execute(database)
  const { data } = await preview('engineer', id)
  expect(data.today).toMatchObject({ differs: false, changed: [] })
})

test('a report of an older engine keeps its figures and says that today’s differ', async () => {
  const id = await givenReport()
  await sql`
    update calculation_report
    set data = jsonb_set(jsonb_set(data, '{result,Fmin}', '61000'), '{engine}', '"0.9"')
    where id = ${id}
  `.execute(database)
  const { data } = await preview('engineer', id)
  expect(data.result.Fmin).toBe(61000)
  expect(data).toMatchObject({ engine: '0.9', today: { differs: true, changed: ['Fmin'] } })
})

test('saving asks for a login, and is for customers', async () => {
  expect((await save(null)).status).toBe(401)
  expect((await save('supplier')).status).toBe(403)
  expect((await call(null, 'GET', '/web/my/report/page')).status).toBe(401)
})

const header = [
  'Category',
  'Product class',
  'Model/Specification',
  'Material name (en)',
  'Diameter (mm)',
  'Calculable',
  '夹紧力 (kN) / Clamp load (kN)',
  '最小拉力载荷 (kN) / Minimum tensile load (kN)',
  'Pitch (mm)',
  'Property class',
  'Nominal length (mm)',
]
await importCatalogue(database, {
  tables: [
    {
      name: 'bolts.csv',
      header,
      rows: [
        ['螺栓', 'Bolts', 'HB', 'Bolt', '16', '1', '', '', '', '', ''],
        ['螺栓', 'Bolts', 'HB70', 'Bolt', '16', '1', '', '', '2', '10.9', '70'],
        ['螺栓', 'Bolts', 'LB', 'Lockbolt', '12.7', '1', '53.6', '75.8', '', '', ''],
        ['螺栓', 'Bolts', 'NO', 'Washer', '16', '0', '', '', '', '', ''],
      ],
    },
  ],
  categories: [{ categoryType: 1, abbreviation: '螺栓', abbreviationEn: 'Bolts', sort: 1 }],
})

async function saveOf<Page extends CalculationPage>(
  who: string,
  model: string,
  page: Page,
  input: Inputs[Page],
) {
  const { id } = await database
    .selectFrom('material')
    .select('id')
    .where('model', '=', model)
    .executeTakeFirstOrThrow()
  const body = { page, input, result: calculate(page, input) }
  return call(who, 'POST', `/web/calculate/createReport/${id}`, body)
}

test('a purchaser keeps no report of a product, as none is offered', async () => {
  expect(await saveOf('buyer', 'HB', 'clamp', clampExample)).toMatchObject({
    status: 403,
    data: { reason: 'forbidden' },
  })
  expect((await saveOf('designer', 'HB', 'clamp', clampExample)).status).toBe(200)
})

test('a report on a product that cannot be calculated is refused', async () => {
  expect(await saveOf('engineer', 'NO', 'clamp', clampExample)).toMatchObject({
    status: 409,
    meta: { message: '该产品暂不支持计算' },
  })
})

test('a lockbolt has no torque: such a report is refused, its own is kept', async () => {
  const torque = { mode: 'torque', torque: 700, muLarge: 0.16, muSmall: 0.1 } as const
  expect(await saveOf('engineer', 'LB', 'clamp', clampExample)).toMatchObject({
    status: 400,
    data: { errors: [{ path: 'page', code: 'LOCKBOLT_NO_TORQUE' }] },
  })
  expect(
    await saveOf('engineer', 'LB', 'stretching', { ...stretchingExample, ...torque }),
  ).toMatchObject({
    status: 400,
    data: { errors: [{ path: 'input.mode', code: 'LOCKBOLT_NO_TORQUE' }] },
  })
  const lockbolt = { clampingForce: 53_600, minimumTensionLoad: 75_800 }
  const own = { ...stretchingExample, d: 12, P: 1.75, mode: 'lockbolt', ...lockbolt } as const
  expect((await saveOf('engineer', 'LB', 'stretching', own)).status).toBe(200)
  expect((await saveOf('engineer', 'LB', 'stretching', { ...own, d: 16, P: 2 })).status).toBe(409)
})

test.each<[string, Partial<Joint>, string]>([
  ['another diameter', { d: 14 }, 'input.d'],
  ['another pitch', { P: 1.5 }, 'input.P'],
  ['another class', { propertyClass: '8.8' }, 'input.propertyClass'],
  ['another length', { boltLength: 80 }, 'input.boltLength'],
  ['no length', { boltLength: undefined }, 'input.boltLength'],
])(
  'a report of a model with %s is refused, and kept without the model',
  async (_, change, path) => {
    const { id } = await database
      .selectFrom('material')
      .select('id')
      .where('model', '=', 'HB70')
      .executeTakeFirstOrThrow()
    const own: Joint = { ...jointExample, boltLength: 70 }
    const bodyOf = (input: Joint) => ({
      page: 'joint',
      input: JSON.parse(JSON.stringify(input)),
      result: { ...calculateJoint(input) },
    })
    const create = (body: object) =>
      call('engineer', 'POST', `/web/calculate/createReport/${id}`, body)
    expect((await create(bodyOf(own))).status).toBe(200)
    const body = bodyOf({ ...own, ...change })
    const refused = await create(body)
    expect(refused).toMatchObject({
      status: 409,
      meta: { message: expect.stringContaining('HB70') },
      data: { errors: expect.arrayContaining([expect.objectContaining({ path })]) },
    })
    const apart = await call('engineer', 'POST', '/web/calculate/createReport/0', body)
    expect((await preview('engineer', apart.data.reportId)).data).not.toHaveProperty('productId')
  },
)

test('a revision keeps the product of the report before', async () => {
  const id = await givenReport('engineer', {}, product)
  expect(await save('engineer', { revises: id }, 0)).toMatchObject({
    status: 409,
    meta: { message: expect.stringContaining('原报告的产品') },
  })
  expect((await save('engineer', { revises: id }, product)).status).toBe(200)
})

test('a signed report is not deleted, with whichever revision it was signed', async () => {
  const signed = await givenReport('engineer', { cover: { approver: '陈工' } })
  const { data } = await save('engineer', { revises: signed })
  for (const id of [signed, data.reportId])
    expect(await call('engineer', 'POST', `/web/my/report/delete/${id}`)).toMatchObject({
      status: 409,
      meta: { message: expect.stringContaining('陈工') },
    })
  expect((await preview('engineer', signed)).status).toBe(200)
})
