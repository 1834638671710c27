import { areaOf } from '../../standards/threads'
import type { Chain } from './chain'

type Cut = Pick<Chain, 'joint' | 'thread' | 'sections'>

/** mm; a seam that is nearer to the end of a section is at its end. */
const tolerance = 0.01

/** The area in mm² of the thread, its bore taken off. */
const threadArea = ({ thread, sections }: Cut) => thread.As - areaOf(sections[0]?.bore ?? 0)

/** Depths in mm below the head at which clamped parts can slip on each other, or on the tapped part. */
function seamsOf({ layers, joint = 'DSV' }: Cut['joint']): number[] {
  let depth = 0
  const ends = layers.map(({ thickness, washer }) => ({ end: (depth += thickness), washer }))
  return ends.flatMap(({ end, washer }, at) => {
    const below = layers[at + 1]
    const slips = below ? !below.washer : joint === 'ESV'
    return slips && !washer ? [end] : []
  })
}

/** The least area in mm² of the bolt at each depth, as its sections lie. */
function areasAt(cut: Cut): number[] {
  const { joint } = cut
  let depth = 0
  const parts = joint.sections
    .filter(({ kind, length }) => (kind === 'shank' || kind === 'thread') && length > 0)
    .map(({ kind, length, diameter = joint.d, bore = 0 }) => ({
      from: depth,
      to: (depth += length),
      area: kind === 'shank' ? areaOf(diameter) - areaOf(bore) : threadArea(cut),
    }))
  return seamsOf(joint).map((seam) => {
    const there = parts.filter(({ from, to }) => seam >= from - tolerance && seam <= to + tolerance)
    return Math.min(...(there.length > 0 ? there.map(({ area }) => area) : [threadArea(cut)]))
  })
}

/** The least area in mm² that a seam cuts; where the parts have none, that of the weakest shank, or of the thread. */
function areaOfSeams(cut: Cut): number {
  const areas = areasAt(cut)
  if (areas.length > 0) return Math.min(...areas)
  const shanks = cut.joint.sections
    .filter(({ kind, length }) => kind === 'shank' && length > 0)
    .map(({ diameter = cut.joint.d, bore = 0 }) => areaOf(diameter) - areaOf(bore))
  return shanks.length > 0 ? Math.min(...shanks) : threadArea(cut)
}

/**
 * The area in mm² that a shear plane cuts. A shank counts only where the sections put it: at a seam with thread the
 * thread is sheared, whatever was chosen.
 */
export const shearArea = (cut: Cut): number =>
  cut.joint.shearPlane === 'thread' ? Math.min(threadArea(cut), areaOfSeams(cut)) : areaOfSeams(cut)

/** True if the shank was chosen and the sections have thread at a seam, or no shank at all. */
export const isShankMissing = (cut: Cut): boolean =>
  cut.joint.shearPlane === 'shank' &&
  (areasAt(cut).includes(threadArea(cut)) ||
    !cut.joint.sections.some(({ kind, length }) => kind === 'shank' && length > 0))
