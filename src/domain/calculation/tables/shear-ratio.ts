export const shearRatioSource = 'VDI 2230-1:2003, table 5.5/2'

/** Shear strength over tensile strength of bolts by property class. */
const ratios: Record<string, number> = {
  '4.6': 0.7,
  '5.6': 0.7,
  '8.8': 0.65,
  '10.9': 0.62,
  '12.9': 0.6,
}

/** τB/Rm of a property class; nothing for a class that the table does not name. */
export const shearRatioOf = (propertyClass: string): number | undefined => ratios[propertyClass]
