export const hotStrengthSource = 'ISO 898-1:1999, annex A'

/** °C; up to here the yield point of 20 °C holds. VDI 2230-1 section 5.1.1.1. */
export const warmest = 120

const temperatures = [20, 100, 200, 250, 300]

/** Yield point in MPa by temperature. The later editions of ISO 898-1 name no figures. */
const table: Record<string, number[]> = {
  '5.6': [300, 270, 230, 215, 195],
  '8.8': [640, 590, 540, 510, 480],
  '10.9': [940, 875, 790, 745, 705],
  '12.9': [1100, 1020, 925, 875, 825],
}

/**
 * Yield point in MPa of a property class at a temperature in °C, straight between the steps of the table; nothing for a
 * class or a temperature that it does not give. Class 8.8 above M16 begins higher, which the table leaves out: its
 * lower figures are on the safe side.
 */
export function hotYield(propertyClass: string, temperature: number): number | undefined {
  const row = table[propertyClass]
  const next = temperatures.findIndex((step) => step >= temperature)
  if (!row || next < 0) return undefined
  if (next === 0) return row[0]
  const [t1 = 0, t2 = 0] = [temperatures[next - 1], temperatures[next]]
  const [y1 = 0, y2 = 0] = [row[next - 1], row[next]]
  return y1 + ((y2 - y1) * (temperature - t1)) / (t2 - t1)
}
