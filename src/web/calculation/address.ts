import type { Values } from './paths-in'

const numbers = ['d', 'P', 'torque', 'muSmall', 'muLarge'] as const

/** What of an address is of the calculation, and is taken from it. */
export const addressNames = [...numbers, 'propertyClass'] as const

/** What a link into a calculator fills in: a thread, its class, its friction and its torque; nothing without a thread. */
export function valuesInAddress(search: URLSearchParams): Values | undefined {
  const values: Values = {}
  for (const name of numbers) {
    const value = Number(search.get(name) || NaN)
    if (Number.isFinite(value) && value > 0) values[name] = value
  }
  const propertyClass = search.get('propertyClass')
  if (propertyClass) values.propertyClass = propertyClass.slice(0, 20)
  return values.d === undefined ? undefined : values
}
