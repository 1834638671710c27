import type { Thread } from '../standards/threads'

/**
 * The factors C1 and C3 as BAT prints them (GitHub misams/BAT, BAT/src/ThreadPullOut.py), C2 and C3 as DT-ProfiSchraube
 * (GitHub DieterTepe/dt-profischraube.de, solver.js); the greatest strength of the bolt is that of HEXAGON, info letter 110.
 */
export const strippingSource =
  'VDI 2230-1:2003, R11/1 and section 5.5.5 (as HEXAGON info letter 110, BAT and DT-ProfiSchraube print it)'

/** A bolt of 8.8 to 12.9 can be this much stronger than its least strength. HEXAGON, info letter 110. */
const greatest = 1.2
const hardened = ['8.8', '9.8', '10.9', '12.9', 'other']

/**
 * The greatest tensile strength of a bolt in MPa by its least: the thread has to hold that. Softer classes may be far
 * stronger than their least, by no figure that is published.
 */
export const greatestStrength = (propertyClass: string, Rm: number): number | undefined =>
  hardened.includes(propertyClass) ? greatest * Rm : undefined

const tan30 = Math.tan(Math.PI / 6)

/** The factor of the bolt's thread by the ratio of strengths. VDI 2230-1 section 5.5.5. */
export function boltFactor(RS: number): number {
  if (RS <= 1) return 0.897
  const r = Math.min(RS, 2.2)
  return 5.594 - 13.682 * r + 14.107 * r ** 2 - 6.057 * r ** 3 + 0.9353 * r ** 4
}

/** The factor of the internal thread. */
export function nutFactor(RS: number): number {
  if (RS >= 1) return 0.897
  const r = Math.max(RS, 0.4)
  return 0.728 + 1.769 * r - 2.896 * r ** 2 + 1.296 * r ** 3
}

/**
 * The areas in mm² that one turn of the internal and of the external thread can be sheared on, over π. Pitch diameters
 * of bolt and internal thread are the same nominally.
 */
export const shearWidths = ({ d, d2, D1, P }: Pick<Thread, 'd' | 'd2' | 'D1' | 'P'>) => ({
  internal: d * (P / 2 + (d - d2) * tan30),
  external: D1 * (P / 2 + (d2 - D1) * tan30),
})

/**
 * The engagement in mm at which the bolt breaks before the weaker thread is stripped: Rm,max·AS·P over the shear
 * strength of one turn, and 0.8·P for what does not carry. `RS` compares the threads: below 1 the internal one is
 * stripped. Strengths in MPa; the tapped part does not widen (C1 = 1), nominal dimensions. VDI 2230-1 section 5.5.5.
 */
export function requiredEngagement({
  thread: { d, d2, D1, P, As },
  RmMax,
  tauBS,
  tauBM,
}: {
  thread: Thread
  RmMax: number
  tauBS: number
  tauBM: number
}): { length: number; RS: number; factor: number } {
  const { internal, external } = shearWidths({ d, d2, D1, P })
  const RS = (tauBM * internal) / (tauBS * external)
  const weakNut = RS < 1
  const factor = weakNut ? nutFactor(RS) : boltFactor(RS)
  const strength = weakNut ? tauBM * internal : tauBS * external
  return { length: (RmMax * As * P) / (factor * strength * Math.PI) + 0.8 * P, RS, factor }
}
