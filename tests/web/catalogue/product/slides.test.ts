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

test('of a model in two formats the GLB file is shown', () => {
  const [slide] = slidesOf({ prodImgs: [], modelImgs: ['/m.stl', '/m.glb'] })
  expect(slide?.address).toBe('/m.glb')
})

test('a product without files has nothing to show', () => {
  expect(slidesOf({ prodImgs: [] })).toEqual([])
})
