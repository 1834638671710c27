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
