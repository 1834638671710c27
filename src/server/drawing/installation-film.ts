import type { Part } from './facts'
import { boltJoint, isLockbolt, lockboltJoint, nose, swaged } from './installation-joint'
import { sideOf, type Figure } from './outline'
import { label, sheet, type Spot } from './svg'
import { textOf, type Language, type Meaning } from './texts'
import { drawn, frameOf } from './views'

/** Every way of fitting a part has one film, which shows it with an example. */
export type Film = 'lockbolt' | 'shortTailLockbolt' | 'bolt' | 'flangeBolt'

export const framesPerSecond = 25
const [width, height] = [960, 600]
const margin = 36
const head = 100
const foot = 56

/** An act of a film; draws the scene at progress 0 to 1. */
interface Act {
  readonly caption: Meaning
  readonly seconds: number
  /** The figure leaves the picture. */
  readonly leaves?: true
  readonly figures: (progress: number) => Figure[]
}

/** The installation film of a part; undefined for parts without one. */
export function filmOf(part: Part): Film | undefined {
  if (isLockbolt(part)) return part.family === 'lockbolt' ? 'lockbolt' : 'shortTailLockbolt'
  const joint = boltJoint(part)
  return joint && (joint.washer ? 'bolt' : 'flangeBolt')
}

/** Frames of a film in order, as SVG of 960 by 600. */
export function* framesOf(part: Part, language: Language): Generator<string> {
  const acts = isLockbolt(part) ? lockboltActs(part) : boltActs(part)
  const frame = frameOf(acts.flatMap(({ leaves, figures }) => figures(leaves ? 0 : 1)))
  const scale = Math.min(
    (width - 2 * margin) / (frame.right - frame.left),
    (height - head - foot) / (frame.top - frame.bottom),
  )
  const [left, top] = [
    (width - (frame.right - frame.left) * scale) / 2,
    head + (height - head - foot - (frame.top - frame.bottom) * scale) / 2,
  ]
  const place = ([u, v]: Spot): Spot => [
    left + (u - frame.left) * scale,
    top + (frame.top - v) * scale,
  ]
  const title = textOf('installation', language)
  // One film serves many models: this one is its example.
  const note = textOf('film', language).replace('{{model}}', part.facts.model)
  for (const { caption, seconds, figures } of acts) {
    const count = Math.round(seconds * framesPerSecond)
    for (let at = 1; at <= count; at++)
      yield sheet(width, height, title, [
        drawn(figures(eased(at / count)), place, scale),
        label(title, [margin, 44], { size: 22, bold: true }),
        label(note, [margin, 72], { size: 16, colour: '#3a434b' }),
        // At the top: a player's controls cover the bottom.
        label(textOf(caption, language), [width - margin, 48], { size: 24, anchor: 'end' }),
      ])
  }
}

/** Ease-in-out (smoothstep). */
const eased = (share: number) => share * share * (3 - 2 * share)

const moved = (figures: readonly Figure[], du: number): Figure[] =>
  figures.map((figure): Figure => {
    const move = ([u, v]: Spot): Spot => [u + du, v]
    return figure.kind === 'circle'
      ? { ...figure, centre: move(figure.centre) }
      : { ...figure, spots: figure.spots.map(move) }
  })

function lockboltActs(part: Part): Act[] {
  const { pin, collar, thickness, joint, whole, done, collarAt } = lockboltJoint(part)
  const far = pin.l2
  const seated = collarAt(0)
  const set = (progress: number) => sideOf(swaged(collar, pin, thickness, progress), false)
  /** Position of the tool: 0 = at the end of the collar, 1 = over the whole collar. */
  const tool = (progress: number) =>
    moved(nose(collar, pin, thickness), (0.58 - 0.7 * progress) * collar.length)
  const tail = pin.shortTail ? [] : tailOf(whole, pin.l1)
  const shown = (...figures: readonly (readonly Figure[])[]) => [...joint, ...figures.flat()]
  return [
    {
      caption: 'lockbolt1',
      seconds: 1.6,
      figures: (progress) => shown(moved(whole, (progress - 1) * far)),
    },
    {
      caption: 'lockbolt2',
      seconds: 1.8,
      figures: (progress) => shown(whole, collarAt((1 - progress) * far)),
    },
    {
      caption: 'lockbolt3',
      seconds: 1.2,
      figures: (progress) => shown(whole, seated, moved(tool(0), (1 - progress) * far)),
    },
    {
      caption: 'lockbolt3',
      seconds: 2.4,
      figures: (progress) => shown(whole, set(progress), tool(progress)),
    },
    {
      caption: pin.shortTail ? 'shortTail4' : 'lockbolt4',
      seconds: 1.6,
      leaves: true,
      figures: (progress) =>
        shown(done, set(1), moved([...tail, ...tool(1)], progress * far * 1.2)),
    },
    {
      caption: pin.shortTail ? 'shortTail4' : 'lockbolt4',
      seconds: 2,
      figures: () => shown(done, set(1)),
    },
  ]
}

/** The part of the pin behind the break. */
const tailOf = (figures: readonly Figure[], from: number): Figure[] =>
  figures.flatMap((figure): Figure[] => {
    if (figure.kind === 'circle') return []
    const spots = figure.spots.filter(([u]) => u >= from)
    return spots.length < 2 ? [] : [{ ...figure, spots }]
  })

function boltActs(part: Part): Act[] {
  const assembly = boltJoint(part)
  if (!assembly) return []
  const { d, length, washer, joint, bolt, fitted } = assembly
  const second = washer ? 'bolt2' : 'flangeBolt2'
  return [
    {
      caption: 'bolt1',
      seconds: 1.6,
      figures: (progress) => [...joint, ...moved(bolt, (progress - 1) * length * 1.2)],
    },
    {
      caption: second,
      seconds: 2,
      figures: (progress) => [
        ...joint,
        ...bolt,
        ...fitted(0.4 * d + (1 - progress) * length * 1.2),
      ],
    },
    {
      caption: 'bolt3',
      seconds: 2.4,
      figures: (progress) => [...joint, ...bolt, ...fitted((1 - progress) * 0.4 * d)],
    },
    {
      caption: 'bolt3',
      seconds: 2,
      figures: () => [...joint, ...bolt, ...fitted(0)],
    },
  ]
}
