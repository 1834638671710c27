/** How a working load is shared: forces in N, factors without a unit. */
export interface LoadShare {
  PhiK: number
  Phi: number
  /** Additional bolt force, and what the clamped parts lose. */
  FSA: number
  FPA: number
}

/**
 * Load factor of a concentric joint: ΦK = δP/(δS+δP), Φ = n·ΦK; FSA = Φ·FA, FPA = (1−Φ)·FA. Resiliences in mm/N, forces
 * in N, 0 ≤ n ≤ 1 (where the load enters: 1 is safe for the bolt, a small one for the clamp force).
 * VDI 2230-1 sections 5.2 and 5.3. A compressing load is negative.
 */
export function loadShare(deltaS: number, deltaP: number, n: number, FA: number): LoadShare {
  const PhiK = deltaP / (deltaS + deltaP)
  const Phi = n * PhiK
  return { PhiK, Phi, FSA: Phi * FA, FPA: (1 - Phi) * FA }
}
