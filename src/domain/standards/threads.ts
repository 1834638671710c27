import table from './iso-261.json'

/**
 * Geometry of a single-start 60° thread. Lengths in mm, areas in mm², `tanPhi` the tangent of the lead angle.
 * `d` nominal, `P` pitch, `d2` pitch diameter, `d3` minor diameter of the bolt, `d0` stress diameter (mean of d2 and
 * d3), `D1` minor diameter of the nut, `As` stress area, `A3` minor area, `AN` nominal area.
 */
export interface Thread {
  d: number
  P: number
  d2: number
  d3: number
  d0: number
  D1: number
  As: number
  A3: number
  AN: number
  tanPhi: number
}

export const areaOf = (diameter: number) => (Math.PI / 4) * diameter ** 2

/** The height of the sharp triangle of a 60° thread over its pitch. ISO 68-1. */
const heightOverPitch = Math.sqrt(3) / 2

/**
 * Thread geometry from nominal diameter and pitch, both in mm, unrounded.
 * ISO 68-1 and ISO 724 (GB/T 192, GB/T 196). Valid for ISO metric and unified inch profiles, single start.
 * The stress area of ISO 898-1 is printed rounded and may differ by up to 0.8 %.
 */
export function threadOf(d: number, P: number): Thread {
  const H = heightOverPitch * P
  const d2 = d - (3 / 4) * H
  const d3 = d - (17 / 12) * H
  const d0 = (d2 + d3) / 2
  return {
    d,
    P,
    d2,
    d3,
    d0,
    D1: d - (5 / 4) * H,
    As: areaOf(d0),
    A3: areaOf(d3),
    AN: areaOf(d),
    tanPhi: P / (Math.PI * d2),
  }
}

/**
 * Stress and minor area, in mm², of a unified inch thread from its diameter in inches and its threads per inch.
 * ASME B1.1.
 */
export function inchAreas(diameter: number, threadsPerInch: number): { At: number; Ar: number } {
  const mm2 = 25.4 ** 2
  return {
    At: areaOf(diameter - 0.9743 / threadsPerInch) * mm2,
    Ar: areaOf(diameter - 1.299038 / threadsPerInch) * mm2,
  }
}

export interface Pitch {
  P: number
  kind: 'coarse' | 'fine'
  /** In the selection of ISO 262 (GB/T 9144), which is to be preferred. */
  iso262: boolean
}

interface Row {
  d: number
  coarse: number | null
  pitches: number[]
  iso262: number[]
}

// JSON has no tuples: the columns are named in the file.
const rows: Row[] = (table.rows as [number, number | null, number[], number[]][]).map(
  ([d, coarse, pitches, iso262]) => ({ d, coarse, pitches, iso262 }),
)

const same = (a: number, b: number) => Math.abs(a - b) < 1e-6

/** The nominal diameters of ISO 261 (GB/T 193) in mm, or of the selection of ISO 262 alone. */
export function diameters(
  series: 'ISO261' | 'ISO262' = 'ISO261',
): { d: number; preferred: boolean }[] {
  return rows
    .map(({ d, iso262 }) => ({ d, preferred: iso262.length > 0 }))
    .filter(({ preferred }) => series === 'ISO261' || preferred)
}

/** The pitches of a nominal diameter: coarse first, then from large to small; none for an unknown diameter. */
export function pitchesOf(d: number): Pitch[] {
  const row = rows.find((candidate) => same(candidate.d, d))
  if (!row) return []
  const { pitches, coarse, iso262 } = row
  return pitches.map((P) => ({
    P,
    kind: coarse !== null && same(coarse, P) ? 'coarse' : 'fine',
    iso262: iso262.some((pitch) => same(pitch, P)),
  }))
}

/** The coarse pitch of a nominal diameter in mm. */
export const coarsePitchOf = (d: number): number | undefined =>
  pitchesOf(d).find(({ kind }) => kind === 'coarse')?.P

/** A pair of ISO 261 by its diameter and pitch; nothing where there is no such pair. */
export function pairOf(d: number, P: number): Pitch | undefined {
  return pitchesOf(d).find((pitch) => same(pitch.P, P))
}

/** "M12" for a coarse thread, "M12x1.5" for a fine one. */
export function designationOf(d: number, P: number): string {
  return pairOf(d, P)?.kind === 'coarse' ? `M${d}` : `M${d}x${P}`
}
