import { lastItem } from '../../domain/lists/items'
export type Values = Record<string, unknown>

/** The value at a path such as `layers.0.dh`. */
export function valueAt(values: Values, path: string): unknown {
  return path.split('.').reduce<unknown>(
    (within, step) =>
      // An object or a list, whose entries are read by their names.
      typeof within === 'object' && within !== null ? (within as Values)[step] : undefined,
    values,
  )
}

/** The values with another one at a path; undefined takes the field out. */
export function withValueAt(values: Values, path: string, value: unknown): Values {
  const copy = structuredClone(values)
  const steps = path.split('.')
  const last = lastItem(steps)
  // A path leads through objects and lists only.
  const holder = steps
    .slice(0, -1)
    .reduce<Values>((within, step) => (within[step] ??= {}) as Values, copy)
  if (value === undefined) delete holder[last]
  else holder[last] = value
  return copy
}

/** The values without some of their fields. */
export const withoutFields = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
