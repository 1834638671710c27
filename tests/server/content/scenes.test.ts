import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { givenContents } from '../../contents'
import { givenProducts } from '../../products'

const { call, database } = await startApp()
await givenProducts(
  database,
  Array.from({ length: 25 }, (_none, at) => ({ model: `HB-${at}` })),
)
const ids = await givenContents(database)
const english = { 'accept-language': 'en' }
const get = async (path: string) => call(null, 'GET', path, undefined, english)

test('scenes come by industry, each with its picture', async () => {
  const { data } = await get('/web/industry/scene/industry')
  expect(data).toMatchObject([
    { industrySceneName: 'Rail transit', children: [{ id: ids.bogie, industryName: 'Bogie' }] },
    { industrySceneName: 'Structures and energy', children: [{ industryName: 'Steel bridge' }] },
  ])
  expect((await get('/web/home/industry/scene')).data).toHaveLength(2)
})

test('a scene has its text, its cases in their order and at most 20 products of a category', async () => {
  const { data } = await get(`/web/industry/scene/${ids.bogie}`)
  expect(data).toMatchObject({
    industryName: 'Bogie',
    industrySceneName: 'Rail transit',
    content: '<h2>Overview</h2><p>Text</p>',
    businessCaseList: [{ caseName: 'A bolted frame' }, { caseName: 'A newer frame' }],
  })
  expect(data.items).toHaveLength(20)
})

test('a joint on the drawing has the products of its set that the shop offers', async () => {
  const joint = (model: string) => ({
    name: { zh: '侧架', en: 'Side frame' },
    note: { zh: '', en: '' },
    x: 25,
    y: 40,
    parts: [
      { model, counts: 2 },
      { model: 'no longer there', counts: 1 },
    ],
  })
  await sql`update industry_scene set data = data || ${JSON.stringify({
    joints: [joint('HB-3'), joint('gone')],
  })}::jsonb where id = ${ids.bogie!}`.execute(database)
  const { data } = await get(`/web/industry/scene/${ids.bogie}`)
  expect(data.joints).toMatchObject([
    { name: 'Side frame', note: '', x: 25, y: 40, parts: [{ counts: 2 }] },
  ])
  expect(data.joints[0].parts[0].product.model).toBe('HB-3')
})

test('a case that was withdrawn is not shown by its scene', async () => {
  await database
    .updateTable('publication')
    .set({ withdrawn_at: new Date() })
    .where('slug', '=', 'case/newer-frame')
    .execute()
  const { data } = await get(`/web/industry/scene/${ids.bogie}`)
  expect(data.businessCaseList).toHaveLength(1)
})

test('an unknown scene says so', async () => {
  expect(await get('/web/industry/scene/999999')).toMatchObject({
    status: 404,
    meta: { message: 'Industry scene not found' },
  })
})
