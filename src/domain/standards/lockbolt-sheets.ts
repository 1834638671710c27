/**
 * Data of published lockbolt data sheets beyond the dimensions in lockbolts.json: figures from makers' and
 * distributors' tables, converted from pounds and inches.
 */

/** Minimum loads of a set (pin and collar), in kN. */
export interface LockboltLoads {
  shear: number
  clamp: number
  tensile: number
}

const loads = (shear: number, clamp: number, tensile: number): LockboltLoads => ({
  shear,
  clamp,
  tensile,
})

export type LockboltMaterial = 'carbon' | 'stainless' | '2024' | '6061'

/** By material of the pin and nominal diameter in mm; round head. */
export const lockboltLoads: Readonly<
  Record<LockboltMaterial, Readonly<Record<number, LockboltLoads>>>
> = {
  carbon: {
    12.7: loads(64.1, 53.6, 75.8),
    15.9: loads(100.1, 85.4, 120.5),
    19.1: loads(144.1, 126.3, 178.4),
    22.2: loads(193.1, 174.6, 246.7),
    25.4: loads(251.3, 229.1, 323.4),
    28.6: loads(309.2, 260, 369),
  },
  stainless: {
    12.7: loads(61.8, 53.6, 75.8),
    15.9: loads(93.4, 85.4, 120.5),
    19.1: loads(134.8, 126.3, 178.4),
  },
  2024: {
    12.7: loads(32.5, 26.2, 34.9),
    15.9: loads(50.7, 40.9, 54.7),
    19.1: loads(73, 59.2, 78.7),
  },
  6061: {
    12.7: loads(23.6, 19.6, 21.8),
    15.9: loads(36.9, 30.7, 34.1),
    19.1: loads(52.9, 44.3, 49.1),
  },
}

/** A grip number n covers n/16 in to (n + 4)/16 in of material; the ends in mm. */
export interface GripStep {
  number: number
  min: number
  max: number
}

// To number 40 as printed for 12.7 mm pins (44.45 reads 44.5); beyond, rounded down so that no sheet
// promises a thickness that the pin does not reach.
const gripEnds = [
  12.7, 19.1, 25.4, 31.8, 38.1, 44.5, 50.8, 57.2, 63.5, 69.9, 76.2, 82.5, 88.9, 95.2, 101.6, 107.9,
]

/** Grip numbers 8, 12, … 64. */
export const gripSteps: readonly GripStep[] = gripEnds
  .slice(1)
  .map((max, index) => ({ number: 8 + 4 * index, min: gripEnds[index] ?? 0, max }))

/** The largest grip number printed in a sheet, by diameter in mm; larger ones follow the rule. */
export const printedGripNumbers: Readonly<Record<number, number>> = { 12.7: 40, 15.9: 12 }

/** Length added to a pin by each grip step, in mm. */
export const lengthPerGripStep = 6.35

/** A pin for a wide grip range; overall lengths in mm, loads in kN where the sheet gives them. */
export interface MultiGripPin {
  diameter: number
  head: 'round' | 'truss'
  gripMin: number
  gripMax: number
  hole: number
  length: number
  shear?: number
  tensile?: number
}

type Row = [
  diameter: number,
  head: 'round' | 'truss',
  gripMin: number,
  gripMax: number,
  hole: number,
  length: number,
]

const pin = ([diameter, head, gripMin, gripMax, hole, length]: Row): MultiGripPin => ({
  diameter,
  head,
  gripMin,
  gripMax,
  hole,
  length,
})

const steelLoads: Readonly<Record<number, { shear: number; tensile: number }>> = {
  4.8: { shear: 7.6, tensile: 6.2 },
  6.4: { shear: 9.7, tensile: 11.3 },
  7.9: { shear: 13.3, tensile: 17.3 },
  9.5: { shear: 18.6, tensile: 25 },
}

const steelRows: readonly Row[] = [
  [4.8, 'round', 1.6, 15.9, 5.2, 46.3],
  [4.8, 'round', 6.3, 31.8, 5.2, 61.3],
  [6.4, 'round', 1.6, 15.9, 6.8, 51.8],
  [6.4, 'round', 6.3, 31.8, 6.8, 66.9],
  [7.9, 'round', 1.6, 19.1, 8.5, 60.3],
  [7.9, 'round', 14.3, 34.9, 8.5, 73],
  [9.5, 'round', 3.2, 22.2, 10, 74.6],
  [9.5, 'round', 19.5, 41.3, 10, 89.8],
  [4.8, 'truss', 1.6, 15.9, 5.2, 46.3],
  [4.8, 'truss', 6.3, 31.8, 5.2, 61.1],
]

const aluminiumRows: readonly Row[] = [
  [4.8, 'round', 1.6, 15.9, 5.2, 46.3],
  [6.4, 'round', 1.6, 15.9, 6.7, 52],
  [6.4, 'round', 7.9, 31.8, 6.7, 66],
  [7.9, 'round', 3.2, 19, 8.3, 60],
  [9.5, 'round', 3.2, 22.2, 9.7, 74.6],
  [9.5, 'round', 20.6, 41.2, 9.7, 90],
  [4.8, 'truss', 1.6, 15.9, 5.2, 46.3],
  [6.4, 'truss', 1.6, 15.9, 6.7, 50],
  [9.5, 'truss', 3.2, 22.2, 9.7, 73],
]

export const steelMultiGripPins: readonly MultiGripPin[] = steelRows.map((row) => ({
  ...pin(row),
  ...steelLoads[row[0]],
}))

/** The sheet of the aluminium pins does not assign its loads to pins. */
export const aluminiumMultiGripPins: readonly MultiGripPin[] = aluminiumRows.map(pin)

/** Small pins with stepped grips, 4.8 mm, by the maker's dash number. */
export const steppedGripPins: readonly { dash: string; gripMin: number; gripMax: number }[] = [
  { dash: '02', gripMin: 1.6, gripMax: 4.8 },
  { dash: '03', gripMin: 3.2, gripMax: 6.4 },
  { dash: '04', gripMin: 4.8, gripMax: 7.9 },
]
