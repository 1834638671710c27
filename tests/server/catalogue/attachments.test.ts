import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { eventually } from '../../patience'
import { multipart, picture } from '../../uploads'
import { openDemoShop } from './demo-shop'

const shop = await openDemoShop()
const { call, database, read } = shop
const address = '/office/catalogue/attachments'

const [first, second, third] = await database
  .selectFrom('material')
  .select(['id', 'model', 'class_id as classId'])
  .distinctOn('class_id')
  .orderBy('class_id')
  .orderBy('id')
  .limit(3)
  .execute()
  .then((rows) => rows.map((row) => row))
const [a, b, c] = [first!, second!, third!]

type Owner = { classId: number } | { materialId: number }
const query = (owner: Owner) =>
  'classId' in owner ? `?classId=${owner.classId}` : `?materialId=${owner.materialId}`
const get = async (owner: Owner) => (await call('editor', 'GET', address + query(owner))).data

/** Saves with some parts replaced. */
async function save(owner: Owner, parts: object, who = 'editor') {
  const { stamp, media, replacements, related, useCases } = await get(owner)
  const body = { stamp, media, replacements, related, useCases, ...parts }
  return call(who, 'PUT', address + query(owner), body)
}

async function upload(kind: number, name: string, bytes: Buffer | string) {
  const { payload, headers } = multipart(name, bytes)
  return call('editor', 'POST', `/office/catalogue/media?kind=${kind}`, payload, headers)
}

const product = async (id: number, language = 'zh') =>
  (await read(`/web/product/info/${id}`, {}, null, language)).data

const stl = `solid part\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\nendsolid part\n`

test('media of a class are shown with each of its models, in the order of the office', async () => {
  const before = await product(a.id)
  const one = (await upload(1, 'one.png', await picture('png'))).data
  const two = (await upload(1, 'two.jpg', await picture('jpeg'))).data
  const drawing = (await upload(2, 'drawing.png', await picture('png'))).data
  const model = (await upload(3, 'part.stl', stl)).data
  const sheet = (await upload(5, 'notes.pdf', '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n')).data
  const named = { name: '检验说明', nameEn: 'Inspection notes' }
  const nameless = { name: '', nameEn: '' }
  const media = [
    { fileId: two, kind: 1, name: '装配', nameEn: 'Fitted' },
    { fileId: one, kind: 1, ...nameless },
    { fileId: drawing, kind: 2, ...nameless },
    { fileId: model, kind: 3, ...nameless },
    { fileId: sheet, kind: 5, ...named },
  ]
  const { status, data } = await save({ classId: a.classId }, { media })
  expect([status, data.media.map(({ fileId }: { fileId: number }) => fileId)]).toEqual([
    200,
    [two, one, drawing, model, sheet],
  ])

  const shown = await product(a.id)
  expect(shown.prodImgs.slice(0, 2)).toEqual([
    `/crrc_sales/web/product/media/${two}/two.jpg`,
    `/crrc_sales/web/product/media/${one}/one.png`,
  ])
  expect(shown.prodImgs.slice(2)).toEqual(before.prodImgs)
  expect(shown.sizeImgs[0]).toContain(`/media/${drawing}/`)
  expect(shown.modelImgs).toEqual([`/crrc_sales/web/product/media/${model}/part.stl`])
  expect(shown.dataList).toContainEqual({
    originalName: '检验说明',
    fileType: 'pdf',
    fileUrl: `/crrc_sales/web/product/media/${sheet}/notes.pdf`,
  })
  const english = await product(a.id, 'en')
  expect(english.dataList).toContainEqual(
    expect.objectContaining({ originalName: 'Inspection notes' }),
  )
  expect(english.mediaNames).toContainEqual({ address: shown.prodImgs[0], name: 'Fitted' })
  const file = await call(null, 'GET', shown.modelImgs[0])
  expect([file.status, file.headers['content-type'], file.text]).toEqual([200, 'model/stl', stl])
  expect(file.headers['cache-control']).toContain('immutable')
})

/** A part of a film: how long it is, what it is called, what is in it. */
function box(name: string, content: Buffer | string): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, Buffer.from(content)])
}

const kind = box('ftyp', Buffer.from('69736f6d0000020069736f6d69736f32', 'hex'))
const film = Buffer.concat([kind, box('moov', 'what is in it'), box('mdat', 'pictures')])

test('a film of a class is shown with its models and with what is made to measure', async () => {
  const { data: fileId } = await upload(4, 'film.mp4', film)
  const { media } = await get({ classId: a.classId })
  const added = { fileId, kind: 4, name: '', nameEn: '' }
  expect((await save({ classId: a.classId }, { media: [...media, added] })).status).toBe(200)
  const address = `/crrc_sales/web/product/media/${fileId}/film.mp4`
  expect((await product(a.id)).installVideos).toEqual([address])
  const { data: custom } = await read(`/web/custom/product/info/${a.classId}`)
  expect(custom.installVideos).toEqual([address])
  expect(custom.sizeImgs).toEqual((await product(custom.materialId)).sizeImgs)
  expect(custom.dataList).toEqual((await product(custom.materialId)).dataList)
})

