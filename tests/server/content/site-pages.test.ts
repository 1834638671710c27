import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { givenContents } from '../../contents'
import { companySite } from '../../../demo/company'

const { call, database } = await startApp()
const english = { 'accept-language': 'en' }
const get = async (path: string) => call(null, 'GET', path, undefined, english)

test('a shop without texts has an empty menu and an empty laboratory', async () => {
  expect((await get('/web/about/us/list')).data).toEqual([])
  expect((await get('/web/laboratory/introduce/info')).data).toEqual({ content: '' })
  expect(await get('/web/about/us?typeId=about_us_type_4')).toMatchObject({
    status: 404,
    meta: { message: 'Page not found' },
  })
})

test('about us has pages and links', async () => {
  await givenContents(database)
  const { data } = await get('/web/about/us/list')
  expect(data).toEqual([
    { typeId: 'about_us_type_4', typeName: 'Company', privacyLink: '' },
    { typeId: 'about_us_type_5', typeName: 'Contact', privacyLink: '' },
    { typeId: 'about_us_type_2', typeName: 'Company website', privacyLink: companySite },
    { typeId: 'about_us_type_3', typeName: 'Careers', privacyLink: '' },
    { typeId: 'about_us_type_1', typeName: 'Privacy policy', privacyLink: '' },
  ])
  expect((await get('/web/about/us?typeId=about_us_type_4')).data.content).toBe('<p>Company</p>')
  expect((await get('/web/about/us?typeId=about_us_type_9')).status).toBe(400)
})
