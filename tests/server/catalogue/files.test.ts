// @vitest-environment jsdom
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codes } from '../../../src/domain/catalogue/characteristic-codes'
import { closeAfterFile } from '../../closing'
import { documentOf } from '../drawing/examples'
import { openDemoShop } from './demo-shop'

const dataDir = mkdtempSync(join(tmpdir(), 'fastener-files-'))
closeAfterFile(async () => rmSync(dataDir, { recursive: true, force: true }))
const { app, database, idOf, read } = await openDemoShop(dataDir)

const lockbolt = await idOf('RL1-127-16-R-ZN')
const washer = await idOf('PW-M5-200-ZN')

function fetched(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url: url.startsWith('/crrc_sales/') ? url : `/crrc_sales${url}`, headers })
}
const file = (id: number, name: string, query = '') => `/web/product/file/${id}/${name}${query}`

test.each([
  ['model.glb', 'model/gltf-binary', /^glTF/],
  ['model.stl', 'model/stl', /./],
  ['model.step', 'model/step', /^ISO-10303-21;/],
  ['views.dxf', 'image/vnd.dxf', /^0\r\nSECTION/],
  ['drawing.pdf', 'application/pdf', /^%PDF/],
  ['datasheet.pdf', 'application/pdf', /^%PDF/],
  ['size.svg', 'image/svg+xml; charset=utf-8', /^<svg /],
  ['installation.svg', 'image/svg+xml; charset=utf-8', /^<svg /],
])('%s is sent with its content type', async (name, type, beginning) => {
  const { statusCode, headers, payload, rawPayload } = await fetched(file(lockbolt, name))
  expect([statusCode, headers['content-type']]).toEqual([200, type])
  expect(payload).toMatch(beginning)
  expect(Number(headers['content-length'])).toBe(rawPayload.length)
})

test('every address that a product names is there, for good', async () => {
  const { data } = await read(`/web/product/info/${lockbolt}`, {}, null, 'en')
  const { sizeImgs, modelImgs, installSketchImgs, dataList } = data
  const listed = dataList.map(({ fileUrl }: { fileUrl: string }) => fileUrl)
  for (const url of [...sizeImgs, ...modelImgs, ...installSketchImgs, ...listed]) {
    const { statusCode, headers } = await fetched(url)
    expect([statusCode, headers['cache-control']], url).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
  }
})

test('a file is saved under the name of its model', async () => {
  const nameOf = async (name: string) =>
    (await fetched(file(lockbolt, name))).headers['content-disposition']
  expect(await nameOf('model.step')).toBe("attachment; filename*=UTF-8''RL1-127-16-R-ZN.step")
  expect(await nameOf('drawing.pdf')).toBe(
    "attachment; filename*=UTF-8''RL1-127-16-R-ZN-drawing.pdf",
  )
  expect(await nameOf('size.svg')).toBeUndefined()
})

test('a fastener without a nominal size has pictures, but no files to build with', async () => {
  const id = await idOf('HB-M12x60-8.8-ZN')
  await database
    .deleteFrom('material_value')
    .where('material_id', '=', id)
    .where('value_id', 'in', (values) =>
      values
        .selectFrom('characteristic_value')
        .innerJoin('characteristic', 'characteristic.id', 'characteristic_value.characteristic_id')
        .where('field_code', '=', codes.length)
        .select('characteristic_value.id'),
    )
    .execute()
  const refused = await read(file(id, 'model.step'), {}, null, 'en')
  expect([refused.status, refused.meta.message]).toEqual([
    404,
    'Model HB-M12x60-8.8-ZN lacks dimensions: Nominal length. Please leave a message to request them; the file becomes available once they are added',
  ])
  expect((await fetched(file(id, 'size.svg'))).statusCode).toBe(200)
  const { data } = await read(`/web/product/info/${id}`, {}, null, 'en')
  expect(data.filesMissing).toBe(refused.meta.message)
  expect(data.dataList.map(({ fileType }: { fileType: string }) => fileType)).toEqual([
    'glb',
    'stl',
    'svg',
  ])
})

