/** Where the camera stands, as a direction from the middle of the model: x to the right, y up, z to the viewer. */
export const views = {
  default: [0.55, 0.42, 1],
  front: [0, 0, 1],
  right: [1, 0, 0],
  top: [0, 1, 0],
  back: [0, 0, -1],
  left: [-1, 0, 0],
  bottom: [0, -1, 0],
  isometric: [1, 1, 1],
} as const satisfies Record<string, readonly [number, number, number]>

export type ViewName = keyof typeof views

// The keys of the table above.
export const viewNames = Object.keys(views) as ViewName[]

export interface Corner {
  /** In the picture, to the right, and up. */
  right: number
  up: number
  /** Towards the camera. */
  near: number
}

/** How far from the middle a camera must stand to see all corners of a box; `tangents` of half its angles. */
export function distanceToSee(
  corners: readonly Corner[],
  tangents: { across: number; upright: number },
): number {
  return Math.max(
    ...corners.map(
      ({ right, up, near }) =>
        near + Math.max(Math.abs(right) / tangents.across, Math.abs(up) / tangents.upright),
    ),
  )
}
