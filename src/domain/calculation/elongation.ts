/** A stretched bolt: force in N, elongation in mm, stress in MPa, strain without a unit. */
export interface Stretch {
  force: number
  elongation: number
  sigma: number
  strain: number
}

/**
 * Force, elongation, stress and strain of a bolt from its force: Δl = F·δ with the resilience of the stretched
 * sections in mm/N, σ = F/A0 (mm², the least section), ε = σ/E (MPa). Hooke; elastic only, σ up to the yield point.
 */
export function stretchOfForce(force: number, delta: number, area: number, E: number): Stretch {
  const sigma = force / area
  return { force, elongation: force * delta, sigma, strain: sigma / E }
}
