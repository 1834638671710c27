import type { Values } from './paths-in'

const numbers = ['d', 'P', 'torque', 'muSmall', 'muLarge'] as const

/** Query parameters that belong to the calculation; they are removed from the address once read. */
export const addressNames = [...numbers, 'propertyClass'] as const

/** Values a link fills in: thread, property class, friction and torque; undefined without a thread. */
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
