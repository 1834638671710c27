/** A hole or the thickness of a joint at most, in mm. */
export const mostMeasure = 100_000

/** The measure in mm that a text is: figures with a point, nothing else. */
export function measureIn(text: string): number | undefined {
  const measure = /^\d{1,6}(\.\d{1,6})?$/.test(text) ? Number(text) : NaN
  return measure <= mostMeasure ? measure : undefined
}
