export const introductions = ['SV1', 'SV2', 'SV3', 'SV4', 'SV5', 'SV6'] as const

/** Where the load enters, from SV1 (outside, near the head) to SV6 (near the interface). */
export type Introduction = (typeof introductions)[number]

export const introductionSource = 'VDI 2230-1:2003, table 2 (5.2/1)'

/** The ratios that the table is given for; beyond the last the last holds. */
const lengths = [0, 0.1, 0.2, 0.3]
const distances = [0, 0.1, 0.3, 0.5]

/** n by type: one row for each lA/h, one column for each aK/h. */
const table: Record<Introduction, number[][]> = {
  SV1: [
    [0.7, 0.55, 0.3, 0.13],
    [0.52, 0.41, 0.22, 0.1],
    [0.34, 0.28, 0.16, 0.07],
    [0.16, 0.14, 0.12, 0.04],
  ],
  SV2: [
    [0.57, 0.46, 0.3, 0.13],
    [0.44, 0.36, 0.21, 0.1],
    [0.3, 0.25, 0.16, 0.07],
    [0.16, 0.14, 0.12, 0.04],
  ],
  SV3: [
    [0.44, 0.37, 0.26, 0.12],
    [0.35, 0.3, 0.2, 0.09],
    [0.26, 0.23, 0.15, 0.07],
    [0.16, 0.14, 0.12, 0.04],
  ],
  SV4: [
    [0.42, 0.34, 0.25, 0.12],
    [0.33, 0.27, 0.16, 0.08],
    [0.23, 0.19, 0.12, 0.06],
    [0.14, 0.13, 0.1, 0.03],
  ],
  SV5: [
    [0.3, 0.25, 0.22, 0.1],
    [0.24, 0.21, 0.15, 0.07],
    [0.19, 0.17, 0.12, 0.06],
    [0.14, 0.13, 0.1, 0.03],
  ],
  SV6: [
    [0.15, 0.14, 0.14, 0.07],
    [0.13, 0.12, 0.1, 0.06],
    [0.11, 0.11, 0.09, 0.06],
    [0.1, 0.1, 0.08, 0.03],
  ],
}

/** The place of a ratio between the steps of the table: the step below it and the share of the way to the next. */
function between(ratio: number, steps: number[]): [number, number] {
  const at = steps.findLastIndex((step) => step <= ratio)
  const [low = 0, high] = [steps[Math.max(0, at)], steps[at + 1]]
  return high === undefined
    ? [steps.length - 1, 0]
    : [Math.max(0, at), (ratio - low) / (high - low)]
}

/**
 * Load introduction factor n of a type by its ratios lA/h and aK/h, straight between the steps of the table. VDI 2230-1
 * section 5.2.2; steel, concentric clamping.
 */
export function introductionFactor(type: Introduction, lAh: number, aKh: number): number {
  const rows = table[type]
  const [row, down] = between(lAh, lengths)
  const [column, across] = between(aKh, distances)
  const at = (r: number, c: number) => rows[Math.min(r, 3)]?.[Math.min(c, 3)] ?? 0
  const inRow = (r: number) => at(r, column) * (1 - across) + at(r, column + 1) * across
  return inRow(row) * (1 - down) + inRow(row + 1) * down
}

/**
 * The range of n where its ratios are not all known: least and greatest of what the table gives; of no type at all the
 * whole range from 0 to 1.
 */
export function introductionRange(
  type: Introduction | undefined,
  lAh: number | undefined,
  aKh: number | undefined,
): { least: number; most: number } {
  if (!type) return { least: 0, most: 1 }
  const [nearL, farL] = lAh === undefined ? [0, 0.3] : [lAh, lAh]
  const [nearK, farK] = aKh === undefined ? [0, 0.5] : [aKh, aKh]
  return {
    least: introductionFactor(type, farL, farK),
    most: introductionFactor(type, nearL, nearK),
  }
}
