import { expect, test } from 'vitest'
import { slidesOf } from '../../../../src/web/catalogue/product/slides'

test('pictures come first, then the size drawing, the 3D model, the sketch and the video', () => {
  const slides = slidesOf({
    installVideos: ['/v.mp4'],
    installSketchImgs: ['/i.svg'],
    modelImgs: ['/m.stl', '/m.glb'],
    sizeImgs: ['/s.svg'],
    prodImgs: ['/a.webp', '/b.webp'],
  })
  expect(slides.map(({ kind, number }) => [kind, number])).toEqual([
    ['picture', 1],
    ['picture', 2],
    ['size', 0],
    ['model', 0],
    ['sketch', 0],
    ['video', 0],
  ])
})

test('the GLB file of a model in two formats is shown', () => {
  const [slide] = slidesOf({ prodImgs: [], modelImgs: ['/m.stl', '/m.glb'] })
  expect(slide?.address).toBe('/m.glb')
})

test('each of several models is shown, in the order of the office', () => {
  const files = ['/f/1/bolt.stl', '/f/2/collar.glb', '/f/3/bolt.glb?v=1', '/f/4/plate.v2.stl']
  const slides = slidesOf({ prodImgs: [], modelImgs: files })
  expect(slides.map(({ address, number }) => [address, number])).toEqual([
    ['/f/3/bolt.glb?v=1', 1],
    ['/f/2/collar.glb', 2],
    ['/f/4/plate.v2.stl', 3],
  ])
})

test('media named by staff show that name', () => {
  const mediaNames = [{ address: '/b.webp', name: 'Fitted' }]
  const slides = slidesOf({ prodImgs: ['/a.webp', '/b.webp'], mediaNames })
  expect(slides.map(({ name }) => name)).toEqual([undefined, 'Fitted'])
})

test('a product without files has nothing to show', () => {
  expect(slidesOf({ prodImgs: [] })).toEqual([])
})
