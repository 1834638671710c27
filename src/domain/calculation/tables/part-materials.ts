/** Values of a material of parts at room temperature: strengths in MPa, modulus in GPa, expansion in 1e-6/K. */
export interface PartMaterial {
  name: string
  Rm: number
  /** Limiting surface pressure. */
  pG: number
  /** Shear strength; missing where no source gives one for its kind. */
  tauB?: number
  E: number
  alpha: number
  /** Light metals lose strength with heat much earlier than steel. */
  light?: boolean
}

export const partMaterialSource =
  'Rm, pG: VDI 2230-1:2003 table A9, as the catalogue of Mastik prints it on page 678; E, α: DT-ProfiSchraube, daten.js (1.4980, TiAl6V4: BAT, materials.mat); τB = 0.6·Rm (cast aluminium 0.52·Rm)'

/**
 * Guide values of a kind of material: modulus, expansion from 20 to 100 °C, and shear strength over tensile strength.
 * Moduli and expansions are those of DT-ProfiSchraube (GitHub DieterTepe/dt-profischraube.de, daten.js, TAU_RATIO);
 * those of 1.4980, which is A286, and of titanium of BAT (GitHub misams/BAT, BAT/db/materials.mat). A share of 0.6 is the
 * simplified one of a maker's glossary (expydoc.com/doc/9094306, "Scherkraft"); it is no more than the least that VDI
 * 2230-1:2015 table 6 gives for steel and cast iron, as DT-ProfiSchraube quotes it (0.65 and more), and just that of
 * wrought aluminium; cast aluminium has 0.52 there. For magnesium and titanium it names no source.
 */
const kinds = {
  steel: { E: 210, alpha: 11.5, shear: 0.6 },
  austenite: { E: 200, alpha: 16, shear: 0.6 },
  a286: { E: 200.6, alpha: 16.13, shear: 0.6 },
  greyIron: { E: 110, alpha: 10, shear: 0.6 },
  nodularIron: { E: 175, alpha: 12, shear: 0.6 },
  wroughtAluminium: { E: 70, alpha: 23, shear: 0.6, light: true },
  castAluminium: { E: 70, alpha: 21, shear: 0.52, light: true },
  magnesium: { E: 45, alpha: 26, shear: undefined, light: true },
  titanium: { E: 110, alpha: 9, shear: undefined },
}

/** Least tensile strength and limiting surface pressure, as printed: Mastik, page 678. */
const rows: [name: string, kind: keyof typeof kinds, Rm: number, pG: number][] = [
  ['S235', 'steel', 340, 490],
  ['E295', 'steel', 470, 710],
  ['S355', 'steel', 510, 760],
  ['C45', 'steel', 700, 630],
  ['34CrMo4', 'steel', 1000, 870],
  ['34CrNiMo6', 'steel', 1200, 1080],
  ['38MnSiVS5', 'steel', 900, 810],
  ['16MnCr5', 'steel', 1000, 900],
  ['1.4303', 'austenite', 500, 630],
  ['1.4401', 'austenite', 510, 460],
  ['1.4980', 'a286', 960, 860],
  ['GJL-250', 'greyIron', 250, 900],
  ['GJS-400', 'nodularIron', 400, 700],
  ['GJS-500', 'nodularIron', 500, 900],
  ['GJS-600', 'nodularIron', 600, 1000],
  ['AW-6082-F31', 'wroughtAluminium', 290, 260],
  ['AW-6082-F28', 'wroughtAluminium', 260, 230],
  ['AW-5083', 'wroughtAluminium', 260, 230],
  ['AW-7075', 'wroughtAluminium', 540, 410],
  ['GK-AlSi9Cu3', 'castAluminium', 180, 220],
  ['GD-AlSi9Cu3', 'castAluminium', 240, 290],
  ['GK-AlSi7Mg', 'castAluminium', 250, 380],
  ['AZ91', 'magnesium', 310, 280],
  ['TiAl6V4', 'titanium', 890, 890],
]

/** Materials of clamped parts, washers and tapped parts. */
export const partMaterials: PartMaterial[] = rows.map(([name, kind, Rm, pG]) => {
  const { shear, ...values } = kinds[kind]
  return { name, Rm, pG, ...values, ...(shear !== undefined && { tauB: shear * Rm }) }
})

/** The limiting pressure in MPa of a part: its own, that of its material, else that of all parts. */
export const pressureLimitOf = (
  part: { pG?: number | undefined; material?: string | undefined } | undefined,
  ofAll: number | undefined,
): number | undefined => part?.pG ?? partMaterialOf(part?.material)?.pG ?? ofAll

export const partMaterialOf = (name: string | undefined): PartMaterial | undefined =>
  partMaterials.find((material) => material.name === name)
