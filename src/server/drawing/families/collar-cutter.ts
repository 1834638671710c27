import type { Design } from '../design'
import type { Measures } from '../measures'
import { rounded, type Outline } from '../swept'
import { cylinder, extentCallouts, extentOf, plate, tube, turnedPiece } from './assembly'
import { grip, toolSizes } from './guns'

/** A hydraulic cylinder that closes two blades in a C-shaped head around a set collar. */
export function collarCutter(m: Measures): Design {
  const { d, body, nose } = toolSizes(m)
  const extent = extentOf(m, { length: 6 * d + 240, height: 3 * d + 160, width: 3 * d + 60 })
  const { length, height, width } = extent
  const bottom = body / 2 - height
  const reach = length * 0.3
  const arm = body / 2
  const opening = Math.min(nose * 0.62, arm * 0.7)
  const jaws: Outline = rounded(
    [
      [0, arm],
      [reach, arm],
      [reach + 14, nose * 0.5],
      [reach + 14, -nose * 0.5],
      [reach, -arm],
      [0, -arm],
      [0, -opening],
      [reach * 0.62, -opening],
      [reach * 0.72, -opening * 0.6],
      [reach * 0.72, opening * 0.6],
      [reach * 0.62, opening],
      [0, opening],
    ],
    6,
  )
  const blade = (side: 1 | -1): Outline => [
    [reach * 0.12, side * opening * 1.02],
    [reach * 0.46, side * opening * 1.02],
    [reach * 0.36, side * opening * 0.42],
    [reach * 0.22, side * opening * 0.42],
  ]
  const x = length * 0.56
  return {
    bodies: [
      plate(jaws, width * 0.44, 'plainSteel', 3),
      plate(blade(1), width * 0.3, 'zinc', 1),
      plate(blade(-1), width * 0.3, 'zinc', 1),
      turnedPiece(
        [
          [0, nose * 0.5],
          [6, body * 0.46],
          [20, body * 0.46],
        ],
        'x',
        [reach + 12, 0, 0],
        'black',
      ),
      cylinder(length - reach - 56, body * 0.98, 'x', [reach + 32, 0, 0], 'paint'),
      cylinder(12, body, 'x', [reach + 32 + (length - reach) * 0.45, 0, 0], 'accent'),
      turnedPiece(
        [
          [0, body * 0.46],
          [14, body * 0.46],
          [24, body * 0.34],
        ],
        'x',
        [length - 24, 0, 0],
        'black',
      ),
      plate(grip(x, 46, -body * 0.4, bottom + 30), 36, 'rubber', 7),
      tube(
        [
          [x + 24, bottom + 34, 0],
          [x + 26, bottom + 15, 0],
          [x + 26, bottom, 0],
        ],
        15,
        'zinc',
        [0, 0, 1],
      ),
      cylinder((width - body * 0.9) / 2, 18, 'z', [x + 40, 0, body * 0.45], 'zinc'),
      cylinder((width - body * 0.9) / 2, 18, '-z', [x + 40, 0, -body * 0.45], 'zinc'),
    ],
    stance: 'placed',
    callouts: extentCallouts(extent, bottom),
  }
}
