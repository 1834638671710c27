import { expect, test } from 'vitest'
import { limitPressures } from '../../../../src/domain/calculation/guide-tables'
import {
  partMaterialOf,
  partMaterials,
} from '../../../../src/domain/calculation/tables/part-materials'
import schemas from '../../../../src/generated/schemas.json'

test('the materials that can be chosen are those of the table', () => {
  expect(partMaterials.map(({ name }) => name)).toEqual(schemas.PartMaterial.enum)
})

// Mastik, page 678 (VDI 2230, edition of 2003): material number, Rm min. and pG in N/mm².
const printed = `
S235 1.0036 340 490
E295 1.0050 470 710
S355 1.0553 510 760
C45 1.1192 700 630
34CrMo4 1.7720 1000 870
34CrNiMo6 1.6582 1200 1080
38MnSiVS5 1.5231 900 810
16MnCr5 1.7131 1000 900
1.4303 1.4303 500 630
1.4401 1.4401 510 460
1.4980 1.4980 960 860
GJL-250 0.6020 250 900
GJS-400 0.7040 400 700
GJS-500 0.7050 500 900
GJS-600 0.7060 600 1000
AW-6082-F31 3.2315.62 290 260
AW-6082-F28 3.2315.61 260 230
AW-5083 3.3547.08 260 230
AW-7075 3.4365.71 540 410
GK-AlSi9Cu3 3.2163.02 180 220
GD-AlSi9Cu3 3.2163.05 240 290
GK-AlSi7Mg 3.2371.62 250 380
AZ91 3.5812 310 280
TiAl6V4 3.7165.10 890 890
`

test('strength and limiting pressure are those that the catalogue of Mastik prints', () => {
  const rows = printed.trim().split('\n')
  expect(rows.map((row) => row.split(' ')[0])).toEqual(partMaterials.map(({ name }) => name))
  for (const row of rows) {
    const [name, , Rm, pG] = row.split(' ')
    expect(partMaterialOf(name)).toMatchObject({ Rm: Number(Rm), pG: Number(pG) })
  }
})

// DT-ProfiSchraube, daten.js, TAU_RATIO (groups) and BAT, BAT/db/materials.mat (A286, Titan).
test('modulus and expansion are those that open calculators print for the kind of material', () => {
  const known = {
    C45: [210, 11.5],
    '1.4401': [200, 16],
    'GJS-400': [175, 12],
    'GJL-250': [110, 10],
    'AW-6082-F31': [70, 23],
    'GK-AlSi9Cu3': [70, 21],
    AZ91: [45, 26],
    '1.4980': [200.6, 16.13],
    TiAl6V4: [110, 9],
  }
  for (const [name, [E, alpha]] of Object.entries(known))
    expect(partMaterialOf(name)).toMatchObject({ E, alpha })
})

// Least of the ranges of VDI 2230-1:2015, table 6, and of Lork and Hanke, as DT-ProfiSchraube quotes them.
test('no shear strength is above the least share of the tensile strength that is published', () => {
  const least: Record<string, number> = {
    S235: 0.8,
    C45: 0.65,
    '16MnCr5': 0.85,
    '1.4401': 0.8,
    'GJS-400': 0.9,
    'GJL-250': 1.15,
    'AW-6082-F31': 0.6,
    'GK-AlSi9Cu3': 0.52,
  }
  for (const [name, share] of Object.entries(least)) {
    const { Rm = 0, tauB = NaN } = partMaterialOf(name) ?? {}
    expect(tauB).toBeLessThanOrEqual(share * Rm)
  }
  expect(partMaterialOf('AZ91')).not.toHaveProperty('tauB')
  expect(partMaterialOf('TiAl6V4')).not.toHaveProperty('tauB')
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
  for (const [name, ofGuide] of same) expect(partMaterialOf(name)?.pG).toBe(known.get(ofGuide))
})
