import type { CalculationPage } from './calculation-pages'
import { facesOf, type Head } from './faces'
import { usualSections } from './resilience'
import { frictionDiameter } from './torque'
import { pitchesOf } from '../standards/threads'
import type { Schemas } from '../schemas'
import { fieldIn } from '../lists/items'

/** The values of a page from which default values derive; any may be missing. */
export interface Bolt {
  d?: number
  head?: Head
  joint?: 'DSV' | 'ESV'
  fastener?: 'bolt' | 'lockbolt'
  layers?: Partial<Schemas['ClampedLayer']>[]
  sections?: Partial<Schemas['BoltSection']>[]
  /** Lengths of the bolt under its head and of its thread, mm. */
  boltLength?: number
  threadLength?: number
  stack?: number
  /** The face that turns, where it is entered apart from the one under the head. */
  dW?: number
  dh?: number
}

/** The three pages, and the joint that they are views of. */
type Kind = CalculationPage | 'joint'

/**
 * The usual figures of a page for its bolt, by the paths of their fields: coarse pitch, bearing faces and holes of the
 * standards, washers, and what of the sections follows from the diameter. A figure that no standard gives is undefined.
 */
export function usualFigures(page: Kind, bolt: Bolt): Record<string, unknown> {
  const { d, head = 'hexagon', layers = [], sections = [] } = bolt
  if (d === undefined) return {}
  const { dW, hole, washer } = facesOf(d, head)
  const pitch = { P: pitchesOf(d)[0]?.P }
  if (page === 'clamp') return { ...pitch, dW, dh: hole, shankDiameter: d }
  const rows = usualSectionsOf(page, bolt)
  const counterpart = rows.find(isCounterpart)
  const ofRows = sections.flatMap(({ kind }, at): [string, unknown][] => {
    if (kind === 'shank') return [[`sections.${at}.diameter`, d]]
    // A nut gives way to the tapped hole when the joint does, and the reverse.
    if (counterpart && isCounterpart({ kind }))
      return [
        [`sections.${at}.kind`, counterpart.kind],
        [`sections.${at}.length`, counterpart.length],
      ]
    // The lengths of shank and free thread are the bolt's own.
    const usual = rows.find((row) => row.kind === kind && kind !== 'thread')
    return usual ? [[`sections.${at}.length`, usual.length]] : []
  })
  const common = { ...pitch, sections: rows, ...Object.fromEntries(ofRows) }
  if (page === 'stretching') return { ...common, dW, dh: hole }
  const ofLayers = layers.flatMap((layer, at): [string, unknown][] =>
    layer.washer
      ? [
          [`layers.${at}.dh`, washer?.hole],
          [`layers.${at}.DA`, washer?.outer],
          [`layers.${at}.thickness`, washer?.height],
        ]
      : [[`layers.${at}.dh`, hole]],
  )
  const turned = bolt.dW !== undefined || bolt.dh !== undefined
  return {
    ...common,
    ...(page === 'joint' && turned && { dW, dh: hole }),
    ...(page === 'joint' && bolt.fastener === 'lockbolt'
      ? ofLockbolts
      : { dW1: (page === 'joint' && bolt.dW) || dW, dW2: facesOf(d, 'hexagon').dW }),
    ...Object.fromEntries(ofLayers),
  }
}

/** Figures that no standard gives for a lockbolt: those of a metric bolt beside it are not its own. */
const ofLockbolts = { dW1: undefined, dW2: undefined, boltModulus: undefined }

/** True if a section belongs to the nut or the tapped part. */
export const isCounterpart = ({ kind }: Partial<Schemas['BoltSection']>): boolean =>
  kind === 'nut' || kind === 'tapped'

/** The usual friction diameter in mm, where it is known. */
export function usualFrictionDiameter({ d, head = 'hexagon' }: Bolt): number | undefined {
  if (d === undefined) return undefined
  const { dW, hole } = facesOf(d, head)
  return dW === undefined || hole === undefined ? undefined : frictionDiameter(dW, hole)
}

/** The sections of a bolt in its joint: its own lengths where they are known, else two fifths of the clamp as thread. */
function usualSectionsOf(page: Kind, bolt: Bolt): Schemas['BoltSection'][] {
  const { joint = 'DSV', head = 'hexagon', layers = [], boltLength, threadLength, stack } = bolt
  // Called for a known diameter alone.
  const d = fieldIn(bolt, 'd')
  const ofLayers = layers.reduce((sum, { thickness = 0 }) => sum + thickness, 0)
  const clampLength = ofLayers || stack || clampLengthOf(bolt) || 5 * d
  const shank =
    boltLength !== undefined && threadLength !== undefined
      ? Math.min(clampLength, Math.max(0, boltLength - threadLength))
      : 0.6 * clampLength
  const threaded = clampLength - shank
  return usualSections({ d, clampLength, threaded, joint, head, E: 1 })
    .filter(({ kind }) => page !== 'stretching' || !['head', 'nut', 'tapped'].includes(kind))
    .map(({ kind, length, diameter }) => ({
      kind,
      length: Number(length.toFixed(2)),
      ...(diameter !== undefined && { diameter }),
    }))
}

/** The clamped length in mm of a usual bolt: its length minus the nut and two turns of thread beyond it. */
export function clampLengthOf({ d, boltLength, joint = 'DSV' }: Bolt): number | undefined {
  if (d === undefined || boltLength === undefined) return undefined
  const nut = facesOf(d, 'hexagon').nutHeight ?? 0.8 * d
  const beyond = joint === 'DSV' ? nut + 2 * (pitchesOf(d)[0]?.P ?? 0) : d
  const left = Math.floor(boltLength - beyond)
  return left > 0 ? left : undefined
}
