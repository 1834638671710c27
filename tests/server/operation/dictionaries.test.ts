import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { givenContents, someContents } from '../../contents'

const { call, database } = await startApp()

const item = {
  paramId: 'industry',
  itemCode: 'space',
  nameZh: '航天',
  nameEn: 'Space',
  sort: 50,
  active: true,
}
const offered = async () =>
  (await call(null, 'GET', '/web/param/item/list?paramId=industry')).data.map(
    ({ itemCode }: { itemCode: string }) => itemCode,
  )

test('an item of a dictionary is offered until it is not any more', async () => {
  const { data } = await call('operator', 'POST', '/office/dictionary', item)
  expect(await offered()).toContain('space')
  const path = `/office/dictionary/${data.id}`
  await call('operator', 'PUT', path, { ...item, version: 1, active: false })
  expect(await offered()).not.toContain('space')
  expect((await call('operator', 'DELETE', path)).status).toBe(200)
  expect((await call('operator', 'GET', path)).status).toBe(404)
})

test('an item without an order comes at the end of its dictionary, and keeps its place', async () => {
  const last = { ...item, itemCode: 'last', nameZh: '末项', nameEn: 'Last', sort: undefined }
  const { data } = await call('operator', 'POST', '/office/dictionary', last)
  expect((await offered()).at(-1)).toBe('last')
  const path = `/office/dictionary/${data.id}`
  const changed = await call('operator', 'PUT', path, { ...last, version: 1, nameEn: 'Final' })
  expect(changed.data).toMatchObject({ nameEn: 'Final', sort: data.sort })
  await call('operator', 'DELETE', path)
})

test('the address says which item is changed, whatever the input says', async () => {
  const { data } = await call('operator', 'POST', '/office/dictionary', item)
  const path = `/office/dictionary/${data.id}`
  const changed = { ...item, version: 1, nameEn: 'Outer space', id: -1e308 }
  expect((await call('operator', 'PUT', path, changed)).data).toMatchObject({
    id: data.id,
    nameEn: 'Outer space',
  })
  await call('operator', 'DELETE', path)
})

test('a code is there once in a dictionary', async () => {
  const { status, data } = await call('operator', 'POST', '/office/dictionary', {
    ...item,
    itemCode: 'rail',
  })
  expect({ status, path: data.errors[0].path }).toEqual({ status: 400, path: 'itemCode' })
})

test('two concurrent changes of an item: the second gets a conflict, and nothing is lost', async () => {
  const { data } = await call('operator', 'POST', '/office/dictionary', {
    ...item,
    itemCode: 'both',
    nameZh: '两用',
    nameEn: 'Both',
  })
  const path = `/office/dictionary/${data.id}`
  const change = (nameEn: string) =>
    call('operator', 'PUT', path, { ...item, itemCode: 'both', version: 1, nameZh: '两用', nameEn })
  expect((await change('First')).status).toBe(200)
  expect((await change('Second')).status).toBe(409)
  expect((await call('operator', 'GET', path)).data).toMatchObject({ nameEn: 'First', version: 2 })
})

test('an item in use can be neither removed nor recoded, and the refusal names its users', async () => {
  await call('engineer', 'PUT', '/admin/web/user/update/base', { industry: 'marine' })
  const { data } = await call('operator', 'GET', '/office/dictionary/page?keyword=marine')
  const [marine] = data.records
  expect(marine.uses).toBe(1)
  const path = `/office/dictionary/${marine.id}`
  const removed = await call('operator', 'DELETE', path)
  expect(removed.status).toBe(409)
  expect(removed.meta.message).toContain('赵宁')
  const { uses, id, ...form } = marine
  void [uses, id]
  expect((await call('operator', 'PUT', path, { ...form, itemCode: 'ships' })).status).toBe(409)
})

test('hot searches, which are content, and words that nobody reads are no dictionary', async () => {
  const { data: other } = await call('operator', 'POST', '/office/dictionary', {
    ...item,
    itemCode: 'sea',
  })
  for (const paramId of ['hot_search', 'no_such']) {
    const page = await call('operator', 'GET', `/office/dictionary/page?paramId=${paramId}`)
    expect(page.status).toBe(400)
    const hot = { ...item, paramId, itemCode: '90' }
    const refused = await call('operator', 'POST', '/office/dictionary', hot)
    expect(refused.status).toBe(400)
    expect(refused.data.errors).toMatchObject([{ path: 'paramId' }])
    const moved = { ...hot, version: 1 }
    expect((await call('operator', 'PUT', `/office/dictionary/${other.id}`, moved)).status).toBe(
      400,
    )
  }
  const { data } = await call('operator', 'GET', '/office/dictionary/page?size=100')
  expect(data.records.map(({ paramId }: { paramId: string }) => paramId)).not.toContain(
    'hot_search',
  )
})

test('two items of a dictionary are never called the same, in either language', async () => {
  const add = (names: object, paramId = 'industry') =>
    call('operator', 'POST', '/office/dictionary', {
      ...item,
      itemCode: 'named',
      paramId,
      ...names,
    })
  const sameEn = await add({ nameZh: '铁路', nameEn: ' rail TRANSIT' })
  expect(sameEn.status).toBe(400)
  expect(sameEn.data.errors).toEqual([
    { path: 'nameEn', message: expect.stringContaining('代码 rail') },
  ])
  const { data } = await add({ nameZh: '铁路', nameEn: 'Railways' })
  expect(data.nameZh).toBe('铁路')
  const path = `/office/dictionary/${data.id}`
  const { uses, id, ...form } = data
  void [uses, id]
  // An item does not collide with its own name.
  expect((await call('operator', 'PUT', path, { ...form, sort: 51 })).status).toBe(200)
  const renamed = { ...form, version: 2, nameEn: 'Rail transit' }
  expect((await call('operator', 'PUT', path, renamed)).data.errors).toMatchObject([
    { path: 'nameEn' },
  ])
  expect((await add({ nameZh: '铁路', nameEn: 'Railways' }, 'top_search')).status).toBe(200)
})

test('articles that use an item are named by their titles', async () => {
  await givenContents(database)
  const { data } = await call('operator', 'GET', '/office/dictionary/page?paramId=technology_type')
  const used = data.records.find(({ uses }: { uses: number }) => uses > 0)
  const english = { 'accept-language': 'en' }
  const path = `/office/dictionary/${used.id}`
  const refused = await call('operator', 'DELETE', path, undefined, english)
  expect(refused.status).toBe(409)
  expect(refused.meta.message).not.toContain('article/')
  const titles = someContents.articles.map(({ title }) => title.en)
  expect(titles.some((title) => refused.meta.message.includes(title))).toBe(true)
})
