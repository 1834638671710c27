import iso8981 from '../../standards/iso-898-1.json'
import { pitchesOf, threadOf } from '../../standards/threads'
import { itemAt } from '../../lists/items'

/** Nominal tensile strength of structural bolts in MPa. EN 1993-1-8, table 3.1. */
const nominalStrengths = {
  '4.6': 400,
  '4.8': 400,
  '5.6': 500,
  '5.8': 500,
  '6.8': 600,
  '8.8': 800,
  '10.9': 1000,
} as const

export type StructuralClass = keyof typeof nominalStrengths

export const nominalStrength = (propertyClass: StructuralClass): number =>
  nominalStrengths[propertyClass]

/** The stress area as product standards print it, in mm²; computed where they print none. ISO 898-1. */
export function nominalStressArea(d: number): number {
  const printed = Object.values(iso8981.rows).find((row) => row[0] === d)
  return printed ? Number(printed[1]) : threadOf(d, itemAt(pitchesOf(d), 0).P).As
}
