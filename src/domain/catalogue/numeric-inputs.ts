import { clearanceHoles, dimensionsOf, sizesOf } from '../standards/standards'

/** The figure of a value, or both ends of a range; `from` is never above `to`. */
export interface Figures {
  from: number
  to: number
}

const figuresPattern = /^([+-]?\d+(?:\.\d+)?)(?:[-~–—至]([+-]?\d+(?:\.\d+)?))?(?:mm|m|mpa|kg|°c)?$/

/**
 * The figures in the text of a value: "12.7", "25.4-31.8", "-50~+150 ℃". A text that is more than a
 * figure or a range ("M12", "A2-70", "31.8-25.4") has none.
 */
export function parseFigures(text: string): Figures | undefined {
  const ends = endsIn(text)
  return ends && ends.from <= ends.to ? ends : undefined
}

/** Whether a text is a range that begins after its end. */
export function isBackward(text: string): boolean {
  const ends = endsIn(text)
  return ends !== undefined && ends.from > ends.to
}

function endsIn(text: string): Figures | undefined {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
  const found = figuresPattern.exec(plain)
  if (!found) return undefined
  const from = Number(found[1])
  const to = found[2] === undefined ? from : Number(found[2])
  return { from, to }
}

// Sums of decimals are not exact in binary: 14.2 + 0.1 must still admit 14.3.
const rounding = 1e-9

/** A hole fits a lockbolt or rivet when it is within 0.1 mm of the recommended one. */
export const fitsRecommendedHole = (hole: number, recommended: number): boolean =>
  Math.abs(hole - recommended) <= 0.1 + rounding

/** A hole (mm) to the nominal diameters of the lockbolts that it fits. */
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

/** A hole (mm) to the nominal diameters of the bolts for which ISO 273 has it: fine to coarse. */
export const boltDiametersFor = (hole: number): number[] =>
  clearanceHoles
    .filter(({ fine, coarse }) => fine - rounding <= hole && hole <= coarse + rounding)
    .map(({ d }) => d)

/** The nominal diameters for a hole (mm) in a category (its Chinese abbreviation) whose models name no hole of their own. */
export const diametersFor = (hole: number, category: string): number[] =>
  category === '环槽铆钉' ? lockboltDiametersFor(hole) : boltDiametersFor(hole)

/** Whether a joint of this thickness (mm) lies in a grip range, ends included. */
export const fitsGripRange = (thickness: number, { from, to }: Figures): boolean =>
  from - rounding <= thickness && thickness <= to + rounding
