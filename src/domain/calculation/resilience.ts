import { areaOf, type Thread } from '../standards/threads'

export type Joint = 'DSV' | 'ESV'

export type SectionKind = 'head' | 'shank' | 'thread' | 'engaged' | 'nut' | 'tapped'

/** One stretch of a bolt: length and diameters in mm, modulus in MPa. A shank has a diameter of its own; it and threads may be bored. */
export interface Section {
  kind: SectionKind
  length: number
  diameter?: number | undefined
  bore?: number | undefined
  E: number
}

export interface SectionResilience extends Section {
  area: number
  /** mm/N */
  delta: number
  /** Share of the whole bolt's resilience. */
  share: number
}

/**
 * The area in mm² that a section is computed with: nominal for head, nut and tapped part, minor without the bore for
 * threads, its own ring for a shank. VDI 2230-1 section 5.1.1.
 */
export function sectionArea(
  { kind, diameter, bore }: Omit<Section, 'length' | 'E'>,
  thread: Thread,
) {
  if (kind === 'thread' || kind === 'engaged') return bore ? thread.A3 - areaOf(bore) : thread.A3
  if (kind === 'shank') return areaOf(diameter ?? thread.d) - areaOf(bore ?? 0)
  return thread.AN
}

/**
 * Resilience of the bolt in mm/N: δS = Σ l/(E·A), with the share of each section; sections without a length are left
 * out. VDI 2230-1 section 5.1.1. Needs E > 0 and areas > 0, which the caller has checked.
 */
export function boltResilience(
  sections: Section[],
  thread: Thread,
): { delta: number; rows: SectionResilience[] } {
  const rows = sections
    .filter(({ length }) => length > 0)
    .map((section) => {
      const area = sectionArea(section, thread)
      return { ...section, area, delta: section.length / (section.E * area) }
    })
  const delta = rows.reduce((sum, row) => sum + row.delta, 0)
  return { delta, rows: rows.map((row) => ({ ...row, share: row.delta / delta })) }
}

/** How long the parts outside the clamp length count, over d. VDI 2230-1 section 5.1.1; ECSS-E-HB-32-23A differs. */
export const substitutionLengths = {
  VDI: { hexagon: 0.5, socket: 0.4, engaged: 0.5, nut: 0.4, tapped: 0.33 },
  ECSS: { hexagon: 0.4, socket: 0.4, engaged: 0.4, nut: 0.4, tapped: 0.33 },
} as const

/**
 * The usual sections of a bolt, head to nut, for a clamp length of which `threaded` mm are thread; lengths in mm,
 * moduli in MPa. In a tapped joint the last section has the modulus of the tapped part.
 */
export function usualSections({
  d,
  clampLength,
  threaded,
  joint,
  head,
  E,
  counterE = E,
  rule = 'VDI',
}: {
  d: number
  clampLength: number
  threaded: number
  joint: Joint
  head: 'hexagon' | 'socket'
  E: number
  /** Modulus of the nut or the tapped part. */
  counterE?: number
  rule?: keyof typeof substitutionLengths
}): Section[] {
  const factors = substitutionLengths[rule]
  const thread = Math.min(threaded, clampLength)
  const sections: Section[] = [
    { kind: 'head', length: factors[head] * d, E },
    { kind: 'shank', length: clampLength - thread, diameter: d, E },
    { kind: 'thread', length: thread, E },
    { kind: 'engaged', length: factors.engaged * d, E },
    joint === 'DSV'
      ? { kind: 'nut', length: factors.nut * d, E: counterE }
      : { kind: 'tapped', length: factors.tapped * d, E: counterE },
  ]
  return sections.filter(({ length }) => length > 0)
}

/** Stiffness in series: 1/Σ(1/k); the unit is that of the parts. */
export function inSeries(...stiffness: number[]): number {
  return 1 / stiffness.reduce((sum, k) => sum + 1 / k, 0)
}
