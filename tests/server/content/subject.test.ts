import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { givenContents, someContents } from '../../contents'
import { givenProducts } from '../../products'

const { call, database } = await startApp()
const products = await givenProducts(database, [
  { model: 'HB-M8' },
  { model: 'HB-M16' },
  { model: 'HB-M20' },
])
const characteristic = await database
  .insertInto('characteristic')
  .values({ field_code: '2021090001', field_name: '公称直径', unit: 'mm' })
  .onConflict((conflict) => conflict.column('field_code').doUpdateSet({ unit: 'mm' }))
  .returning('id')
  .executeTakeFirstOrThrow()
for (const [at, val] of ['8', '16', '20'].entries()) {
  const value = await database
    .insertInto('characteristic_value')
    .values({ characteristic_id: characteristic.id, val })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('material_value')
    .values({ material_id: products[at]!, value_id: value.id })
    .execute()
}

const both = (zh: string, en: string) => ({ zh, en })
const [first] = someContents.articles
const article = (slug: string, of: Partial<typeof first>) => ({ ...first!, slug, ...of })
const ids = await givenContents(database, {
  ...someContents,
  articles: [
    article('sizes', { body: both('<p>M20 与 M16，尤其 M20</p>', '<p>M20</p>') }),
    article('title', { title: both('M16 螺栓', 'Bolts M16'), body: both('', '') }),
    article('named', {
      title: both('六角头螺栓入门', 'An introduction'),
      productClasses: [],
      body: both('<p>正文</p>', '<p>Text</p>'),
    }),
    article('other', { title: both('读图', 'Drawings'), productClasses: [] }),
  ],
})

async function modelsOf(slug: string) {
  const { data } = await call(null, 'GET', `/web/technology/article/${ids[slug]}`)
  return data.items.map(({ model }: { model: string }) => model)
}

test('a text shows the sizes that it is about, and no others', async () => {
  expect(await modelsOf('sizes')).toEqual(['HB-M16', 'HB-M20'])
  expect(await modelsOf('title')).toEqual(['HB-M16'])
  const page = await call(null, 'GET', `/web/technology/article/items?id=${ids.title}`)
  expect(page.data.records.map(({ model }: { model: string }) => model)).toEqual(['HB-M16'])
})

test('without linked products those are shown whose class the title names, else none', async () => {
  expect(await modelsOf('named')).toEqual(['HB-M8', 'HB-M16', 'HB-M20'])
  expect(await modelsOf('other')).toEqual([])
})
