/** Maximum hole or joint thickness, in mm. */
export const mostMeasure = 100_000

/** Parses a measure in mm: digits with a decimal point only. */
export function measureIn(text: string): number | undefined {
  const measure = /^\d{1,6}(\.\d{1,6})?$/.test(text) ? Number(text) : NaN
  return measure <= mostMeasure ? measure : undefined
}
