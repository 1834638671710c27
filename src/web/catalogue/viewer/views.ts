import { keysIn } from '../../../domain/lists/objects'
/** Camera positions as directions from the model's middle: x right, y up, z towards the viewer. */
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

// The cast is safe: the keys come from the table above.
export const viewNames = keysIn(views)

export interface Corner {
  /** Right and up in picture coordinates. */
  right: number
  up: number
  /** Towards the camera. */
  near: number
}

/** Distance from the middle at which a camera sees all corners of a box; `tangents` are of half its field of view. */
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
