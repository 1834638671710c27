import type { Body } from '../body'
import type { Design } from '../design'
import type { Measures } from '../measures'
import type { Point } from '../mesh'
import { round } from '../swept'
import { box, cylinder, extentCallouts, extentOf, turnedPiece, type Extent } from './assembly'

/** Tank, its cover plate and four wheels, standing on y = 0. */
function tank({ length, width }: Extent, height: number, wheel: number): Body[] {
  const half = width / 2
  const inset = length * 0.06
  const wheels = [inset + wheel, length - inset - wheel].flatMap((x) =>
    [-1, 1].flatMap((side): Body[] => [
      cylinder(24, wheel * 2, 'z', [x, wheel, side * half * 0.72 - 12], 'rubber'),
      cylinder(28, wheel * 0.9, 'z', [x, wheel, side * half * 0.72 - 14], 'zinc'),
    ]),
  )
  return [
    box(
      [inset, wheel * 1.5, -half * 0.94],
      [length - inset, wheel * 1.5 + height, half * 0.94],
      'paint',
      10,
    ),
    box(
      [inset * 0.6, wheel * 1.5 + height, -half],
      [length - inset * 0.6, wheel * 1.5 + height + 12, half],
      'plainSteel',
      3,
    ),
    ...wheels,
  ]
}

/** A bow of tube over the unit, to push and to lift it by. */
function bow(x: number, from: number, top: number, half: number): Body {
  const [r, bend] = [11, 36]
  const turn = (side: 1 | -1) =>
    Array.from({ length: 7 }, (_, i): Point => {
      const angle = (i * Math.PI) / 12
      const [rise, reach] = [Math.sin(angle), Math.cos(angle)]
      return [x, top - r - bend + bend * rise, side * (half - bend + bend * reach)]
    })
  const path: Point[] = [[x, from, -half], ...turn(-1), ...turn(1).reverse(), [x, from, half]]
  return { solid: { kind: 'swept', section: round(r), path, up: [1, 0, 0] }, surface: 'black' }
}

/** A motor with cooling fins, lying along x. */
function motor(x: number, y: number, length: number, diameter: number): Body[] {
  const fins = 9
  const step = (length * 0.62) / fins
  const corners = Array.from({ length: fins }, (_, i) => {
    const at = length * 0.1 + i * step
    return [
      [at, diameter * 0.44],
      [at + step * 0.25, diameter * 0.44],
      [at + step * 0.3, diameter / 2],
      [at + step * 0.7, diameter / 2],
      [at + step * 0.75, diameter * 0.44],
    ] as const
  })
  return [
    turnedPiece(
      [
        [0, diameter * 0.5],
        [length * 0.08, diameter * 0.5],
        [length * 0.09, diameter * 0.44],
        ...corners.flat(),
        [length * 0.74, diameter * 0.44],
      ],
      'x',
      [x, y, 0],
      'aluminium',
    ),
    turnedPiece(
      [
        [0, diameter * 0.51],
        [length * 0.2, diameter * 0.51],
        [length * 0.26, diameter * 0.42],
      ],
      'x',
      [x + length * 0.74, y, 0],
      'black',
    ),
    box(
      [x + length * 0.25, y + diameter * 0.42, -diameter * 0.24],
      [x + length * 0.55, y + diameter * 0.66, diameter * 0.24],
      'black',
      4,
    ),
  ]
}

/** A dial with a white face, looking forwards. */
function dial(at: Point, diameter: number): Body[] {
  return [
    cylinder(20, diameter, 'z', at, 'black'),
    cylinder(2, diameter * 0.86, 'z', [at[0], at[1], at[2] + 19.4], 'glass'),
    box(
      [at[0] - 1.5, at[1] - 2, at[2] + 21],
      [at[0] + 1.5, at[1] + diameter * 0.32, at[2] + 23],
      'accent',
      0.5,
    ),
    cylinder(34, diameter * 0.22, '-y', [at[0], at[1] - diameter * 0.4, at[2] + 10], 'zinc'),
  ]
}

function couplings(x: number, y: number, z: number): Body[] {
  return [0, 1].flatMap((i): Body[] => [
    cylinder(26, 20, 'z', [x + i * 44, y, z], 'zinc'),
    cylinder(20, 15, 'z', [x + i * 44, y, z + 26], 'plainSteel'),
  ])
}

