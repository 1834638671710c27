import type { Design } from '../design'
import type { Measures } from '../measures'
import { cylinder, extentCallouts, extentOf, plate, tube, turnedPiece } from './assembly'
import { grip, toolSizes, trigger } from './guns'

/** An air piston in the foot presses oil into the head; one trigger, one air hose. */
export function pneumaticGun(m: Measures): Design {
  const { d, body, nose } = toolSizes(m)
  const extent = extentOf(m, { length: 10.6 * d + 232, height: 6 * d + 250, width: 4 * d + 86 })
  const { length, height, width } = extent
  const head = body * 0.52
  const top = head / 2
  const bottom = top - height
  const foot = height * 0.3
  const x = length * 0.5
  return {
    bodies: [
      turnedPiece(
        [
          [0, nose * 0.3],
          [8, nose * 0.42],
          [length * 0.2, nose * 0.42],
          [length * 0.205, nose * 0.6],
          [length * 0.26, nose * 0.6],
        ],
        'x',
        [0, 0, 0],
        'plainSteel',
      ),
      turnedPiece(
        [
          [0, head * 0.36],
          [12, head * 0.5],
          [length * 0.42, head * 0.5],
          [length * 0.44, head * 0.44],
        ],
        'x',
        [length * 0.26, 0, 0],
        'paint',
      ),
      turnedPiece(
        [
          [0, head * 0.34],
          [6, head * 0.42],
          [length * 0.24, head * 0.42],
          [length * 0.3, head * 0.26],
        ],
        'x',
        [length * 0.7, 0, 0],
        'glass',
      ),
      plate(grip(x, 44, -head * 0.38, bottom + foot - 6), 38, 'rubber', 8),
      plate(trigger(x - 26, -head * 0.5, 20), 14, 'accent', 2),
      turnedPiece(
        [
          [0, width * 0.46],
          [5, width * 0.49],
          [foot * 0.72, width * 0.49],
          [foot * 0.8, width * 0.47],
          [foot, width * 0.26],
        ],
        'y',
        [x + 14, bottom, 0],
        'paint',
      ),
      cylinder(10, width, 'y', [x + 14, bottom + foot * 0.3, 0], 'accent'),
      tube(
        [
          [x + 14 + width * 0.45, bottom + foot * 0.5, 0],
          [x + 14 + width * 0.6, bottom + foot * 0.5, 0],
          [x + 14 + width * 0.72, bottom + foot * 0.42, 0],
        ],
        13,
        'zinc',
        [0, 0, 1],
      ),
    ],
    stance: 'placed',
    callouts: extentCallouts(extent, bottom),
  }
}
