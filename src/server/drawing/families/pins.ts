import { across, along, endwise, type Design } from '../design'
import type { Measures } from '../measures'
import type { Point } from '../mesh'
import type { Surface } from '../surfaces'
import type { Outline } from '../swept'

export function clevisPin(m: Measures, surface: Surface): Design {
  const d = m.size('d', { meaning: 'diameter', characteristic: 'diameter', typical: 10 })
  const dk = m.size('dk', { meaning: 'headDiameter', typical: 1.6 * d })
  const k = m.size('k', { meaning: 'headHeight', typical: 0.35 * d })
  const length = m.size('L', {
    meaning: 'length',
    columns: [],
    characteristic: 'length',
    typical: 4 * d,
  })
  const hole = m.size('dl', { meaning: 'holeDiameter', columns: ['hole'], typical: 0.28 * d })
  const fromEnd = m.size('le', { meaning: 'holeDistance', typical: 0.45 * d })
  const chamfer = Math.min(m.hidden('c', 0.2 * d), fromEnd - hole * 0.8, 0.2 * d)
  const holeAt = length - fromEnd
  return {
    bodies: [
      {
        solid: {
          kind: 'drilled',
          diameter: d,
          length,
          chamfer,
          headDiameter: dk,
          headHeight: k,
          hole,
          holeAt,
        },
        surface,
      },
    ],
    stance: 'lying',
    callouts: [
      across('dk', dk, -k, 'left'),
      along('k', -k, 0, dk / 2, 'above'),
      along('le', holeAt, length, d / 2, 'above'),
      along('L', 0, length, d / 2),
      across('d', d, length, 'right'),
      across('dl', hole, length, 'right'),
    ],
  }
}

const halfRound = (radius: number): Outline =>
  Array.from({ length: 13 }, (_, i) => {
    const angle = Math.PI / 2 + (Math.PI * i) / 12
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const
  })

/** Half-round wire bent into an eye, its flat sides lying on each other; the legs differ in length. */
export function splitPin(m: Measures, surface: Surface): Design {
  const nominal = m.size('d', { meaning: 'diameter', characteristic: 'diameter', typical: 3.2 })
  const wire = m.size('w', { meaning: 'wireDiameter', columns: ['wire'], typical: 0.9 * nominal })
  const length = m.size('L', {
    meaning: 'length',
    columns: [],
    characteristic: 'length',
    typical: 10 * nominal,
  })
  const eyeWidth = m.size('c', { meaning: 'eyeDiameter', typical: 1.7 * nominal })
  const eyeLength = m.size('b', { meaning: 'eyeLength', typical: 2 * nominal })
  const longer = m.size('a', { meaning: 'legDifference', typical: 0.5 * nominal })
  const radius = wire / 2
  const gap = 0.01 * wire
  const [halfWidth, halfLength] = [eyeWidth / 2 - radius, (eyeLength - radius) / 2]
  const steps = 40
  const eye = Array.from({ length: steps - 1 }, (_, i): Point => {
    const angle = ((i + 1) * 2 * Math.PI) / steps
    const wide = (halfWidth * Math.sin(angle) * Math.abs(Math.sin(angle / 2))) / 0.77
    return [-halfLength + halfLength * Math.cos(angle), wide + (angle < Math.PI ? gap : -gap), 0]
  })
  /** A leg from its end to the eye: points on the way keep it straight in a spline too. */
  const leg = (end: number, y: number) => {
    const spans = Math.ceil(end / (4 * radius))
    return Array.from({ length: spans + 1 }, (_, i): Point => [end * (1 - i / spans), y, 0])
  }
  const path: Point[] = [
    ...leg(length, gap),
    // Sections closer to the bend than half the wire would cross each other.
    ...eye.filter(([x, y]) => Math.hypot(x, y) > radius),
    ...leg(length + longer, -gap).reverse(),
  ]
  return {
    bodies: [
      { solid: { kind: 'swept', section: halfRound(radius), path, up: [0, 0, 1] }, surface },
    ],
    stance: 'placed',
    callouts: [
      across('c', eyeWidth, -halfLength, 'left'),
      across('w', wire, length, 'right'),
      along('b', -eyeLength, 0, eyeWidth / 2, 'above'),
      along('a', length, length + longer, radius, 'above'),
      along('L', 0, length, radius),
      endwise('w', wire, 'vertical'),
    ].filter(({ view }) => view === 'side'),
  }
}
