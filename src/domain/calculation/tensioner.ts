/**
 * Load transfer factor of hydraulic tensioning: the force that is applied over the force that stays,
 * max(1.01 + d/lEff, 1.1), in mm. One maker's rule; ask the maker of the tensioner for theirs.
 */
export function loadTransferFactor(d: number, effectiveLength: number): number {
  return Math.max(1.01 + d / effectiveLength, 1.1)
}

/** Oil pressure in MPa of a force in N on a piston area in mm²; ten times as many bar. */
export function oilPressure(force: number, pistonArea: number): number {
  return force / pistonArea
}
