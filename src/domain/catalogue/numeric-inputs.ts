import { clearanceHoles, clearanceHolesOf, dimensionsOf, sizesOf } from '../standards/standards'

/** The number of a value, or both ends of a range; `from` is never above `to`. */
export interface Figures {
  from: number
  to: number
}

const figuresPattern = /^([+-]?\d+(?:\.\d+)?)(?:[-~–—至]([+-]?\d+(?:\.\d+)?))?(?:mm|m|mpa|kg|°c)?$/

/**
 * Parses the numbers in a value: "12.7", "25.4-31.8", "-50~+150 ℃". Undefined for a text that is more than a number
 * or a range ("M12", "A2-70", "31.8-25.4").
 */
export function parseFigures(text: string): Figures | undefined {
  const ends = endsIn(text)
  return ends && ends.from <= ends.to ? ends : undefined
}

/** True for a range whose start is above its end. */
export function isBackward(text: string): boolean {
  const ends = endsIn(text)
  return ends !== undefined && ends.from > ends.to
}

function endsIn(text: string): Figures | undefined {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
  const match = figuresPattern.exec(plain)
  if (!match) return undefined
  const from = Number(match[1])
  const to = match[2] === undefined ? from : Number(match[2])
  return { from, to }
}

// Tolerance for binary rounding: 14.2 + 0.1 must still admit 14.3.
const rounding = 1e-9

/** A hole fits a lockbolt or rivet when it is within 0.1 mm of the recommended one. */
export const fitsRecommendedHole = (hole: number, recommended: number): boolean =>
  Math.abs(hole - recommended) <= 0.1 + rounding

/** The nominal diameters of lockbolts that fit a hole (mm). */
export function lockboltDiametersFor(hole: number): number[] {
  const diameters: number[] = []
  for (const size of sizesOf('lockbolt')) {
    const { d, hole: recommended } = dimensionsOf('lockbolt', size) ?? {}
    if (d !== undefined && recommended !== undefined && fitsRecommendedHole(hole, recommended)) {
      diameters.push(d)
    }
  }
  return diameters
}

/** The nominal diameters of bolts for which ISO 273 lists a hole (mm): fine to coarse. */
export const boltDiametersFor = (hole: number): number[] =>
  clearanceHoles
    .filter(({ fine, coarse }) => fine - rounding <= hole && hole <= coarse + rounding)
    .map(({ d }) => d)

/**
 * The nominal diameters for a hole (mm) in a category (its Chinese abbreviation) whose models list no hole of their
 * own.
 */
export const diametersFor = (hole: number, category: string): number[] =>
  category === '环槽铆钉' ? lockboltDiametersFor(hole) : boltDiametersFor(hole)

/** The holes (mm) that a nominal diameter takes in a category whose models list no hole of their own. */
export function holesFor(diameter: number, category: string): Figures | undefined {
  if (category === '环槽铆钉') {
    const sizes = sizesOf('lockbolt').map((size) => dimensionsOf('lockbolt', size))
    const hole = sizes.find((size) => size?.d === diameter)?.hole
    return hole === undefined ? undefined : { from: hole, to: hole }
  }
  const holes = clearanceHolesOf(diameter)
  return holes && { from: holes.fine, to: holes.coarse }
}

/** True if a typed diameter (mm) is a nominal one, exactly or rounded as in catalogues: 19.05 is written 19.1. */
export const isNominal = (typed: number, nominal: number): boolean =>
  Math.abs(typed - nominal) <= 0.05 + rounding

/** True if a joint thickness (mm) lies within a grip range, ends included. */
export const fitsGripRange = (thickness: number, { from, to }: Figures): boolean =>
  from - rounding <= thickness && thickness <= to + rounding
