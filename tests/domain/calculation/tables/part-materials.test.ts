import { expect, test } from 'vitest'
import { limitPressures } from '../../../../src/domain/calculation/guide-tables'
import { partMaterials } from '../../../../src/domain/calculation/tables/part-materials'
import schemas from '../../../../src/generated/schemas.json'

test('the materials that can be chosen are those of the table', () => {
  expect(partMaterials.map(({ name }) => name)).toEqual(schemas.PartMaterial.enum)
})

test('the limiting pressures agree with the guide table of the pages', () => {
  const known = new Map(limitPressures.map(({ material, pG }) => [material, pG] as const))
  const same = [
    ['S235', 'S235JRG1'],
    ['E295', 'E295'],
    ['S355', 'S355J0'],
    ['1.4303', 'X5CrNi18-12'],
    ['GJL-250', 'GJL-250'],
    ['TiAl6V4', 'TiAl6V4'],
    ['AW-6082-F31', 'AW-6082'],
    ['AW-7075', 'AW-7075'],
  ] as const
  for (const [name, printed] of same)
    expect(partMaterials.find((material) => material.name === name)?.pG).toBe(known.get(printed))
})
