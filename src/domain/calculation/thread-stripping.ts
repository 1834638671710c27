import type { Thread } from '../standards/threads'

const tan30 = Math.tan(Math.PI / 6)

/** The factor of the bolt's thread by the ratio of strengths. VDI 2230-1 section 5.5.5. */
function boltFactor(RS: number): number {
  if (RS <= 1) return 0.897
  const r = Math.min(RS, 2.2)
  return 5.594 - 13.682 * r + 14.107 * r ** 2 - 6.057 * r ** 3 + 0.9353 * r ** 4
}

/** The factor of the internal thread. */
function nutFactor(RS: number): number {
  if (RS >= 1) return 0.897
  const r = Math.max(RS, 0.4)
  return 0.728 + 1.769 * r - 2.896 * r ** 2 + 1.296 * r ** 3
}

/**
 * The engagement in mm at which the bolt breaks before the weaker thread is stripped: Rm·AS·P over the shear strength
 * of one turn, and 0.8·P for what does not carry. `RS` compares the threads: below 1 the internal one is stripped.
 * Strengths in MPa; the tapped part does not widen (C1 = 1), nominal dimensions. VDI 2230-1 section 5.5.5.
 */
export function requiredEngagement({
  thread: { d, d2, D1, P, As },
  Rm,
  tauBS,
  tauBM,
}: {
  thread: Thread
  Rm: number
  tauBS: number
  tauBM: number
}): { length: number; RS: number; factor: number } {
  // Pitch diameters of bolt and internal thread are the same nominally.
  const internal = d * (P / 2 + (d - d2) * tan30)
  const external = D1 * (P / 2 + (d2 - D1) * tan30)
  const RS = (tauBM * internal) / (tauBS * external)
  const weakNut = RS < 1
  const factor = weakNut ? nutFactor(RS) : boltFactor(RS)
  const strength = weakNut ? tauBM * internal : tauBS * external
  return { length: (Rm * As * P) / (factor * strength * Math.PI) + 0.8 * P, RS, factor }
}
