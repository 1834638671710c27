import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { givenContents } from '../../contents'

const { call, database } = await startApp()
const ids = await givenContents(database)
const english = { 'accept-language': 'en' }
const get = async (path: string, who: string | null = null) =>
  call(who, 'GET', path, undefined, english)
const names = ({ data }: Awaited<ReturnType<typeof get>>) =>
  data.records.map(({ projectName }: { projectName: string }) => projectName)
const types = async () => (await get('/web/experiment/type/list')).data

test('types list what is tested in each', async () => {
  expect(await types()).toMatchObject([
    { typeName: 'Joint performance', number: 1, objectList: [{ objectName: 'Bolts', number: 1 }] },
    {
      typeName: 'Mechanical properties',
      number: 2,
      objectList: [{ objectName: 'Bolts' }, { objectName: 'Lockbolts' }],
    },
  ])
  expect((await get('/web/home/project/type/page?size=1&current=2')).data).toMatchObject({
    total: 2,
    records: [{ typeName: 'Mechanical properties' }],
  })
})

test('tests are listed by type and object, twelve to a page', async () => {
  expect((await get('/web/experiment/project/page')).data).toMatchObject({ total: 3, size: 12 })
  const [, mechanical] = await types()
  const [, lockbolts] = mechanical.objectList
  expect(names(await get(`/web/experiment/project/page?id=${mechanical.id}`))).toEqual([
    'Tensile test',
    'Lockbolt tension test',
  ])
  const query = `id=${mechanical.id}&objectId=${lockbolts.objectId}`
  expect(names(await get(`/web/experiment/project/page?${query}`))).toEqual([
    'Lockbolt tension test',
  ])
})

test('one test tells its standards, samples and duration', async () => {
  expect((await get(`/web/experiment/project/${ids.junker}`)).data).toMatchObject({
    projectName: 'Transverse vibration test',
    typeName: 'Joint performance',
    objectName: 'Bolts',
    content: '<p>Steps</p>',
    standards: ['DIN 65151'],
    samples: '12 sets',
    duration: '5 working days',
    isFavorite: 0,
  })
})

test('a view is counted, a browsing is remembered of a customer alone', async () => {
  await call(null, 'POST', `/web/experiment/project/pageView/${ids.junker}`)
  expect((await get(`/web/experiment/project/${ids.junker}`)).data.pv).toBe(1)
  const browse = (who: string | null, id: number) =>
    call(who, 'POST', `/web/experiment/project/browse?projectId=${id}`)
  expect((await browse(null, ids.junker!)).status).toBe(401)
  await browse('buyer', ids.tensile!)
  await browse('buyer', ids.junker!)
  await browse('buyer', ids.tensile!)
  expect(names(await get('/web/experiment/project/browse/page', 'buyer'))).toEqual([
    'Tensile test',
    'Transverse vibration test',
  ])
  expect((await get('/web/experiment/project/browse/page', 'designer')).data.total).toBe(0)
  expect((await get('/web/experiment/project/browse/page')).data.records).toEqual([])
  expect((await browse('buyer', 999_999)).status).toBe(404)
})

const reservation = (projectList: object[]) =>
  call('buyer', 'POST', '/web/intention/order/submit', { projectList }, english)
const line = { counts: 2, requiredDate: '2099-01-01' }

test('tests go through the cart into a reservation, and are what the account reserved last', async () => {
  const added = await call('buyer', 'POST', '/web/my/cart', {
    dataId: ids.junker,
    typeId: 2,
    counts: 1,
  })
  expect(added.data.counts).toBe(1)
  const { data: cart } = await get('/web/my/cart', 'buyer')
  expect(cart).toMatchObject([
    { typeId: 2, materialName: 'Transverse vibration test', unitName: 'test', isAvailable: 1 },
  ])
  const { data } = await reservation([{ ...line, dataId: ids.junker, cartId: cart[0].id }])
  expect((await get('/web/my/cart', 'buyer')).data).toEqual([])
  const { data: order } = await get(`/web/intention/order/${data.id}`, 'buyer')
  expect(order).toMatchObject({
    productList: [],
    projectList: [{ typeId: 2, materialName: 'Transverse vibration test', counts: 2, gone: false }],
    summary: 'Transverse vibration test × 2',
  })
  // A colleague of the same company sees it too, another account does not.
  const recent = '/web/experiment/project/recent/purchase'
  expect(names(await get(recent, 'designer'))).toEqual(['Transverse vibration test'])
  expect((await get(recent, 'engineer')).data.total).toBe(0)
  expect((await get(recent)).data.total).toBe(0)
})

test('a withdrawn test cannot be reserved, and is marked in earlier reservations', async () => {
  expect(await reservation([{ ...line, dataId: 999_999 }])).toMatchObject({
    status: 400,
    data: { errors: [{ path: 'projectList.0.dataId' }] },
  })
  expect(
    await reservation([{ ...line, dataId: ids.tensile, requiredDate: '2020-01-01' }]),
  ).toMatchObject({ status: 400, data: { errors: [{ path: 'projectList.0.requiredDate' }] } })
  const { data } = await reservation([{ ...line, dataId: ids.tensile }])
  await call('buyer', 'POST', '/web/my/favorite', { dataId: ids.tensile, typeId: 2 })
  await database
    .updateTable('experiment')
    .set({ withdrawn_at: new Date() })
    .where('slug', '=', 'tensile')
    .execute()
  const { data: order } = await get(`/web/intention/order/${data.id}`, 'buyer')
  expect(order.projectList).toMatchObject([{ materialName: 'Tensile test', gone: true }])
  expect((await get('/web/my/favorite/page', 'buyer')).data.records).toMatchObject([
    { typeId: 2, news: 'gone' },
  ])
  expect(await get(`/web/experiment/project/${ids.tensile}`)).toMatchObject({
    status: 404,
    meta: { message: 'This content has been unpublished' },
  })
  expect(
    (await call('buyer', 'POST', '/web/my/cart', { dataId: ids.tensile, typeId: 2, counts: 1 }))
      .status,
  ).toBe(404)
})

test('the laboratory introduces itself', async () => {
  expect((await get('/web/laboratory/introduce/info')).data).toEqual({
    content: '<p>The laboratory</p>',
  })
})