test('an address that does not name this very content is asked for again', async () => {
  const { data } = await read(`/web/product/info/${lockbolt}`)
  const stamp = /v=(.*)$/.exec(data.modelImgs[0])?.[1] ?? ''
  for (const query of ['', '?v=old', '?lang=en', `?v=${stamp}`]) {
    const { headers } = await fetched(file(lockbolt, 'size.svg', query))
    expect(headers['cache-control'], query).toBe('public, no-cache')
  }
})

test('an unchanged file is not sent again', async () => {
  const url = file(lockbolt, 'model.glb')
  const { etag } = (await fetched(url)).headers
  const again = await fetched(url, { 'if-none-match': String(etag) })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  expect((await fetched(url, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  const drawing = await fetched(file(lockbolt, 'size.svg', '?lang=zh'))
  const english = await fetched(file(lockbolt, 'size.svg', '?lang=en'), {
    'if-none-match': String(drawing.headers.etag),
  })
  expect(english.statusCode).toBe(200)
})

test('a drawing speaks the language of its address, else that of the caller', async () => {
  const drawing = async (query: string, language: string) =>
    (await fetched(file(lockbolt, 'size.svg', query), { 'accept-language': language })).payload
  expect(await drawing('?lang=zh', 'en')).toMatch(/\p{Script=Han}/u)
  expect(await drawing('?lang=en', 'zh')).not.toMatch(/\p{Script=Han}/u)
  expect(await drawing('', 'en')).toBe(await drawing('?lang=en', 'zh'))
})

test('a part that is not installed so has no sketch and no film, and says so', async () => {
  const { data } = await read(`/web/product/info/${washer}`)
  expect([data.installSketchImgs, data.installVideos]).toEqual([[], []])
  const zh = await read(file(washer, 'installation.svg'))
  expect([zh.status, zh.meta.message]).toEqual([404, '此产品没有这个文件'])
  const en = await read(file(washer, 'installation.svg'), {}, null, 'en')
  expect(en.meta.message).toBe('This product does not have this file')
})

test.each([
  [999_999, 'model.glb', 404],
  [0, 'model.glb', 400],
  [lockbolt, 'model.exe', 400],
  [lockbolt, '..%2F..%2Fkeys', 400],
  [lockbolt, 'size.svg?lang=fr', 400],
  [lockbolt, `size.svg?v=${'x'.repeat(41)}`, 400],
])('of the product %i there is no %s', async (id, name, status) => {
  expect((await read(file(id, name))).status).toBe(status)
})

test('many who ask for a new file at once get the same, and it is kept whole', async () => {
  const fresh = await idOf('HB-M24x120-8.8-ZN')
  const kept = () => readdirSync(join(dataDir, 'cache/parts')).length
  const before = kept()
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => fetched(file(fresh, 'model.glb'))),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1)
  expect(kept()).toBe(before + 1)
})

test('a model that is renamed or measured anew has new files', async () => {
  const id = await idOf('HB-M10x50-8.8-ZN')
  const address = async () => (await read(`/web/product/info/${id}`)).data.sizeImgs[0]
  const before = await address()
  const old = (await fetched(before)).payload
  await database.updateTable('material').set({ model: 'HB-X' }).where('id', '=', id).execute()
  const after = await address()
  expect(after).not.toBe(before)
  const { payload } = await fetched(after)
  expect(payload).toContain('HB-X')
  expect(payload).not.toBe(old)
})

test('markup in a name stays text in a drawing, and a file name leads nowhere', async () => {
  const id = await idOf('HB-M10x60-8.8-ZN')
  const model = '</text><script>alert(1)</script>&../"x'
  await database.updateTable('material').set({ model }).where('id', '=', id).execute()
  for (const name of ['size.svg', 'installation.svg']) {
    const { statusCode, payload } = await fetched(file(id, name))
    expect(statusCode).toBe(200)
    const document = documentOf(payload)
    expect(document.querySelector('script')).toBeNull()
  }
  const drawing = documentOf((await fetched(file(id, 'size.svg'))).payload)
  expect(drawing.querySelector('title')?.textContent).toContain(model)
  expect((await fetched(file(id, 'model.glb'))).statusCode).toBe(200)
})
