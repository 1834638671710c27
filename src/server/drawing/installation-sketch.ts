import type { Part } from './facts'
import {
  collarOf,
  collarSections,
  pinOf,
  pinOutline,
  type Collar,
  type Pin,
} from './families/lockbolts'
import { sideOf, type Figure } from './outline'
import { className } from './size-drawing'
import { label, polyline, sheet, type Spot } from './svg'
import { contour, type Section, type Turned } from './turned'
import { textOf, type Language, type Meaning } from './texts'
import { drawn, frameOf } from './views'

/** One picture of a sketch: what lies where, in mm, with its caption. */
interface Step {
  readonly caption: Meaning
  readonly figures: readonly Figure[]
  /** An arrow along the axis, from and to, above or below it by `v`. */
  readonly arrow?: { readonly from: number; readonly to: number; readonly v: number }
}

const width = 960
const margin = 28
const gap = 24
const highest = 230

/** Whether there is a sketch of how a part is fitted. */
export const hasInstallationSketch = (part: Part): boolean => stepsOf(part) !== undefined

/**
 * How a part is fitted, step by step, as SVG: for lockbolts and for bolts with washer and nut;
 * undefined for parts that are fitted otherwise.
 */
export function installationSketch(part: Part, language: Language): string | undefined {
  const steps = stepsOf(part)
  if (!steps) return undefined
  const columns = steps.length === 3 ? 3 : 2
  const panel = (width - 2 * margin - gap * (columns - 1)) / columns
  const frame = frameOf(steps.flatMap(({ figures, arrow }) => [...figures, ...pathOf(arrow)]))
  const scale = Math.min(panel / (frame.right - frame.left), highest / (frame.top - frame.bottom))
  const height = (frame.top - frame.bottom) * scale + 40
  const inset = (panel - (frame.right - frame.left) * scale) / 2
  const content = steps.map((step, i) => {
    const left = margin + (i % columns) * (panel + gap)
    const top = 84 + Math.floor(i / columns) * (height + gap)
    const place = ([u, v]: Spot): Spot => [
      left + inset + (u - frame.left) * scale,
      top + (frame.top - v) * scale,
    ]
    return (
      drawn(step.figures, place, scale) +
      (step.arrow
        ? arrow(place([step.arrow.from, step.arrow.v]), place([step.arrow.to, step.arrow.v]))
        : '') +
      label(textOf(step.caption, language), [left, top + height - 14], { size: 15 })
    )
  })
  const rows = Math.ceil(steps.length / columns)
  const title = `${textOf('installation', language)} · ${className(part, language)}`
  return sheet(width, 84 + rows * (height + gap), `${part.facts.model} ${title}`, [
    label(part.facts.model, [margin, 38], { size: 20, bold: true }),
    label(title, [margin, 62], { size: 14, colour: '#3a434b' }),
    ...content,
  ])
}

/** An arrow's way, so that the frame leaves room for it. */
const pathOf = (arrow: Step['arrow']): Figure[] =>
  arrow
    ? [
        {
          kind: 'line',
          stroke: 'fine',
          spots: [
            [arrow.from, arrow.v],
            [arrow.to, arrow.v],
          ],
        },
      ]
    : []

function stepsOf(part: Part): Step[] | undefined {
  if (part.family === 'lockbolt' || part.family === 'shortTailLockbolt') return lockboltSteps(part)
  if (/^(hexagonBolt|flangeBolt|structuralBolt)$/.test(part.family)) return boltSteps(part)
  return undefined
}

const turned = (outside: readonly Section[], bore?: readonly Section[]): Turned => ({
  kind: 'turned',
  outside,
  bore,
})

/** Two plates with a hole, cut; a flush head gets its countersink. */
function plates(
  thickness: number,
  hole: number,
  reach: number,
  sink?: { dk: number; k: number },
): Figure[] {
  const middle = thickness * 0.45
  const depth = sink ? Math.min(sink.k, middle * 0.9) : 0
  const mouth = sink ? sink.dk / 2 : hole / 2
  const half = (side: 1 | -1): Figure[] => [
    {
      kind: 'area',
      hatched: 'rising',
      spots: [
        [0, side * mouth],
        [depth, (side * hole) / 2],
        [middle, (side * hole) / 2],
        [middle, side * reach],
        [0, side * reach],
      ],
    },
    {
      kind: 'area',
      hatched: 'falling',
      spots: [
        [middle, (side * hole) / 2],
        [thickness, (side * hole) / 2],
        [thickness, side * reach],
        [middle, side * reach],
      ],
    },
  ]
  const edges: Figure[] = [0, middle, thickness].map((u) => ({
    kind: 'line',
    stroke: 'fine',
    spots: [
      [u, hole / 2],
      [u, -hole / 2],
    ],
  }))
  return [...edges, ...half(1), ...half(-1)]
}

