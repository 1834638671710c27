import table from './tables/faces.json'

export type Head = 'hexagon' | 'socket'

/** Standard values for a nominal diameter, in mm and N·m; unknown values are missing. */
export interface Faces {
  headHeight: number | undefined
  /** Least bearing diameter of the head. */
  dW: number | undefined
  /** Clearance hole, medium series. */
  hole: number | undefined
  nutHeight: number | undefined
  washer: { hole: number; outer: number; height: number } | undefined
  /** Greatest prevailing torque of a class 8 lock nut at its first assembly, N·m. */
  prevailingTorque: number | undefined
}

// JSON has no tuples: the columns are named in the file.
const rows = table.rows as (number | null)[][]
const columns: readonly string[] = table.columns

/**
 * Bearing faces, heights, hole and washer of a nominal diameter in mm. ISO 4014 and ISO 8765 (hexagon), ISO 4762
 * (socket), ISO 273 medium, ISO 4032, ISO 7089; prevailing torques ISO 2320 class 8.
 */
export function facesOf(d: number, head: Head): Faces {
  const row = rows.find(([size]) => typeof size === 'number' && Math.abs(size - d) < 1e-6)
  const at = (column: string) => row?.[columns.indexOf(column)] ?? undefined
  const [hole, outer, height] = [at('washerHole'), at('washerOuter'), at('washerHeight')]
  return {
    headHeight: at(head === 'hexagon' ? 'headHeight' : 'headHeightSocket'),
    dW: at(head === 'hexagon' ? 'dWHexagon' : 'dWSocket'),
    hole: at('holeMedium'),
    nutHeight: at('nutHeight'),
    washer: hole && outer && height ? { hole, outer, height } : undefined,
    prevailingTorque: at('prevailingTorque'),
  }
}

/** The greatest prevailing torques of class 8 lock nuts at their first assembly, N·m by diameter in mm. ISO 2320. */
export function prevailingTorques(): { d: number; torque: number }[] {
  return rows.flatMap((row) => {
    const [d, torque] = [row[0], row[columns.indexOf('prevailingTorque')]]
    return typeof d === 'number' && typeof torque === 'number' ? [{ d, torque }] : []
  })
}
