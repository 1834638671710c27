import type { Solid } from './body'
import { meshOfBody } from './body'
import { itemAround } from './items'
import { volumeOf } from './mesh'
import { outlineOf } from './outline'
import {
  chamferRadius,
  hexagonRadius,
  minorDiameter,
  type Hexagon,
  type Section,
  type Thread,
  type Turned,
} from './turned'

/** Threads as they are cut, or as the plain cylinders that stand for them. */
type Threads = 'cut' | 'cosmetic'

/** The volume of a solid in mm³: of turned solids by their outline, of others by their mesh. */
export function volumeOfSolid(solid: Solid, threads: Threads): number {
  if (solid.kind === 'turned') return turnedVolume(solid, threads)
  return volumeOf(meshOfBody({ solid, surface: 'plainSteel' }))
}

/** Steps of an arc that leave less than a millionth of its volume. */
const fine = 400

function turnedVolume({ socket = [], outside, bore = [] }: Turned, threads: Threads): number {
  const sections = [...socket, ...outside, ...bore]
  const corners = sections.flatMap(circlesOf)
  const outline = corners.reduce((sum, [z, r], i) => {
    const [nextZ, nextR] = itemAround(corners, i + 1)
    return sum + (Math.PI / 3) * (nextZ - z) * (r * r + r * nextR + nextR * nextR)
  }, 0)
  const further = sections.reduce((sum, section) => {
    if (section.kind === 'hexagon') return sum + beyondCircle(section)
    return section.kind === 'thread' && threads === 'cut' ? sum - turnsOf(section) : sum
  }, 0)
  // The outline is followed either way round; hexagons and threads follow it.
  return Math.abs(outline + further)
}

/** Corners [z, radius] of a section; a hexagon counts as the cylinder of its chamfer's circle first. */
function circlesOf(section: Section) {
  if (section.kind === 'arc') return outlineOf({ ...section, steps: fine })
  if (section.kind !== 'hexagon') return outlineOf(section)
  const r = chamferRadius(section.acrossFlats)
  return [
    [section.from, r],
    [section.to, r],
  ] as const
}

/** Volume of a hexagon outside the circle of its chamfer, signed by its direction. */
function beyondCircle({ from, to, acrossFlats, chamfered }: Hexagon): number {
  const inner = chamferRadius(acrossFlats)
  const ends = chamfered === 'both' ? 2 : chamfered === 'none' ? 0 : 1
  const height = Math.abs(to - from)
  const steps = 200
  const step = Math.PI / 6 / steps
  let sum = 0
  for (let i = 0; i < steps; i++) {
    const rim = hexagonRadius(acrossFlats, (i + 0.5) * step)
    const area = (rim ** 2 - inner ** 2) / 2
    // The integral of (r - inner) tan 30° r from the circle to the rim.
    const cut = Math.tan(Math.PI / 6) * ((rim ** 3 - inner ** 3) / 3 - inner * area)
    sum += (area * height - ends * cut) * step
  }
  return Math.sign(to - from) * 12 * sum
}

/** Volume between a thread and the plain cylinder that stands for it, signed by its direction. */
function turnsOf({ from, to, diameter, pitch, internal }: Thread): number {
  const [major, minor] = [diameter / 2, minorDiameter(diameter, pitch) / 2]
  const flanks = (major ** 2 + major * minor + minor ** 2) / 3
  const square = major ** 2 / 8 + minor ** 2 / 4 + (5 / 8) * flanks
  const plain = (internal ? minor : major) ** 2
  const ends = 2 * (major - minor)
  const length = Math.max(0, Math.abs(to - from) - ends)
  return Math.sign(to - from) * Math.PI * (plain - square) * length
}
