/** Strengths of a part in MPa: tensile strength, limiting surface pressure, shear strength where a source gives it. */
export interface PartMaterial {
  name: string
  Rm: number
  pG: number
  tauB?: number
  /** Light metals lose strength with heat much earlier than steel. */
  light?: boolean
}

export const partMaterialSource = 'VDI 2230-1:2003, table A9'

/**
 * Materials of clamped parts, washers and tapped parts: least tensile strength and limiting surface pressure as VDI
 * 2230-1 (2003) table A9 gives them; reprinted in makers' catalogues, for example Mastik, page 678.
 */
export const partMaterials: PartMaterial[] = [
  { name: 'S235', Rm: 340, pG: 490, tauB: 200 },
  { name: 'E295', Rm: 470, pG: 710, tauB: 280 },
  { name: 'S355', Rm: 510, pG: 760, tauB: 305 },
  { name: 'C45', Rm: 700, pG: 630, tauB: 460 },
  { name: '34CrMo4', Rm: 1000, pG: 870, tauB: 600 },
  { name: '34CrNiMo6', Rm: 1200, pG: 1080, tauB: 720 },
  { name: '38MnSiVS5', Rm: 900, pG: 810, tauB: 580 },
  { name: '16MnCr5', Rm: 1000, pG: 900, tauB: 650 },
  { name: '1.4303', Rm: 500, pG: 630, tauB: 400 },
  { name: '1.4401', Rm: 510, pG: 460, tauB: 410 },
  { name: '1.4980', Rm: 960, pG: 860, tauB: 670 },
  { name: 'GJL-250', Rm: 250, pG: 900 },
  { name: 'GJS-400', Rm: 400, pG: 700 },
  { name: 'GJS-500', Rm: 500, pG: 900 },
  { name: 'GJS-600', Rm: 600, pG: 1000 },
  { name: 'AW-6082-F31', Rm: 290, pG: 260, light: true },
  { name: 'AW-6082-F28', Rm: 260, pG: 230, light: true },
  { name: 'AW-5083', Rm: 260, pG: 230, light: true },
  { name: 'AW-7075', Rm: 540, pG: 410, light: true },
  { name: 'GK-AlSi9Cu3', Rm: 180, pG: 220, light: true },
  { name: 'GD-AlSi9Cu3', Rm: 240, pG: 290, light: true },
  { name: 'GK-AlSi7Mg', Rm: 250, pG: 380, light: true },
  { name: 'AZ91', Rm: 310, pG: 280, light: true },
  { name: 'TiAl6V4', Rm: 890, pG: 890 },
]

/** The limiting pressure in MPa of a part: its own, that of its material, else that of all parts. */
export const pressureLimitOf = (
  part: { pG?: number | undefined; material?: string | undefined } | undefined,
  ofAll: number | undefined,
): number | undefined => part?.pG ?? partMaterialOf(part?.material)?.pG ?? ofAll

export const partMaterialOf = (name: string | undefined): PartMaterial | undefined =>
  partMaterials.find((material) => material.name === name)
