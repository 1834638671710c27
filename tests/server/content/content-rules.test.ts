import { expect, test } from 'vitest'
import { makeContentsKnown } from '../../../src/server/content/known-contents'
import { startApp } from '../../app'
import { givenContents } from '../../contents'

const { call, database } = await startApp()
await givenContents(database)
await makeContentsKnown(database)

const english = { 'accept-language': 'en' }

async function contentOf(kind: string, recordId: number) {
  const { id } = await database
    .selectFrom('content_item')
    .select('id')
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .executeTakeFirstOrThrow()
  return (await call('editor', 'GET', `/office/content/${id}`)).data
}

/** Creates a draft of a page and submits it; returns the faults. */
async function faultsOf(kind: string, recordId: number, data: object): Promise<object[]> {
  const { id, version, versions } = await contentOf(kind, recordId)
  const at = `/office/content/${id}`
  const { number } = versions[0]
  const revised =
    versions[0].state === 'draft'
      ? { data: { version } }
      : await call('editor', 'POST', `${at}/revise`, { version, number })
  const saved = await call('editor', 'PUT', at, { version: revised.data.version, data })
  expect(saved.status, saved.text).toBe(200)
  const body = { version: saved.data.version }
  const asked = await call('editor', 'POST', `${at}/submit`, body, english)
  return asked.data.errors ?? []
}

test.each([1, 4])(
  'page %i, which the shop leads to, stays in it and is never empty',
  async (id) => {
    const page = await contentOf('page', id)
    const body = { version: page.version }
    const refused = await call(
      'editor',
      'POST',
      `/office/content/${page.id}/withdraw`,
      body,
      english,
    )
    expect(refused.status).toBe(409)
    expect(refused.meta.message).toMatch(/links to this page.*new draft/)
    const title = { typeName: { zh: '标题', en: 'Title' } }
    for (const content of [{}, { zh: '<p> </p>' }]) {
      expect(await faultsOf('page', id, { ...title, content })).toEqual([
        { path: 'content.zh', message: expect.stringContaining('enter the Chinese text') },
      ])
    }
    expect(await faultsOf('page', id, { ...title, content: { zh: '<p>正文</p>' } })).toEqual([])
  },
)

test('a page that nothing leads to may go, and may be a title alone', async () => {
  expect(await faultsOf('page', 5, { typeName: { zh: '联系', en: 'Contact' } })).toEqual([])
  const page = await contentOf('page', 5)
  const body = { version: page.version }
  const gone = await call('editor', 'POST', `/office/content/${page.id}/withdraw`, body)
  expect(gone.status, gone.text).toBe(200)
})

test('a hot search is there once, in either language', async () => {
  const word = (zh: string, en: string) => ({ zh, en })
  const words = [
    word('螺栓', 'Bolt'),
    word('螺母', 'Nut'),
    word('螺栓 ', 'Screw'),
    word('栓', 'BOLT'),
  ]
  const message = 'This word is already in the list; please change or remove it'
  expect(await faultsOf('hotSearch', 1, { words })).toEqual([
    { path: 'words.2.zh', message },
    { path: 'words.3.en', message },
  ])
})

test('a link of a slide is taken as it stands in the address bar, and refused where no page has it', async () => {
  const slide = (link: string) => ({ content: { zh: '上新', en: 'New' }, link })
  const items = ['/crrc_sales_web_html/productCategories', '/productCategories/detials'].map(slide)
  expect(await faultsOf('area', 3, { items })).toEqual([
    { path: 'items.1.link', message: expect.stringContaining('does not exist') },
  ])
  await database
    .updateTable('boot_item')
    .set({ data: JSON.stringify(items[0]) })
    .where('area', '=', 3)
    .execute()
  const [shown] = (await call(null, 'GET', '/web/home/slideshow')).data
  expect(shown.link).toBe('/productCategories')
})

test('which entry of an area names a file that is not there is said', async () => {
  const picture = (name: string) => ({ imageUrl: `/crrc_sales_web_html/pictures/shell/${name}` })
  const lost = '/crrc_sales/web/content/file/00000000-0000-4000-8000-000000000000'
  const items = [picture('default.svg'), picture('none.svg'), { imageUrl: lost }]
  expect(await faultsOf('area', 7, { items })).toMatchObject([
    { path: 'items.1.imageUrl' },
    { path: 'items.2.imageUrl' },
  ])
})

test('the website that a page leads to may be named without a scheme, and is no page of this site', async () => {
  const page = await contentOf('page', 2)
  const at = `/office/content/${page.id}`
  const revised = await call('editor', 'POST', `${at}/revise`, { version: page.version, number: 1 })
  let { version } = revised.data
  const save = (privacyLink: string) =>
    call('editor', 'PUT', at, { version, data: { ...page.data, privacyLink } }, english)
  for (const link of [
    'www.maker.example',
    'https://maker.example:8443/a?b=c',
    'HTTP://a.example',
  ]) {
    const saved = await save(link)
    expect(saved.status, link).toBe(200)
    version = saved.data.version
  }
  for (const link of [
    '/aboutUs',
    '//elsewhere.example',
    'javascript:alert(1)',
    'two words.example',
  ]) {
    const refused = await save(link)
    expect(refused.data.errors, link).toEqual([
      {
        path: 'privacyLink',
        message: 'Please enter a website address, for example https://www.example.com',
      },
    ])
  }
})
