import { expect, test } from 'vitest'
import { filesOf } from '../../../../src/web/catalogue/product/files'

const folder = '/crrc_sales/web/product/file/7'

test('models and drawings that are not among the related files can be taken home too', () => {
  const files = filesOf({
    model: 'HB-M12x80/8.8',
    dataList: [
      { originalName: 'Data sheet.pdf', fileType: '.pdf', fileUrl: '/d.pdf' },
      { originalName: 'HB-M12.glb', fileType: 'model/glb', fileUrl: `${folder}/model.glb` },
    ],
    modelImgs: [`${folder}/model.glb`, `${folder}/model.stl`],
    sizeImgs: [`${folder}/size.svg`],
  })
  expect(files).toEqual([
    { name: 'Data sheet.pdf', type: 'PDF', address: '/d.pdf' },
    { name: 'HB-M12.glb', type: 'GLB', address: `${folder}/model.glb` },
    { name: 'HB-M12x80-8.8.stl', type: 'STL', address: `${folder}/model.stl` },
    { name: 'HB-M12x80-8.8.svg', type: 'SVG', address: `${folder}/size.svg` },
  ])
})

test('a product without files has none', () => {
  expect(filesOf({ model: 'HB' })).toEqual([])
})