export function electricPump(m: Measures): Design {
  const extent = extentOf(m, { length: 640, height: 570, width: 430 })
  const { length, height, width } = extent
  const wheel = 38
  const tankHeight = height * 0.36
  const deck = wheel * 1.5 + tankHeight + 12
  const diameter = Math.min(width * 0.46, (height - deck) * 0.62)
  const axis = deck + diameter * 0.56
  const motorX = length * 0.12
  const motorLength = length * 0.44
  const blockX = motorX - length * 0.03
  return {
    bodies: [
      ...tank(extent, tankHeight, wheel),
      ...motor(motorX, axis, motorLength, diameter),
      box(
        [motorX + motorLength * 0.15, deck, -diameter * 0.3],
        [motorX + motorLength * 0.6, deck + diameter * 0.14, diameter * 0.3],
        'black',
      ),
      cylinder(length * 0.04, diameter * 0.7, 'x', [blockX, axis, 0], 'plainSteel'),
      box(
        [length * 0.64, deck, -width * 0.2],
        [length * 0.8, deck + diameter * 0.5, width * 0.26],
        'plainSteel',
        4,
      ),
      cylinder(
        diameter * 0.42,
        30,
        'y',
        [length * 0.69, deck + diameter * 0.5, width * 0.1],
        'black',
      ),
      cylinder(
        diameter * 0.42,
        30,
        'y',
        [length * 0.75, deck + diameter * 0.5, width * 0.1],
        'black',
      ),
      ...dial([length * 0.71, deck + diameter * 1.02, -width * 0.05], 62),
      ...couplings(length * 0.68, deck + diameter * 0.25, width * 0.26),
      box(
        [length * 0.83, deck, -width * 0.3],
        [length * 0.94, deck + diameter * 1.05, width * 0.3],
        'accent',
        5,
      ),
      cylinder(10, 22, 'z', [length * 0.885, deck + diameter * 0.8, width * 0.29], 'black'),
      bow(11, wheel * 2, height, width * 0.44),
      bow(length - 11, wheel * 2, height, width * 0.44),
      ...rails(extent, height),
    ],
    stance: 'placed',
    callouts: extentCallouts(extent, 0),
  }
}

/** Two tubes that join the bows. */
const rails = ({ length, width }: Extent, height: number): Body[] =>
  [-1, 1].map((side) =>
    cylinder(length - 22, 18, 'x', [11, height * 0.62, side * width * 0.44], 'black'),
  )

export function airPump(m: Measures): Design {
  const extent = extentOf(m, { length: 450, height: 405, width: 320 })
  const { length, height, width } = extent
  const wheel = 26
  const tankHeight = height * 0.34
  const deck = wheel * 1.5 + tankHeight + 12
  const room = height - deck
  const x = length * 0.36
  return {
    bodies: [
      ...tank(extent, tankHeight, wheel),
      turnedPiece(
        [
          [0, width * 0.2],
          [room * 0.12, width * 0.2],
          [room * 0.14, width * 0.15],
          [room * 0.3, width * 0.15],
          [room * 0.32, width * 0.27],
          [room * 0.72, width * 0.27],
          [room * 0.76, width * 0.24],
        ],
        'y',
        [x, deck, 0],
        'aluminium',
      ),
      cylinder(room * 0.16, width * 0.2, 'y', [x, deck + room * 0.75, 0], 'black'),
      box(
        [length * 0.6, deck, -width * 0.16],
        [length * 0.8, deck + room * 0.42, width * 0.2],
        'plainSteel',
        4,
      ),
      ...dial([length * 0.7, deck + room * 0.66, 0], 54),
      ...couplings(length * 0.65, deck + room * 0.2, width * 0.2),
      cylinder(room * 0.4, 30, 'y', [length * 0.88, deck, 0], 'glass'),
      cylinder(18, 38, 'y', [length * 0.88, deck + room * 0.38, 0], 'black'),
      bow(11, wheel * 2, height, width * 0.4),
      bow(length - 11, wheel * 2, height, width * 0.4),
    ],
    stance: 'placed',
    callouts: extentCallouts(extent, 0),
  }
}
