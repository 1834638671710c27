import type { Part } from './facts'
import { boltJoint, isLockbolt, lockboltJoint, nose, swaged } from './installation-joint'
import { sideOf, type Figure } from './outline'
import { className } from './size-drawing'
import { label, polyline, sheet, type Spot } from './svg'
import { textOf, type Language, type Meaning } from './texts'
import { drawn, frameOf } from './views'

/** One picture of a sketch: figures in mm with a caption. */
interface Step {
  readonly caption: Meaning
  readonly figures: readonly Figure[]
  /** An arrow along the axis, at the height `v`. */
  readonly arrow?: { readonly from: number; readonly to: number; readonly v: number }
}

const width = 960
const margin = 28
const gap = 24
const highest = 230

export const hasInstallationSketch = (part: Part): boolean => stepsOf(part) !== undefined

/** Installation steps as SVG, for lockbolts and for bolts with washer and nut; undefined for other parts. */
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

/** The area of an arrow, so that the frame leaves room for it. */
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
  if (isLockbolt(part)) return lockboltSteps(part)
  return boltSteps(part)
}

function lockboltSteps(part: Part): Step[] {
  const { pin, collar, thickness, joint, whole, done, collarAt } = lockboltJoint(part)
  return [
    { caption: 'lockbolt1', figures: [...joint, ...whole] },
    {
      caption: 'lockbolt2',
      figures: [...joint, ...whole, ...collarAt(0.25 * pin.d)],
      arrow: {
        from: thickness + collar.length + 1.4 * pin.d,
        to: thickness + collar.length + 0.5 * pin.d,
        v: pin.d * 0.95,
      },
    },
    {
      caption: 'lockbolt3',
      figures: [...joint, ...whole, ...collarAt(0), ...nose(collar, pin, thickness)],
      arrow: { from: pin.l2 - 0.6 * pin.d, to: pin.l2 + 0.5 * pin.d, v: 0 },
    },
    {
      caption: pin.shortTail ? 'shortTail4' : 'lockbolt4',
      figures: [...joint, ...done, ...sideOf(swaged(collar, pin, thickness, 1), false)],
    },
  ]
}

function boltSteps(part: Part): Step[] | undefined {
  const assembly = boltJoint(part)
  if (!assembly) return undefined
  const { d, length, washer, joint, bolt, fitted } = assembly
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
