import { expect, test } from 'vitest'
import { importCatalogue } from '../../../src/server/catalogue/import/import'
import { startApp } from '../../app'
import { givenProducts } from '../../products'

const { call, database } = await startApp()

const header = [
  'Category',
  'Product class',
  'Model/Specification',
  'Material name (en)',
  'Diameter (mm)',
  'Pitch (mm)',
  'Property class',
  'Standard No.',
  'Calculable',
  'Nominal length (mm)',
  '夹紧力 (kN) / Clamp load (kN)',
  '最小拉力载荷 (kN) / Minimum tensile load (kN)',
  '最大铆接厚度 (mm) / Maximum grip (mm)',
  '最小铆接厚度 (mm) / Minimum grip (mm)',
]
const rows = [
  ['螺栓', 'Bolts', 'HB', 'Bolt', '16', '1.5', '10.9', 'GB/T 5782', '1', '80', '', '', '', ''],
  ['螺栓', 'Bolts', 'SC', 'Screw', '12', '1.75', '12.9', 'GB/T 70.1', '1', '30', '', '', '', ''],
  ['螺栓', 'Bolts', 'LB', 'Lockbolt', '12.7', '', '', '', '1', '', '53.6', '75.8', '20', '10'],
  ['螺栓', 'Bolts', 'NO', 'Washer', '16', '', '', '', '0', '', '', '', '', ''],
]
await importCatalogue(database, {
  tables: [{ name: 'bolts.csv', header, rows }],
  categories: [{ categoryType: 1, abbreviation: '螺栓', abbreviationEn: 'Bolts', sort: 1 }],
})

async function ask(model: string, who: string | null = 'engineer') {
  const { id } = await database
    .selectFrom('material')
    .select('id')
    .where('model', '=', model)
    .executeTakeFirstOrThrow()
  return call(who, 'GET', `/web/calculate/product/${id}`)
}

test('a bolt gives its thread, its class, and the faces of its standard', async () => {
  const { data } = await ask('HB')
  expect(data).toMatchObject({
    kind: 'bolt',
    d: 16,
    P: 1.5,
    propertyClass: '10.9',
    head: 'hexagon',
    dW: 22.49,
    dh: 17.5,
    model: 'HB',
    isCalculate: 1,
  })
  expect(data).toMatchObject({ length: 80, threadLength: 38 })
  expect(data.missing).not.toContain('length')
})

test('socket head screws are recognised, and short ones are threaded up to the head', async () => {
  expect((await ask('SC')).data).toMatchObject({
    head: 'socket',
    dW: 17.23,
    length: 30,
    threadLength: 30,
  })
})

test('a lockbolt gives its clamp force, its tensile load and its grip, on the nearest thread', async () => {
  expect((await ask('LB')).data).toMatchObject({
    kind: 'lockbolt',
    d: 12,
    P: 1.75,
    clampingForce: 53_600,
    minimumTensionLoad: 75_800,
    gripMin: 10,
    gripMax: 20,
    // Its own diameter and not that of the thread beside it, by which no hole is drilled.
    pinDiameter: 12.7,
  })
})

test('a product that cannot be calculated is refused, as is one that is not there', async () => {
  expect(await ask('NO')).toMatchObject({ status: 409, meta: { message: '该产品暂不支持计算' } })
  for (const id of [0, 2_000_000_000])
    expect((await call('engineer', 'GET', `/web/calculate/product/${id}`)).status).toBe(404)
})

test('a purchaser does not calculate products, a visitor is asked to log in', async () => {
  expect(await ask('HB', 'buyer')).toMatchObject({ status: 403, data: { reason: 'forbidden' } })
  expect((await ask('HB', 'designer')).status).toBe(200)
  expect((await ask('HB', null)).status).toBe(401)
})

test('a product with only a name reports the missing values', async () => {
  const [id] = (await givenProducts(database, [{ model: 'X-1' }])) as [number]
  const { data } = await call('engineer', 'GET', `/web/calculate/product/${id}`)
  expect(data.missing).toEqual(expect.arrayContaining(['d', 'P', 'propertyClass']))
})
