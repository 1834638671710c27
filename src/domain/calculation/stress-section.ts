import { areaOf, type Thread } from '../standards/threads'

/** 3/2 = the section is plastic all through (VDI 2230-1), 2 = elastic (older tables, ECSS, many calculators). */
export type TorsionFactor = 1.5 | 2

/**
 * A cross section of the bolt that tension and torsion go through: `diameter` and `bore` (0 = solid) in mm, `area` in
 * mm². The thread counts with its stress diameter d0, a shank with its own diameter.
 */
export interface StressSection {
  part: 'thread' | 'shank'
  diameter: number
  bore: number
  area: number
}

/** A bolt given by its diameters in mm: the shank's own diameter (else the bolt's), and the bore of the thread. */
export interface BoltPart {
  kind: string
  length: number
  diameter?: number | undefined
  bore?: number | undefined
}

const ring = (part: StressSection['part'], diameter: number, bore: number): StressSection => ({
  part,
  diameter,
  bore,
  area: bore > 0 ? areaOf(diameter) - areaOf(bore) : areaOf(diameter),
})

/**
 * The cross sections that can be the weakest: the thread with d0 and As (its greatest bore taken off), and every shank
 * with its ring π/4·(D² − b²) in mm². VDI 2230-1 sections 5.1.1 and 5.5.2: A0 is the least of them. Neither a shank
 * that is thicker and less bored than another section nor a part without length counts. Bores below their diameters.
 */
export function stressSections({ d, d0 }: Thread, parts: BoltPart[] = []): StressSection[] {
  const long = parts.filter(({ length }) => length > 0)
  const bored = long.flatMap(({ kind, bore = 0 }) =>
    kind === 'thread' || kind === 'engaged' ? [bore] : [],
  )
  const shanks = long
    .filter(({ kind }) => kind === 'shank')
    .map(({ diameter = d, bore = 0 }) => ring('shank', diameter, bore))
  const thread = ring('thread', d0, Math.max(0, ...bored))
  return [thread, ...shanks.filter(({ diameter, bore }) => diameter < d0 || bore > thread.bore)]
}

/** The section of the least area in mm²: A0, which tension alone and the loads of the material are counted with. */
export function leastSection(sections: StressSection[]): StressSection {
  return sections.reduce((least, section) => (section.area < least.area ? section : least))
}

/**
 * Polar section modulus in mm³: elastic π·D³/16·(1 − (b/D)⁴), plastic all through π·D³/12·(1 − (b/D)³); both are
 * π·D³/(8k)·(1 − (b/D)^2k). Any textbook of strength of materials; VDI 2230-1 section 5.5.1 for the solid section.
 */
export function torsionModulus({ diameter, bore }: StressSection, k: TorsionFactor): number {
  return ((Math.PI * diameter ** 3) / (8 * k)) * (1 - (bore / diameter) ** (2 * k))
}
