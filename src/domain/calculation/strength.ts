/** Least strengths of a bolt material in MPa: tensile strength, yield (0.2 %), stress under proof load. */
export interface Strength {
  Rm: number | undefined
  Rp02: number
  Sp: number | undefined
}

interface Row {
  name: string
  Rm: number
  Rp02: number
  Sp?: number
  /** mm; the row holds up to this diameter, included. */
  to?: number
}

/** ISO 898-1 (GB/T 3098.1) table of mechanical properties; class 8.8 has other figures above M16, 9.8 ends at M16. */
const steel: Row[] = [
  { name: '4.6', Rm: 400, Rp02: 240, Sp: 225 },
  { name: '4.8', Rm: 420, Rp02: 340, Sp: 310 },
  { name: '5.6', Rm: 500, Rp02: 300, Sp: 280 },
  { name: '5.8', Rm: 520, Rp02: 420, Sp: 380 },
  { name: '6.8', Rm: 600, Rp02: 480, Sp: 440 },
  { name: '8.8', Rm: 800, Rp02: 640, Sp: 580, to: 16 },
  { name: '8.8', Rm: 830, Rp02: 660, Sp: 600 },
  { name: '9.8', Rm: 900, Rp02: 720, Sp: 650, to: 16 },
  { name: '10.9', Rm: 1040, Rp02: 940, Sp: 830 },
  { name: '12.9', Rm: 1220, Rp02: 1100, Sp: 970 },
]

/** ISO 3506-1 least values; the grades A2 and A4 have the same. It gives no stress under proof load. */
const stainless: Row[] = ['A2', 'A4'].flatMap((grade) => [
  { name: `${grade}-50`, Rm: 500, Rp02: 210 },
  { name: `${grade}-70`, Rm: 700, Rp02: 450 },
  { name: `${grade}-80`, Rm: 800, Rp02: 600 },
])

const classes = [...steel, ...stainless]

/** The property classes that are known by name, in the order of their tables. */
export const propertyClasses = [...new Set(classes.map(({ name }) => name))]

/**
 * The least strengths of a property class at a nominal diameter in mm; nothing for an unknown class, or beyond the
 * diameters of the class. ISO 898-1 and ISO 3506-1.
 */
export function strengthOf(propertyClass: string, d: number): Strength | undefined {
  const row = classes.find(({ name, to }) => name === propertyClass && d <= (to ?? Infinity))
  return row && { Rm: row.Rm, Rp02: row.Rp02, Sp: row.Sp }
}

/**
 * Loads in N from an area in mm² and strengths in MPa: F02 at the yield point, Fm at break, Fp proof load.
 * ISO 898-1; what the material does not state is missing.
 */
export function loadsOf(
  area: number,
  { Rm, Rp02, Sp }: Strength,
): { F02: number; Fm: number | undefined; Fp: number | undefined } {
  return {
    F02: area * Rp02,
    Fm: Rm === undefined ? undefined : area * Rm,
    Fp: Sp === undefined ? undefined : area * Sp,
  }
}
