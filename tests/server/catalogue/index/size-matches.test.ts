import { expect, test } from 'vitest'
import { buildIndex } from '../../../../src/server/catalogue/index/build'
import { collectTexts, textAt } from '../../../../src/server/catalogue/index/text-column'
import { modelsOf } from './pages'
import { field, smallCatalogue } from './small-catalogue'

/** Names that say the grip range of two lockbolts. */
function withGrips() {
  const rows = smallCatalogue()
  const names = collectTexts()
  for (let row = 0; row < rows.materials.ids.length; row++)
    names.add(
      textAt(rows.materials.materialNameEn, row).replace('12.7 mm', '12.7 mm, grip 19.1-25.4 mm'),
    )
  return buildIndex({ ...rows, materials: { ...rows.materials, materialNameEn: names.finish() } })
}

test.each([
  // Others contain it as the end of a grip range, or in their code.
  ['lockbolt 19.1', ['RL1-191-16-R-ZN']],
  ['19.1 镀锌 环槽铆钉', ['RL1-191-16-R-ZN']],
  ['螺栓 8', ['HB-M8x80-8.8-ZN']],
  // If that matches nothing, it may be any other value.
  ['螺母 8', ['HN-M12-8-ZN']],
  ['8', ['HB-M8x80-8.8-ZN', 'HN-M12-8-ZN']],
])('in "%s" the figure is a diameter before anything else', (keyword, models) => {
  expect(modelsOf(withGrips(), { keyword })).toEqual(models)
})

test('a part number typed with spaces is no diameter', () => {
  const rows = smallCatalogue()
  const models = collectTexts()
  for (let row = 0; row < rows.materials.ids.length; row++)
    models.add(
      textAt(rows.materials.model, row)
        .replace('HN-M12-8-ZN', 'PA-10')
        .replace('HB-M10x80-8.8-ZN', 'PA-1'),
    )
  const index = buildIndex({ ...rows, materials: { ...rows.materials, model: models.finish() } })
  expect(modelsOf(index, { keyword: 'PA 10' })).toEqual(['PA-10'])
})

test('a stainless steel is a property class before a part of a code', () => {
  const rows = smallCatalogue()
  const values = rows.values.map((one) =>
    one.val === '10.9' ? { ...one, val: 'A2-70', numberFrom: null } : one,
  )
  const models = collectTexts()
  for (let row = 0; row < rows.materials.ids.length; row++)
    models.add(textAt(rows.materials.model, row).replace('RL1-159-16-R-ZN', 'RC-159-S-A2'))
  const materials = { ...rows.materials, model: models.finish() }
  const found = (keyword: string) =>
    modelsOf(buildIndex({ ...rows, values, materials }), { keyword })
  expect(found('A2')).toEqual(['HB-M12x80-10.9-ZF'])
})

/** The gun sets 15.9 to 28.6 mm, or has its figures in another unit. */
function withGun({ unit = 'mm' } = {}) {
  const rows = smallCatalogue()
  const values = rows.values.map((one) =>
    one.characteristicId === field.fits && one.val === '15.9'
      ? { ...one, val: '15.9-28.6', numberTo: 28.6 }
      : one,
  )
  const characteristics = rows.characteristics.map((one) =>
    one.id === field.fits ? { ...one, unit } : one,
  )
  return buildIndex({ ...rows, values, characteristics })
}

test('a tool for a range of diameters is found by each of them', () => {
  const found = (keyword: string) => modelsOf(withGun(), { keyword })
  expect(found('铆接枪 19.1')).toEqual(['RG-1'])
  expect(found('铆接枪 30')).toEqual([])
})

test('a figure with its unit is sought among the values that are measured in it', () => {
  const index = withGun({ unit: 'MPa' })
  for (const keyword of ['铆接枪 12.7MPa', '铆接枪 12.7 MPa', '12.7mpa'])
    expect(modelsOf(index, { keyword })).toEqual(['RG-1'])
  expect(modelsOf(index, { keyword: '铆接枪 12 MPa' })).toEqual([])
})
