import type { Body } from '../body'
import type { Design } from '../design'
import { figureOf, type Measures } from '../measures'
import { rounded, type Outline } from '../swept'
import { cylinder, extentCallouts, extentOf, plate, turnedPiece, type Extent } from './assembly'

/** Diameter of the largest pin a tool sets, and of its body and nose, all in mm. */
export function toolSizes(m: Measures) {
  const d = figureOf(m.facts.values.fits) ?? figureOf(m.facts.values.diameter) ?? 15.9
  return { d, body: m.hidden('body', 3 * d + 34), nose: m.hidden('nose', 2 * d + 8) }
}

/** A pistol grip below the axis, its foot at `bottom`; `x` is where it meets the body. */
export function grip(x: number, width: number, top: number, bottom: number): Outline {
  const lean = (top - bottom) * 0.16
  return rounded(
    [
      [x - width * 0.62, top],
      [x - width * 0.36, top - (top - bottom) * 0.22],
      [x - width * 0.36 + lean, bottom],
      [x + width * 0.72 + lean, bottom],
      [x + width * 0.62, top - (top - bottom) * 0.3],
      [x + width * 0.7, top],
    ],
    width * 0.22,
  )
}

export const trigger = (x: number, y: number, size: number): Outline =>
  rounded(
    [
      [x - size * 0.45, y],
      [x + size * 0.5, y],
      [x + size * 0.5, y - size * 1.3],
      [x + size * 0.1, y - size * 1.45],
      [x - size * 0.05, y - size * 0.6],
    ],
    size * 0.25,
  )

/** Nose, piston cylinder, end cap and the tube where the pintails leave, along x from 0. */
function barrel(length: number, body: number, nose: number): Body[] {
  const front = 0.3 * length
  const rear = 0.86 * length
  const r = body / 2
  return [
    turnedPiece(
      [
        [0, nose * 0.36],
        [0.02 * length, nose * 0.44],
        [0.13 * length, nose * 0.44],
        [0.135 * length, nose / 2],
        [front - 0.05 * length, nose / 2],
        [front - 0.045 * length, nose * 0.62],
        [front, nose * 0.62],
      ],
      'x',
      [0, 0, 0],
      'plainSteel',
    ),
    turnedPiece(
      [
        [0, r * 0.82],
        [0.02 * length, r * 0.96],
        [0.05 * length, r * 0.96],
      ],
      'x',
      [front, 0, 0],
      'black',
    ),
    cylinder(
      rear - front - 0.05 * length,
      body * 0.98,
      'x',
      [front + 0.05 * length, 0, 0],
      'paint',
    ),
    cylinder(0.03 * length, body, 'x', [front + 0.36 * length, 0, 0], 'accent'),
    turnedPiece(
      [
        [0, r * 0.97],
        [0.04 * length, r * 0.97],
        [0.07 * length, r * 0.8],
      ],
      'x',
      [rear, 0, 0],
      'black',
    ),
    cylinder(
      length - rear - 0.07 * length,
      nose * 0.7,
      'x',
      [rear + 0.07 * length, 0, 0],
      'plainSteel',
    ),
  ]
}

/** Two hose ends that leave downwards from a foot. */
function hoseEnds(x: number, y: number, size: number, length: number): Body[] {
  return [-0.5, 0.5].flatMap((side) => {
    const at = x + side * size * 1.5
    return [
      cylinder(length * 0.45, size, '-y', [at, y, 0], 'zinc'),
      cylinder(length * 0.56, size * 0.72, '-y', [at, y - length * 0.44, 0], 'rubber'),
    ]
  })
}

export function straightGun(m: Measures): Design {
  const { d, body, nose } = toolSizes(m)
  const extent = extentOf(m, { length: 6.5 * d + 235, height: 2.2 * d + 178, width: body + 8 })
  const bottom = body / 2 - extent.height
  const hoses = 34
  const gripWidth = 46
  const x = extent.length * 0.48
  const foot = x + (body * 0.1 + extent.height - body - hoses) * 0.16 + 8
  return {
    bodies: [
      ...barrel(extent.length, body, nose),
      plate(grip(x, gripWidth, -body * 0.4, bottom + hoses), 36, 'rubber', 7),
      plate(trigger(x - gripWidth * 0.62, -body * 0.46, 20), 14, 'accent', 2),
      ...hoseEnds(foot, bottom + hoses, 15, hoses),
      ...sideBosses(extent, body, x),
    ],
    stance: 'placed',
    callouts: extentCallouts(extent, bottom),
  }
}

/** Bolted ports on both sides of a cylinder, out to the full width. */
function sideBosses(extent: Extent, body: number, x: number): Body[] {
  const reach = (extent.width - body * 0.9) / 2
  return [
    cylinder(reach, 18, 'z', [x + 60, 0, body * 0.45], 'zinc'),
    cylinder(reach, 18, '-z', [x + 60, 0, -body * 0.45], 'zinc'),
  ]
}

/** The nose stands across the body, so that the tool reaches behind flanges and into corners. */
export function rightAngleGun(m: Measures): Design {
  const { d, body, nose } = toolSizes(m)
  const extent = extentOf(m, { length: 5 * d + 190, height: 4.2 * d + 150, width: body + 20 })
  const { length, height, width } = extent
  const top = body / 2
  const bottom = top - height
  const headX = nose * 0.85
  const cylinderFrom = headX + nose * 0.55
  const cylinderLength = length * 0.5
  const gripFrom = cylinderFrom + cylinderLength
  const noseLength = height - body * 0.98
  return {
    bodies: [
      plate(
        rounded(
          [
            [0, -body * 0.48],
            [cylinderFrom + 6, -body * 0.48],
            [cylinderFrom + 6, top],
            [nose * 0.5, top],
            [0, top * 0.5],
          ],
          10,
        ),
        nose * 1.5,
        'plainSteel',
        4,
      ),
      turnedPiece(
        [
          [0, nose * 0.66],
          [noseLength * 0.3, nose * 0.66],
          [noseLength * 0.32, nose / 2],
          [noseLength * 0.7, nose / 2],
          [noseLength * 0.74, nose * 0.42],
          [noseLength, nose * 0.36],
        ],
        '-y',
        [headX, bottom + noseLength, 0],
        'plainSteel',
      ),
      cylinder(cylinderLength, body * 0.98, 'x', [cylinderFrom, 0, 0], 'paint'),
      cylinder(12, body, 'x', [cylinderFrom + cylinderLength * 0.7, 0, 0], 'accent'),
      turnedPiece(
        [
          [0, body * 0.4],
          [10, body * 0.26],
          [length - gripFrom - 26, body * 0.24],
        ],
        'x',
        [gripFrom, 0, 0],
        'rubber',
      ),
      plate(
        rounded(
          [
            [gripFrom + 2, -body * 0.3],
            [length - 34, -body * 0.42],
            [length - 34, -body * 0.34],
            [gripFrom + 2, -body * 0.18],
          ],
          4,
        ),
        16,
        'accent',
        2,
      ),
      ...[-1, 1].map((side) =>
        cylinder(28, 14, 'x', [length - 28, 0, side * Math.min(9, body * 0.12)], 'zinc'),
      ),
      cylinder((width - body * 0.9) / 2, 20, 'z', [cylinderFrom + 40, 0, body * 0.45], 'zinc'),
      cylinder((width - body * 0.9) / 2, 20, '-z', [cylinderFrom + 40, 0, -body * 0.45], 'zinc'),
    ],
    stance: 'placed',
    callouts: extentCallouts(extent, bottom),
  }
}
