export const shearRatioSource = 'VDI 2230-1 after Thomala (as DT-ProfiSchraube prints it, daten.js)'

/**
 * Shear strength over tensile strength of bolts by property class, as GitHub DieterTepe/dt-profischraube.de prints it in
 * daten.js, BOLT_TAU_BY_CLASS, after TU Clausthal 2020, table 1. Cold worked stainless steel has no figure there.
 */
const ratios: Record<string, number> = {
  '4.6': 0.7,
  '4.8': 0.7,
  '5.6': 0.7,
  '5.8': 0.7,
  '6.8': 0.7,
  '8.8': 0.65,
  '9.8': 0.63,
  '10.9': 0.62,
  '12.9': 0.6,
}

/** τB/Rm of a property class; nothing for a class that the table does not name. */
export const shearRatioOf = (propertyClass: string): number | undefined => ratios[propertyClass]
