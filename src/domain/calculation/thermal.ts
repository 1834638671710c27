/** Thermal expansion: coefficients in 1/K, lengths in mm, differences to the assembly temperature in K. */
export interface Expansion {
  alpha: number
  length: number
  deltaT: number
}

/**
 * Change of preload in N by temperature, a gain positive:
 * [Σ αP·l·ΔTP − αS·lK·ΔTS]/(δS+δP), resiliences in mm/N. VDI 2230-1 section 5.4.2.3 with constant moduli.
 * Relaxation and creep are not covered.
 */
export function thermalChange(
  parts: Expansion[],
  bolt: Expansion,
  { deltaS, deltaP }: { deltaS: number; deltaP: number },
): number {
  const grown = parts.reduce((sum, part) => sum + part.alpha * part.length * part.deltaT, 0)
  return (grown - bolt.alpha * bolt.length * bolt.deltaT) / (deltaS + deltaP)
}

/**
 * The same where the moduli change with the temperature: a preload FV0 in N at assembly, the resiliences at
 * assembly and those in service, all mm/N. VDI 2230-1 section 5.4.2.3.
 */
export function thermalChangeHot(
  parts: Expansion[],
  bolt: Expansion,
  {
    FV0,
    cold,
    hot,
  }: {
    FV0: number
    cold: { deltaS: number; deltaP: number }
    hot: { deltaS: number; deltaP: number }
  },
): number {
  const softer = (cold.deltaS + cold.deltaP) / (hot.deltaS + hot.deltaP)
  return FV0 * (softer - 1) + thermalChange(parts, bolt, hot)
}
