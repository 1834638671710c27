/** A maker's figures of a lockbolt: forces in N, thicknesses in mm. */
export interface LockboltFigures {
  clampingForce: number
  minimumTensionLoad?: number | undefined
  gripMin?: number | undefined
  gripMax?: number | undefined
}

/**
 * A lockbolt is pulled and swaged: it has no torque and no thread friction; its clamp force is the maker's figure,
 * taken as the least and as the greatest preload. `utilisation` = clamp force over the least tensile load;
 * `gripFits` says whether a stack in mm lies in the grip range, both ends included, where the range is known.
 */
export function lockboltPreload(
  { clampingForce, minimumTensionLoad, gripMin, gripMax }: LockboltFigures,
  stack: number | undefined,
): { preload: number; utilisation: number | undefined; gripFits: boolean | undefined } {
  const known = stack !== undefined && (gripMin !== undefined || gripMax !== undefined)
  return {
    preload: clampingForce,
    utilisation: minimumTensionLoad ? clampingForce / minimumTensionLoad : undefined,
    gripFits: known ? stack >= (gripMin ?? 0) && stack <= (gripMax ?? Infinity) : undefined,
  }
}
