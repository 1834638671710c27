// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import {
  drawingBeside,
  fetchModel,
  formatOf,
  modelAddressOf,
  ownAddress,
} from '../../../../src/web/catalogue/viewer/model-file'

const page = 'https://shop.example/crrc_sales_web_html/threeD'

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer

function glb(length = 12) {
  const view = new DataView(new ArrayBuffer(12))
  view.setUint32(0, 0x46546c67, true)
  view.setUint32(4, 2, true)
  view.setUint32(8, length, true)
  return view.buffer
}

function stl(triangles: number, bytes = 84 + triangles * 50) {
  const view = new DataView(new ArrayBuffer(bytes))
  view.setUint32(80, triangles, true)
  return view.buffer
}

afterEach(() => vi.unstubAllGlobals())

test('the address may be named url, modelUrl or src', () => {
  expect(modelAddressOf(new URLSearchParams({ url: '/a.glb' }))).toBe('/a.glb')
  expect(modelAddressOf(new URLSearchParams({ modelUrl: '/b.stl' }))).toBe('/b.stl')
  expect(modelAddressOf(new URLSearchParams({ src: '/c.glb' }))).toBe('/c.glb')
  expect(modelAddressOf(new URLSearchParams())).toBe('')
})

test.each([['/crrc_sales/web/product/file/7/model.glb'], ['https://shop.example/model.stl']])(
  'a file of this site is opened: %s',
  (address) => {
    expect(ownAddress(address, page)).toMatch(/^https:\/\/shop\.example\//)
  },
)

test.each([
  ['https://elsewhere.example/model.glb'],
  ['//elsewhere.example/model.glb'],
  ['https://shop.example.elsewhere.example/model.glb'],
  ['http://shop.example/model.glb'],
  ['data:model/stl,solid'],
  ['javascript:alert(1)'],
  ['https://'],
])('a file of elsewhere is not opened: %s', (address) => {
  expect(() => ownAddress(address, page)).toThrow('foreign')
})

test('without an address there is no model', () => {
  expect(() => ownAddress('', page)).toThrow('none')
})

test('the drawing of the same product stands beside its model', () => {
  const folder = '/crrc_sales/web/product/file/7'
  expect(drawingBeside(`${folder}/model.stl`)).toBe(`${folder}/size.svg`)
  expect(drawingBeside('/uploads/model.glb')).toBeUndefined()
})

test('GLB and STL are known by their content', () => {
  expect(formatOf(glb())).toBe('glb')
  expect(formatOf(stl(2))).toBe('stl')
  expect(formatOf(bytesOf('solid part\n facet normal 0 0 1'))).toBe('stl')
})

test.each([
  ['a GLB file that ends too early', glb(400)],
  ['an STL file that ends too early', stl(2, 150)],
  ['a page', bytesOf('<!doctype html><html></html>')],
  ['a few bytes', bytesOf('gl')],
])('%s is not a model', (_name, bytes) => {
  expect(formatOf(bytes)).toBeUndefined()
})

function answering(body: BodyInit | null, status = 200) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
  return fetchModel('/model.glb', new AbortController().signal, () => undefined)
}

test('missing, empty and broken files are distinguished', async () => {
  await expect(answering('', 404)).rejects.toThrow('missing')
  await expect(answering('')).rejects.toThrow('empty')
  await expect(answering('solid nothing\nendsolid nothing\n')).rejects.toThrow('empty')
  await expect(answering('<!doctype html>')).rejects.toThrow('broken')
  await expect(answering(glb())).resolves.toMatchObject({ format: 'glb' })
})
