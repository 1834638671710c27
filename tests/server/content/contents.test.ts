import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { databaseMilliseconds } from '../../../src/server/database/clock'
import { makeContentsKnown } from '../../../src/server/content/known-contents'
import { contentJobs } from '../../../src/server/content/publishing'
import { startWorker } from '../../../src/server/jobs/worker'
import { startApp } from '../../app'
import { givenContents } from '../../contents'
import { givenProducts } from '../../products'

const { call, database, userId } = await startApp()
const [bolt] = await givenProducts(database, [{ model: 'HB-1' }])
const ids = await givenContents(database)
await makeContentsKnown(database)

const english = { 'accept-language': 'en' }
const picture = '/crrc_sales_web_html/pictures/shell/default.svg'

const get = (path: string, who: string | null = null) => call(who, 'GET', path, undefined, english)
const step = (who: string, id: number, name: string, body: object) =>
  call(who, 'POST', `/office/content/${id}/${name}`, body)
const save = (who: string, id: number, version: number, data: object) =>
  call(who, 'PUT', `/office/content/${id}`, { version, data })

/** The number of the content of a record. */
async function contentOf(kind: string, recordId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from content_item
    where kind = ${kind} and record_id = ${recordId}`.execute(database)
  return rows[0]!.id
}

const written = (name: string, body = '<p>Body</p>') => ({
  name: { zh: `${name}（中文）`, en: name },
  typeCode: 'basics',
  summary: { zh: '摘要', en: 'Summary' },
  fileUrl: picture,
  content: { zh: '<p>正文</p>', en: body },
})

async function begun(kind = 'article', data: object = written('A new article')) {
  const { data: made } = await call('editor', 'POST', '/office/content', { kind })
  const saved = await save('editor', made.id, 1, data)
  expect(saved.status, saved.text).toBe(200)
  return saved.data
}

/** From a draft that the editor wrote to its readers. */
async function publish(id: number, version: number) {
  await step('editor', id, 'submit', { version })
  await step('operator', id, 'approve', { version: version + 1 })
  const published = await step('editor', id, 'publish', { version: version + 2 })
  expect(published.status, published.text).toBe(200)
  return published.data
}

test('editors find everything that the shop already shows, including every place of the site', async () => {
  const { data } = await get('/office/content/page?size=100', 'editor')
  const kinds = new Set(data.records.map(({ kind }: { kind: string }) => kind))
  expect([...kinds].sort()).toEqual([
    'area',
    'article',
    'case',
    'experiment',
    'experimentObject',
    'experimentType',
    'guide',
    'hotSearch',
    'page',
    'scene',
  ])
  expect(data.records.every(({ state }: { state: string }) => state === 'published')).toBe(true)
  await makeContentsKnown(database)
  expect((await get('/office/content/page', 'editor')).data.total).toBe(data.total)
})

test('publishing public content again changes nothing for readers', async () => {
  const places = [
    ['article', ids['salt-spray']!, `/web/technology/article/${ids['salt-spray']}`],
    ['case', ids['bolted-frame']!, `/web/business/case/${ids['bolted-frame']}`],
    ['scene', ids.bogie!, `/web/industry/scene/${ids.bogie}`],
    ['experiment', ids.junker!, `/web/experiment/project/${ids.junker}`],
    ['page', 4, '/web/about/us?typeId=about_us_type_4'],
    ['page', 6, '/web/laboratory/introduce/info'],
    ['area', 3, '/web/home/slideshow'],
    ['area', 7, '/web/home/footer/logo'],
    ['guide', 10, '/web/home/boot/data'],
    ['hotSearch', 1, '/web/hot/search/list'],
  ] as const
  for (const [kind, recordId, path] of places) {
    const before = await get(path)
    expect(before.data, kind).not.toEqual([])
    const id = await contentOf(kind, recordId)
    const { data } = await step('editor', id, 'revise', { version: 1, number: 1 })
    const kept = await save('editor', id, 2, data.data)
    expect(kept.status, `${kind} ${kept.text}`).toBe(200)
    // Nothing changed, so the version stays.
    expect(kept.data.version, kind).toBe(2)
    const asked = await step('editor', id, 'submit', { version: 2 })
    expect(asked.status, `${kind} ${asked.text}`).toBe(200)
    await step('operator', id, 'approve', { version: 3 })
    expect((await step('editor', id, 'publish', { version: 4 })).status).toBe(200)
    expect((await get(path)).data, kind).toEqual(before.data)
  }
})

test('a draft that is saved as it is stays of its version and its author, and leaves no line in the audit log', async () => {
  const draft = await begun()
  const log = async () =>
    (await call('operator', 'GET', '/office/audit/page?operation=saveContent')).data.total
  const before = await log()
  const again = await save('operator', draft.id, draft.version, draft.data)
  expect(again.status).toBe(200)
  expect(again.data.version).toBe(draft.version)
  expect(again.data.versions[0].author).toBe(draft.versions[0].author)
  expect(await log()).toBe(before)
  const changed = await save('editor', draft.id, draft.version, written('Another name'))
  expect(changed.data.version).toBe(draft.version + 1)
  expect(await log()).toBe(before + 1)
  const told = await get('/office/audit/page?operation=saveContent', 'operator')
  expect(told.data.records[0].record).toContain('Content Another name')
  expect(told.data.records[0].record).toContain('Content version Another name 1')
  // A caller with an older version gets a conflict.
  expect((await save('editor', draft.id, draft.version, draft.data)).status).toBe(409)
})

test('an article of no subject of the dictionary, or with a picture from elsewhere, does not go on', async () => {
  const { id } = await begun('article', { ...written('Steam'), typeCode: 'steam' })
  const refused = await step('editor', id, 'submit', { version: 2 })
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('重新选择')])
  const elsewhere = { ...written('Steam'), fileUrl: 'https://pictures.example/a.png' }
  const { status, data } = await save('editor', id, 2, elsewhere)
  expect(status).toBe(400)
  expect(data.errors).toEqual([{ path: 'fileUrl', message: expect.stringContaining('本站') }])
})

test('a text with a picture that is not there does not go on, and one from elsewhere is not kept', async () => {
  const picture = (src: string) => `<p>x</p><img src="${src}" alt="A joint">`
  const place = '/crrc_sales_web_html/pictures'
  const { id } = await begun('article', written('Steam', picture('https://evil.example/a.png')))
  const kept = await call('editor', 'GET', `/office/content/${id}`)
  expect(kept.text).not.toContain('evil.example')
  await save('editor', id, 2, written('Steam', picture(`${place}/nothere.webp`)))
  const { status, data } = await step('editor', id, 'submit', { version: 3 })
  expect([status, data.errors]).toEqual([
    400,
    [{ path: 'content.en', message: expect.stringContaining('文件') }],
  ])
  const there = readdirSync('demo/public/pictures/parts')[0]!
  await save('editor', id, 3, written('Steam', picture(`${place}/parts/${there}`)))
  expect((await step('editor', id, 'submit', { version: 4 })).status).toBe(200)
})

test('a draft is nowhere in the shop until somebody else approved it and it was published', async () => {
  const secret = 'Unheard-of wedge'
  const { id, recordId } = await begun('article', {
    ...written(secret, '<p>Unheard-of text</p>'),
    classIds: [await classId()],
  })
  const nobodySees = async () => {
    for (const path of [
      '/web/technology/article/page?size=100',
      '/web/technology/article/type/with/number',
      `/web/technology/article/${recordId}`,
      `/web/technology/article/items?id=${recordId}`,
    ])
      expect((await get(path)).text).not.toContain('Unheard-of')
    expect((await get(`/web/technology/article/${recordId}`)).status).toBe(404)
  }
  await nobodySees()
  await step('editor', id, 'submit', { version: 2 })
  await nobodySees()
  const own = await step('editor', id, 'approve', { version: 3 })
  expect(own.status).toBe(409)
  expect(own.meta.message).toContain('另一位同事')
  expect((await step('editor', id, 'publish', { version: 3 })).status).toBe(409)
  const approved = await step('operator', id, 'approve', { version: 3 })
  expect(approved.data.versions[0]).toMatchObject({ state: 'approved', isAuthor: false })
  await nobodySees()
  expect((await step('editor', id, 'publish', { version: 4 })).status).toBe(200)
  const { data } = await get(`/web/technology/article/${recordId}`)
  expect(data).toMatchObject({
    name: secret,
    content: '<p>Unheard-of text</p>',
    typeName: 'Fastener basics',
  })
  expect(data.items).toMatchObject([{ id: bolt }])
})

async function classId(): Promise<number> {
  const { rows } = await sql<{ id: number }>`select class_id as id from material
    where id = ${bolt}`.execute(database)
  return rows[0]!.id
}

test('a draft may lack what it is asked for only when it is submitted', async () => {
  const { id } = await begun('case', { name: { en: 'Only English' } })
  const asked = await call(
    'editor',
    'POST',
    `/office/content/${id}/submit`,
    { version: 2 },
    english,
  )
  expect(asked.status).toBe(400)
  const paths = asked.data.errors.map(({ path }: { path: string }) => path)
  expect(paths).toEqual(
    expect.arrayContaining(['name', 'summary', 'sceneId', 'fileUrl', 'content']),
  )
  const { data } = await get('/office/content/page?kind=case&missing=zh', 'editor')
  expect(data.records).toMatchObject([{ id, name: 'Only English', missing: 'zh,en' }])
})

test('a reference to a missing class, case or picture is refused at its field', async () => {
  const key = '00000000-0000-4000-8000-000000000000'
  const { id } = await begun('article', {
    ...written('Broken links'),
    classIds: [999_999],
    fileUrl: `/crrc_sales/web/content/file/${key}`,
  })
  const asked = await step('editor', id, 'submit', { version: 2 })
  expect(asked.status).toBe(400)
  expect(asked.data.errors).toMatchObject([
    { path: 'classIds', message: '所选的产品类或案例已不存在，请重新选择' },
    { path: 'fileUrl', message: '所引用的图片或文件不存在，请重新上传' },
  ])
})

test('a text that leads to a page which is not there is sent back; one that leads elsewhere is not', async () => {
  const to = (address: string) => `<p><a href="${address}">More</a></p>`
  const begunWith = (address: string) => begun('article', written('Links', to(address)))
  const dead = [
    '/productCategories/details?id=999999',
    '/crrc_sales_web_html/articleListing/details?id=999999&type=1',
    '/experimentalDetail?id=999999',
    '/industryScene?id=999999',
    '/industryCase/details?id=999999',
    '/articleListing/details?type=1&amp;id=999999',
    '/productCategories/detials',
    '/aboutUs/about_us_type_9',
  ]
  for (const address of dead) {
    const { id } = await begunWith(address)
    const asked = await step('editor', id, 'submit', { version: 2 })
    expect(asked.data.errors, address).toMatchObject([{ path: 'content.en' }])
  }
  const fine = [
    `/productCategories/details?id=${bolt}`,
    `/articleListing/details?id=${ids['salt-spray']}&type=1`,
    'https://elsewhere.example/industryCase/details?id=999999',
    '/productCategories',
    '/crrc_sales_web_html/productCategories',
    '/aboutUs/about_us_type_4',
    '/crrc_sales_web_html/',
  ]
  for (const address of fine) {
    const { id } = await begunWith(address)
    expect((await step('editor', id, 'submit', { version: 2 })).status, address).toBe(200)
  }
})

test('two editors change a draft: the second gets a conflict, and nothing is overwritten', async () => {
  const { id } = await begun('article', written('First'))
  const second = await save('operator', id, 1, written('Second'))
  expect(second.status).toBe(409)
  const { data } = await get(`/office/content/${id}`, 'editor')
  expect(data).toMatchObject({ name: 'First', version: 2 })
  expect((await save('operator', id, 2, written('Second'))).data.name).toBe('Second（中文）')
})

test('markup is cleaned when a draft is kept, and a picture without words is sent back', async () => {
  const { id, data } = await begun('article', {
    ...written('Marked up'),
    content: {
      zh: '<h2>题</h2><script>alert(1)</script><img src="/crrc_sales_web_html/x.png">',
      en: '<p onclick="x()">Text <a href="javascript:x()">link</a></p>',
    },
  })
  expect(data.content).toEqual({
    zh: '<h2>题</h2><img src="/crrc_sales_web_html/x.png" />',
    en: '<p>Text <a>link</a></p>',
  })
  const asked = await step('editor', id, 'submit', { version: 2 })
  expect(asked.status).toBe(400)
  expect(asked.data.errors).toMatchObject([
    { path: 'content', message: '正文中有 1 张图片缺少替代文字' },
  ])
})

test('a draft is sent back with a reason, and its author is notified', async () => {
  const { id } = await begun()
  await step('editor', id, 'submit', { version: 2 })
  const back = await step('operator', id, 'return', { version: 3, reason: 'Name the standard' })
  expect(back.data.versions[0].state).toBe('draft')
  const reason = { what: '退回', note: 'Name the standard' }
  expect(back.data.timeline.at(-1)).toMatchObject(reason)
  // Until it is submitted again, even if its author saves in between.
  const saved = await save('editor', id, 4, written('With the standard'))
  expect(saved.data.returned).toMatchObject(reason)
  expect((await step('editor', id, 'submit', { version: 5 })).data.returned).toBeUndefined()
  const news = await get('/admin/sysnotifyremind/page?model=sys&current=1&size=1', 'editor')
  expect(news.text).toContain('sent back “A new article”')
})

test('an older version is restored as a new draft, and the one in the shop stays until then', async () => {
  const { id, recordId } = await begun('article', written('Version one'))
  await publish(id, 2)
  await step('editor', id, 'revise', { version: 5, number: 1 })
  await save('editor', id, 6, written('Version two'))
  const address = `/web/technology/article/${recordId}`
  expect((await get(address)).data.name).toBe('Version one')
  const { versions } = await publish(id, 7)
  expect(versions.map(({ state }: { state: string }) => state)).toEqual(['published', 'replaced'])
  expect((await get(address)).data.name).toBe('Version two')
  const restored = await step('editor', id, 'revise', { version: 10, number: 1 })
  expect(restored.data).toMatchObject({ data: { name: { en: 'Version one' } } })
  expect(restored.data.versions[0]).toMatchObject({ number: 3, state: 'draft' })
  expect((await get(`/office/content/${id}/version/2`, 'editor')).data.data.name.en).toBe(
    'Version two',
  )
  expect((await get(address)).data.name).toBe('Version two')
})

test('an approved draft is published by a job at its time, not before', async () => {
  const { id, recordId } = await begun('article', written('For tomorrow'))
  await step('editor', id, 'submit', { version: 2 })
  await step('operator', id, 'approve', { version: 3 })
  const publishTime = new Date(databaseMilliseconds() + 3_600_000).toISOString()
  const planned = await step('editor', id, 'publish', { version: 4, publishTime })
  expect(planned.meta.message).toBe('已按计划安排发布')
  expect(planned.data.versions[0]).toMatchObject({ state: 'approved', publishTime })
  const worker = await startWorker({ pool: database, kinds: contentJobs, log: { error: () => {} } })
  await worker.runDue()
  expect((await get(`/web/technology/article/${recordId}`)).status).toBe(404)
  await sql`update job set run_at = now() where kind = 'publishContent'`.execute(database)
  await worker.runDue()
  expect((await get(`/web/technology/article/${recordId}`)).status).toBe(404)
  await sql`update content_version set publish_at = now() where item_id = ${id}`.execute(database)
  await sql`update job set run_at = now(), done_at = null where kind = 'publishContent'`.execute(
    database,
  )
  await worker.runDue()
  await worker.stop()
  expect((await get(`/web/technology/article/${recordId}`)).data.name).toBe('For tomorrow')
  const { timeline } = (await get(`/office/content/${id}`, 'editor')).data
  expect(timeline.at(-1)).toMatchObject({ who: '', what: 'Published as scheduled' })
})

test('content in use cannot be unpublished, and the refusal names its users', async () => {
  const id = await contentOf('scene', ids.bogie!)
  const { data: scene } = await get(`/office/content/${id}`, 'editor')
  const refused = await call(
    'editor',
    'POST',
    `/office/content/${id}/withdraw`,
    { version: scene.version },
    english,
  )
  expect(refused.status).toBe(409)
  expect(refused.meta.message).toBe('Still in use (2): A bolted frame, A newer frame')
  const bridge = await contentOf('scene', ids['steel-bridge']!)
  const { data } = await step('editor', bridge, 'withdraw', { version: 1 })
  expect(data.versions[0].state).toBe('withdrawn')
  expect((await get(`/web/industry/scene/${ids['steel-bridge']}`)).status).toBe(404)
  expect((await get('/web/industry/scene/industry')).text).not.toContain('Steel bridge')
  await step('editor', bridge, 'revise', { version: 2, number: 1 })
  await publish(bridge, 3)
  expect((await get(`/web/industry/scene/${ids['steel-bridge']}`)).status).toBe(200)
})

test('a draft is thrown away; what is public stays, and what never was goes', async () => {
  const { id } = await begun()
  expect((await call('editor', 'DELETE', `/office/content/${id}`)).status).toBe(200)
  expect((await get(`/office/content/${id}`, 'editor')).status).toBe(404)
  const kept = await contentOf('article', ids['reading-a-torque']!)
  await step('editor', kept, 'revise', { version: 1, number: 1 })
  await call('editor', 'DELETE', `/office/content/${kept}`)
  const { data } = await get(`/office/content/${kept}`, 'editor')
  expect(data.versions).toMatchObject([{ number: 1, state: 'published' }])
})

test('there is one of what belongs to a place, and no other can be made', async () => {
  const made = await call('editor', 'POST', '/office/content', { kind: 'area' })
  expect(made.status).toBe(409)
})

test('those who follow articles hear of a new one, once', async () => {
  const engineer = await userId('engineer')
  await sql`insert into subscription (user_id, type_id) values (${engineer}, 5)
    on conflict do nothing`.execute(database)
  const { id, recordId } = await begun('article', written('Followed'))
  await publish(id, 2)
  await step('editor', id, 'revise', { version: 5, number: 1 })
  await publish(id, 6)
  const { rows } = await sql<{ link: string }>`select data ->> 'link' as link from notification
    where user_id = ${engineer} and data -> 'values' ->> 'en' = 'Followed'`.execute(database)
  expect(rows).toEqual([{ link: `/articleListing/details?id=${recordId}&type=1` }])
})

test('the choices of a form are what is public of a kind', async () => {
  const { data } = await get('/office/content/choices?kind=scene', 'editor')
  expect(data).toEqual(expect.arrayContaining([{ value: ids.bogie, label: 'Bogie' }]))
})
