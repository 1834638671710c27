import { headOf, type Drilled } from '../drilled'
import { contour } from '../turned'
import type { Point } from '../mesh'
import { itemAt } from '../items'
import { moved } from './moved'
import { line, reversed, uses, type Brep, type Edge, type Face, type Vertex } from './solid'
import { turnedBrep } from './turned'

/** A pin with a cross hole; undefined if the hole does not lie within its cylinder. */
export function drilledBrep(pin: Drilled): Brep | undefined {
  const { diameter, length, chamfer, hole, holeAt } = pin
  const [radius, tip] = [diameter / 2, length - chamfer]
  if (hole >= diameter * 0.98 || holeAt - hole / 2 <= 0 || holeAt + hole / 2 >= tip)
    return undefined
  const outside = [
    contour(...headOf(pin), [tip, radius], [length, radius - chamfer * 0.45], [length, 0]),
  ]
  const whole = turnedBrep({ kind: 'turned', outside })
  if (!whole) return undefined
  const [front, back] = [rimOf(pin, 1), rimOf(pin, -1)]
  const faces = whole.faces.map((face): Face => {
    const { surface, loops } = face
    const isWall = surface.kind === 'cylinder' && surface.radius === radius
    return isWall ? { ...face, loops: [...loops, uses([front]), reversed(uses([back]))] } : face
  })
  // The hole crosses the pin away from its seam; then the pin is turned as it is drawn, with its hole along x.
  const drilled: Brep = { ...whole, faces: [...faces, boreFace(pin, front, back)] }
  return moved(drilled, ([x, y, z]) => [y, -x, z])
}

const segments = 36

/** Edge between hole and pin, of cubic pieces with exact ends and tangents: off by less than 1e-5 of its radius. */
function rimOf({ diameter, hole, holeAt }: Drilled, side: 1 | -1): Edge {
  const [radius, r] = [diameter / 2, hole / 2]
  const spotAt = (t: number): Point => {
    const x = r * Math.cos(t)
    return [x, side * Math.sqrt(radius ** 2 - x ** 2), holeAt + r * Math.sin(t)]
  }
  const step = (2 * Math.PI) / segments
  const third = (t: number): Point => {
    const [x, y] = spotAt(t)
    const dx = -r * Math.sin(t)
    return [(dx * step) / 3, (((-x * dx) / y) * step) / 3, (r * Math.cos(t) * step) / 3]
  }
  const poles = Array.from({ length: segments }, (_, i): Point[] => {
    const [from, to] = [i * step, (i + 1) * step]
    const [p, q, before, after] = [spotAt(from), spotAt(to), third(from), third(to)]
    return [
      p,
      [p[0] + before[0], p[1] + before[1], p[2] + before[2]],
      [q[0] - after[0], q[1] - after[1], q[2] - after[2]],
    ]
  }).flat()
  const start: Vertex = { at: spotAt(0) }
  return {
    from: start,
    to: start,
    curve: { kind: 'spline', degree: 3, poles: [...poles, itemAt(poles, 0)], pieces: true },
  }
}

function boreFace({ hole, holeAt }: Drilled, front: Edge, back: Edge): Face {
  const seam: Edge = { from: back.from, to: front.from, curve: line }
  return {
    surface: {
      kind: 'cylinder',
      at: [0, 0, holeAt],
      axis: [0, 1, 0],
      x: [1, 0, 0],
      radius: hole / 2,
    },
    outwards: false,
    loops: [
      [
        { edge: back, forward: true },
        { edge: seam, forward: true },
        { edge: front, forward: false },
        { edge: seam, forward: false },
      ],
    ],
  }
}