test('a film player may ask for a range, and an impossible one is refused', async () => {
  const { data: fileId } = await upload(4, 'film.mp4', film)
  const { media } = await get({ classId: b.classId })
  const added = { fileId, kind: 4, name: '', nameEn: '' }
  expect((await save({ classId: b.classId }, { media: [...media, added] })).status).toBe(200)
  const address = `/crrc_sales/web/product/media/${fileId}/film.mp4`
  const part = async (range: string) => {
    const { status, headers, text } = await call(null, 'GET', address, undefined, { range })
    return [status, headers['content-range'], Buffer.from(text).length]
  }
  const size = film.length
  for (const [range, answer] of [
    ['bytes=0-7', [206, `bytes 0-7/${size}`, 8]],
    ['bytes=4-', [206, `bytes 4-${size - 1}/${size}`, size - 4]],
    ['bytes=-4', [206, `bytes ${size - 4}-${size - 1}/${size}`, 4]],
    ['bytes=0-99999', [206, `bytes 0-${size - 1}/${size}`, size]],
    [`bytes=${size}-`, [416, `bytes */${size}`, 0]],
    ['bytes=7-0', [200, undefined, size]],
    ['bytes=0-1,4-5', [200, undefined, size]],
    ['lines=0-1', [200, undefined, size]],
  ] as const) {
    expect(await part(range), range).toEqual(answer)
  }
})

test('the pictures of staff come into the lists of the selection', async () => {
  const [own] = (await get({ classId: a.classId })).media
  await expect
    .poll(async () => (await read('/web/product/revision/class/list')).data, { timeout: 20_000 })
    .toContainEqual(
      expect.objectContaining({
        id: a.classId,
        classImgs: expect.arrayContaining([expect.stringContaining(`/media/${own.fileId}/`)]),
      }),
    )
})

test('a removed medium disappears from the shop, with its file', async () => {
  const { media } = await get({ classId: a.classId })
  const { data } = await save({ classId: a.classId }, { media: [] })
  expect(data.media).toEqual([])
  expect((await product(a.id)).prodImgs[0]).not.toContain('/media/')
  expect((await call(null, 'GET', media[0].address)).status).toBe(404)
  const job = await database
    .selectFrom('job')
    .select('data')
    .where('kind', '=', 'removeBytes')
    .execute()
  expect(job).not.toEqual([])
})

test('a file that nobody saved as a medium is nobody’s to see', async () => {
  const { data: id } = await upload(1, 'secret.png', await picture('png'))
  expect((await call(null, 'GET', `/web/product/media/${id}/secret.png`)).status).toBe(404)
})

test('each kind takes its own files only', async () => {
  expect((await upload(3, 'model.png', await picture('png'))).status).toBe(415)
  expect((await upload(3, 'model.stl', 'no model')).status).toBe(415)
  const empty = await upload(3, 'model.stl', 'solid part\nendsolid part\n')
  expect([empty.status, empty.meta.message]).toEqual([
    415,
    expect.stringContaining('没有可显示的面'),
  ])
  expect((await upload(4, 'film.mp4', 'no film')).status).toBe(415)
  const cut = [kind, film.subarray(0, -1), Buffer.concat([kind, Buffer.alloc(100)])]
  for (const bytes of cut) expect((await upload(4, 'film.mp4', bytes)).status).toBe(415)
  const own = readFileSync('demo/public/films/bolt.en.webm')
  expect((await upload(4, 'film.webm', own)).status).toBe(200)
  expect((await upload(4, 'film.webm', own.subarray(0, -100))).status).toBe(415)
  expect((await upload(1, 'page.svg', '<svg/>')).status).toBe(415)
})

test('a model that was cut off on its way is refused, and whole it is taken', async () => {
  const { modelImgs } = await product(a.id)
  const { rawPayload: whole } = await shop.app.inject({ url: modelImgs[0] })
  const cut = await upload(3, 'part.glb', whole.subarray(0, -100))
  expect([cut.status, cut.meta.message]).toEqual([415, '文件不完整，请重新保存后再上传'])
  expect((await upload(3, 'part.glb', whole)).status).toBe(200)
})

test('links between models and classes are seen from both sides, and by the shop', async () => {
  const links = [{ materialId: b.id }, { classId: c.classId }]
  const { status, data } = await save({ materialId: a.id }, { replacements: links })
  expect(status).toBe(200)
  expect(data.replacements).toMatchObject([{ materialId: b.id, name: b.model }, links[1]])
  expect((await get({ materialId: b.id })).linkedFrom).toContainEqual({
    materialId: a.id,
    kind: 'replacement',
    name: a.model,
  })
  expect((await get({ classId: c.classId })).linkedFrom).toContainEqual(
    expect.objectContaining({ materialId: a.id, kind: 'replacement' }),
  )
  const { data: page } = await read('/web/product/replace', { id: a.id, size: 100 })
  const ids = page.records.map(({ id }: { id: number }) => id)
  expect(ids[0]).toBe(b.id)
  expect(ids).toContain(c.id)
})

