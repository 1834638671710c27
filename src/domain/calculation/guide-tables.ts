/** Friction classes of thread and head, VDI 2230-1 (2003) table A5; aim at class B. */
export const frictionClasses = [
  { name: 'A', min: 0.04, max: 0.1 },
  { name: 'B', min: 0.08, max: 0.16 },
  { name: 'C', min: 0.14, max: 0.24 },
  { name: 'D', min: 0.2, max: 0.35 },
  { name: 'E', min: 0.3, max: undefined },
] as const

/**
 * The friction class that VDI 2230-1 (2003) table A5 names for a lubricant on plain, phosphated or electroplated steel:
 * a guide, not a measured value.
 */
export const lubricants = [
  { name: 'solid', frictionClass: 'A' },
  { name: 'ptfe', frictionClass: 'A' },
  { name: 'wax', frictionClass: 'A' },
  { name: 'grease', frictionClass: 'B' },
  { name: 'oil', frictionClass: 'B' },
  { name: 'dry', frictionClass: 'C' },
] as const

export type LubricantName = (typeof lubricants)[number]['name']

/**
 * Tightening factors αA, merged guide values: VDI 2230-1 (1986 and 2003) as several makers of fasteners reprint
 * them; the tables differ slightly by edition.
 */
export const tighteningFactors = [
  { method: 'yield', min: 1.1, max: 1.3 },
  { method: 'angle', min: 1.1, max: 1.3 },
  { method: 'hydraulic', min: 1.2, max: 1.6 },
  { method: 'wrenchMeasured', min: 1.4, max: 1.6 },
  { method: 'wrenchEstimated', min: 1.6, max: 2 },
  { method: 'driver', min: 1.7, max: 2.5 },
  { method: 'impact', min: 2.5, max: 4 },
] as const

/** Limiting surface pressure in MPa, VDI 2230-1 (2003) table A9 as a distributor reprints it. */
export const limitPressures = [
  { material: 'S235JRG1', pG: 490 },
  { material: 'E295', pG: 710 },
  { material: 'S355J0', pG: 760 },
  { material: 'X5CrNi18-12', pG: 630 },
  { material: 'GJL-250', pG: 900 },
  { material: 'TiAl6V4', pG: 890 },
  { material: 'AW-6082', pG: 260 },
  { material: 'AW-7075', pG: 410 },
] as const

/**
 * Modulus in GPa and thermal expansion in 1e-6/K at room temperature. 201 GPa is a precipitation-hardened stainless
 * steel; A2 and A4 have 190 to 200. Expansion: Callister, Materials Science and Engineering, table B.6.
 */
export const materials = [
  { name: 'steel', E: 207, alpha: 11.7 },
  { name: 'stainless', E: 201, alpha: 17.2 },
  { name: 'aluminium', E: 71, alpha: 23.6 },
  { name: 'austenitic', E: 190, alpha: 15.9 },
  { name: 'greyIron', E: 100, alpha: 11.4 },
] as const
