/**
 * Preload in N after an angle in degrees from snug: F = Fsnug + ψ/360·P/(δS+δP), pitch in mm, resiliences in mm/N.
 * Elastic; beyond the yield point the force grows less than this.
 */
export function forceOfAngle(
  angle: number,
  { snug, P, deltaS, deltaP }: { snug: number; P: number; deltaS: number; deltaP: number },
): number {
  return snug + ((angle / 360) * P) / (deltaS + deltaP)
}

/** The angle in degrees from snug to a force in N; the reverse of `forceOfAngle`. */
export function angleOfForce(
  force: number,
  { snug, P, deltaS, deltaP }: { snug: number; P: number; deltaS: number; deltaP: number },
): number {
  return ((force - snug) * (deltaS + deltaP) * 360) / P
}