function lockboltSteps({ measures, family }: Part): Step[] {
  const shortTail = family === 'shortTailLockbolt'
  const pin = pinOf(measures, shortTail)
  const collar = collarOf(measures, pin.d, false)
  const thickness = Math.max(pin.grip.from + (pin.grip.to - pin.grip.from) * 0.6, 0.5 * pin.d)
  const sink = pin.head === 'Flush' ? pin : undefined
  const joint = plates(
    thickness,
    pin.d * 1.08,
    Math.max(pin.dk, collar.flange, collar.outer) * 0.78,
    sink,
  )
  const whole = sideOf(turned(pinOutline(pin)), true)
  const loose = collarSections(collar, thickness)
  const gapLeft = collarSections(collar, thickness + 0.25 * pin.d)
  const set = swaged(collar, pin, thickness)
  const done = shortTail ? whole : sideOf(turned(pinOutline(pin, true)), true)
  return [
    { caption: 'lockbolt1', figures: [...joint, ...whole] },
    {
      caption: 'lockbolt2',
      figures: [...joint, ...whole, ...sideOf(turned(gapLeft.outside, gapLeft.bore), false)],
      arrow: {
        from: thickness + collar.length + 1.4 * pin.d,
        to: thickness + collar.length + 0.5 * pin.d,
        v: pin.d * 0.95,
      },
    },
    {
      caption: 'lockbolt3',
      figures: [
        ...joint,
        ...whole,
        ...sideOf(turned(loose.outside, loose.bore), false),
        ...nose(collar, pin, thickness),
      ],
      arrow: { from: pin.l2 - 0.6 * pin.d, to: pin.l2 + 0.5 * pin.d, v: 0 },
    },
    {
      caption: shortTail ? 'shortTail4' : 'lockbolt4',
      figures: [...joint, ...done, ...sideOf(turned(set.outside, set.bore), false)],
    },
  ]
}

/** The collar after setting: squeezed into the grooves, longer and thinner than before. */
function swaged(collar: Collar, pin: Pin, at: number) {
  const [r, length] = [collar.outer / 2, collar.length * 1.06]
  const foot = collar.flange ? collar.flange / 2 : r * 1.02
  const end = at + Math.min(length, pin.l1 - at + 0.05 * pin.d)
  return {
    outside: [
      contour(
        [at, foot],
        [at + 0.16 * length, foot],
        [at + 0.26 * length, r * 0.88],
        [end - 0.05 * length, r * 0.84],
        [end, r * 0.78],
      ),
    ],
    bore: [contour([end, pin.d * 0.47], [at, pin.d * 0.47])],
  }
}

/** The anvil of the tool, pressed over the collar, cut. */
function nose(collar: Collar, pin: Pin, at: number): Figure[] {
  const r = collar.outer / 2
  const from = at + collar.length * 0.42
  const to = Math.max(pin.l2 - 0.9 * pin.d, from + collar.length)
  const mouth = collar.outer / 2 - 0.04 * pin.d
  const spots: Spot[] = [
    [from, mouth * 1.06],
    [from, r * 1.35],
    [from + 0.5 * (to - from), r * 1.6],
    [to, r * 1.6],
    [to, pin.d * 0.56],
    [at + collar.length * 1.08, pin.d * 0.56],
    [at + collar.length * 1.02, mouth * 0.86],
  ]
  return [1, -1].map((side) => ({
    kind: 'area',
    hatched: 'falling',
    spots: spots.map(([u, v]): Spot => [u, v * side]),
  }))
}

function boltSteps(part: Part): Step[] | undefined {
  const size = (symbol: string) => part.dimensions.find((one) => one.symbol === symbol)?.value
  const [d, length, s = 0, pitch = 1] = [size('d'), size('L'), size('s'), size('P')]
  const solid = part.bodies[0]?.solid
  if (!d || !length || solid?.kind !== 'turned') return undefined
  const flange = size('dc')
  const washer = flange ? 0 : 0.18 * d
  const nut = 0.85 * d
  const thickness = length - nut - washer - 3 * pitch
  // A screw this short goes into a threaded hole, not through plates.
  if (thickness < 0.6 * d) return undefined
  const hole = d * 1.1
  const joint = plates(thickness, hole, Math.max(s, flange ?? 0) * 0.95)
  const bolt = sideOf(solid, true)
  const fitted = (apart: number): Figure[] => {
    const seat = thickness + apart
    const face = seat + washer + apart
    return [
      ...(washer ? ring(seat, washer, hole, 2 * d) : []),
      ...sideOf(
        turned(
          [{ kind: 'hexagon', from: face, to: face + nut, acrossFlats: s, chamfered: 'both' }],
          [
            {
              kind: 'thread',
              from: face + nut,
              to: face,
              diameter: d,
              pitch,
              internal: true,
              start: 'chamfer',
              end: 'chamfer',
            },
          ],
        ),
        false,
      ),
    ]
  }
  return [
    { caption: 'bolt1', figures: [...joint, ...bolt] },
    {
      caption: washer ? 'bolt2' : 'flangeBolt2',
      figures: [...joint, ...bolt, ...fitted(0.5 * d)],
      arrow: { from: length + 1.9 * d, to: length + 0.9 * d, v: 0 },
    },
    { caption: 'bolt3', figures: [...joint, ...bolt, ...fitted(0)] },
  ]
}

function ring(at: number, height: number, hole: number, outer: number): Figure[] {
  const outside = [contour([at, outer / 2], [at + height, outer / 2])]
  return sideOf(turned(outside, [contour([at + height, hole / 2], [at, hole / 2])]), false)
}

function arrow([x1, y]: Spot, [x2]: Spot) {
  const way = Math.sign(x2 - x1)
  const neck = x2 - way * 12
  return polyline(
    [
      [x1, y - 3],
      [neck, y - 3],
      [neck, y - 9],
      [x2, y],
      [neck, y + 9],
      [neck, y + 3],
      [x1, y + 3],
    ],
    'measure',
    '#d9722b',
    true,
  )
}