test('a link of a class counts for each of its models', async () => {
  await save({ classId: b.classId }, { related: [{ materialId: c.id }] })
  const { data } = await read('/web/product/related', { id: b.id, size: 100 })
  expect(data.records.map(({ id }: { id: number }) => id)).toContain(c.id)
})

test('a product cannot link to itself, twice to another, or to a missing one', async () => {
  const refused = async (related: object[]) =>
    (await save({ materialId: a.id }, { related })).status
  expect(await refused([{ materialId: a.id }])).toBe(400)
  expect(await refused([{ materialId: b.id }, { materialId: b.id }])).toBe(400)
  expect(await refused([{ materialId: 2_000_000 }])).toBe(400)
  expect(await refused([{}])).toBe(400)
})

test('use cases are published cases or texts in both languages, before those about the class', async () => {
  const cases = (await call('editor', 'GET', '/office/catalogue/cases')).data
  const useCases = [
    { text: '货车侧墙', textEn: 'Side walls of wagons' },
    ...(cases[0] ? [{ publicationId: cases[0].id }] : []),
  ]
  expect((await save({ materialId: a.id }, { useCases })).status).toBe(200)
  const shown = (await read('/web/product/case', { id: a.id }, null, 'en')).data
  expect(shown[0]).toEqual({ caseName: 'Side walls of wagons' })
  expect((await save({ materialId: a.id }, { useCases: [{ text: ' ' }] })).status).toBe(400)
  expect(
    (await save({ materialId: a.id }, { useCases: [{ publicationId: 999_999 }] })).status,
  ).toBe(400)
})

test('two editors save the same attachments: the second gets a conflict, and nothing is overwritten', async () => {
  const { stamp, media, replacements, useCases } = await get({ materialId: c.id })
  const body = { stamp, media, replacements, useCases }
  const path = address + query({ materialId: c.id })
  const mine = { ...body, related: [{ materialId: a.id }] }
  expect((await call('editor', 'PUT', path, mine)).status).toBe(200)
  expect((await call('operator', 'PUT', path, { ...body, related: [] })).status).toBe(409)
  expect((await get({ materialId: c.id })).related).toMatchObject([{ materialId: a.id }])
})

test('models are found by a part of their number, those that begin with it first', async () => {
  const { data } = await call(
    'editor',
    'GET',
    `/office/catalogue/models/like?keyword=${encodeURIComponent(a.model.toLowerCase())}`,
  )
  expect(data[0]).toMatchObject({ id: a.id, model: a.model, classId: a.classId })
  expect((await call('editor', 'GET', '/office/catalogue/models/like?keyword=%25_')).data).toEqual(
    [],
  )
  expect((await call('sales', 'GET', address + query({ materialId: a.id }))).status).toBe(403)
  expect((await call('editor', 'GET', address)).status).toBe(400)
})

test('a class that is not to be drawn shows only what was uploaded for it, and its drawings again once it is', async () => {
  const address = `/office/catalogue/class/${c.classId}`
  const set = async (isDrawn: boolean) => {
    const found = (await call('editor', 'GET', address)).data
    expect((await call('editor', 'PUT', address, { ...found, isDrawn })).status).toBe(200)
  }
  const classPictures = async () =>
    (await call(null, 'GET', `/web/custom/product/info/${c.classId}`)).data.prodImgs
  const drawn = await product(c.id)
  await set(false)
  const bare = await product(c.id)
  expect(bare).toMatchObject({ prodImgs: [], sizeImgs: [], modelImgs: [], installSketchImgs: [] })
  expect([bare.installVideos, bare.dataList]).toEqual([[], []])
  expect((await call(null, 'GET', `/web/product/file/${c.id}/model.glb`)).status).toBe(404)
  await eventually(async () => expect(await classPictures()).toEqual([]))

  const fileId = (await upload(1, 'own.png', await picture('png'))).data
  await save({ classId: c.classId }, { media: [{ fileId, kind: 1, name: '', nameEn: '' }] })
  expect((await product(c.id)).prodImgs).toEqual([expect.stringContaining('own.png')])

  await set(true)
  await save({ classId: c.classId }, { media: [] })
  expect(await product(c.id)).toMatchObject({
    prodImgs: drawn.prodImgs,
    sizeImgs: drawn.sizeImgs,
    modelImgs: drawn.modelImgs,
    dataList: drawn.dataList,
  })
  await eventually(async () => expect(await classPictures()).toEqual(drawn.prodImgs))
})
