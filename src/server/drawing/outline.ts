import type { Drilled } from './drilled'
import {
  chamferDrop,
  chamferRadius,
  cornerRadius,
  cornersOf,
  minorDiameter,
  type Section,
  type Turned,
} from './turned'
import type { Spot, Stroke } from './svg'
import { itemAt, lastItem } from './items'

/** A figure of a view in mm; later figures cover earlier ones. */
export type Figure =
  | { kind: 'line'; spots: readonly Spot[]; stroke: Stroke }
  | { kind: 'area'; spots: readonly Spot[]; hatched?: 'rising' | 'falling' }
  | { kind: 'circle'; centre: Spot; radius: number; stroke: Stroke; filled?: boolean }

const line = (stroke: Stroke, ...spots: Spot[]): Figure => ({ kind: 'line', spots, stroke })
const quarterEdge = (acrossFlats: number) => acrossFlats * 0.288675
/** The outline of a section as [along the axis, radius], as it is seen from the side. */
export function outlineOf(section: Section): Spot[] {
  if (section.kind === 'contour') return [...section.corners]
  if (section.kind === 'arc') return cornersOf(section)
  if (section.kind === 'hexagon') {
    const { from, to, acrossFlats: s, chamfered } = section
    const way = Math.sign(to - from)
    const corner = cornerRadius(s)
    const drop = way * chamferDrop(s)
    const cut = (side: 'from' | 'to') => chamfered === side || chamfered === 'both'
    const first: Spot[] = cut('from')
      ? [
          [from, chamferRadius(s)],
          [from + drop, corner],
        ]
      : [[from, corner]]
    const last: Spot[] = cut('to')
      ? [
          [to - drop, corner],
          [to, chamferRadius(s)],
        ]
      : [[to, corner]]
    return [...first, ...last]
  }
  if (section.kind === 'knurl') {
    return [
      [section.from, section.radius],
      [section.to, section.radius],
    ]
  }
  const { from, to, diameter, pitch, internal, start, end } = section
  const [major, minor] = [diameter / 2, minorDiameter(diameter, pitch) / 2]
  const [wall, cutTo] = internal ? [minor, major * 1.04] : [major, minor]
  const way = Math.sign(to - from)
  const chamfer = Math.abs(wall - cutTo)
  const first: Spot[] =
    start === 'chamfer'
      ? [
          [from, cutTo],
          [from + way * chamfer, wall],
        ]
      : [[from, wall]]
  const last: Spot[] =
    end === 'chamfer'
      ? [
          [to - way * chamfer, wall],
          [to, cutTo],
        ]
      : [[to, wall]]
  return [...first, ...last]
}

/** Lines on the surface besides the outline: hexagon edges, thread roots, knurls. */
function surfaceLines(section: Section, both: boolean): Figure[] {
  const mirrored = (z1: number, z2: number, r: number, stroke: Stroke) =>
    (both ? [-1, 1] : [-1]).map((side) => line(stroke, [z1, r * side], [z2, r * side]))
  if (section.kind === 'hexagon') return hexagonLines(section, both)
  if (section.kind === 'thread' && !section.internal) {
    const { from, to, diameter, pitch } = section
    const root = minorDiameter(diameter, pitch) / 2
    return [
      ...mirrored(from, to, root, 'fine'),
      line('thick', [from, both ? diameter / 2 : 0], [from, -diameter / 2]),
    ]
  }
  if (section.kind === 'knurl') {
    return [0, 0.2, 0.38, 0.55, 0.7, 0.82, 0.91].flatMap((share) =>
      mirrored(section.from, section.to, section.radius * share, 'fine'),
    )
  }
  return []
}

function hexagonLines(section: Section & { kind: 'hexagon' }, both: boolean): Figure[] {
  const { from, to, acrossFlats: s, chamfered } = section
  const way = Math.sign(to - from)
  const edge = quarterEdge(s)
  const corner = cornerRadius(s)
  const drop = way * chamferDrop(s)
  const least = way * 0.025 * s * Math.tan(Math.PI / 6)
  const cut = (side: 'from' | 'to') => chamfered === side || chamfered === 'both'
  const [start, end] = [cut('from') ? from + drop : from, cut('to') ? to - drop : to]
  const arcs = (['from', 'to'] as const).filter(cut).flatMap((side) => {
    const z = side === 'from' ? from : to
    const inwards = side === 'from' ? 1 : -1
    /** The chamfer cuts a face in an arc, deepest at its edges; t runs from -1 to 1 across it. */
    const bow = (v1: number, v2: number, last = 1) =>
      line(
        'thick',
        ...Array.from({ length: 9 }, (_, i): Spot => {
          const t = -1 + ((last + 1) * i) / 8
          return [z + inwards * (least + (drop - least) * t * t), v1 + ((v2 - v1) * (t + 1)) / 2]
        }),
      )
    return both
      ? [bow(-edge, edge), bow(edge, corner), bow(-corner, -edge)]
      : [bow(-corner, -edge), bow(-edge, edge, 0)]
  })
  return [
    ...(both ? [1, -1] : [-1]).map((side) =>
      line('thick', [start, edge * side], [end, edge * side]),
    ),
    ...arcs,
  ]
}

/** Bends above this angle (degrees) are drawn as edges. */
const sharpest = 20

function edgesOf(spots: readonly Spot[], upTo: 'both' | 'lower' | 'upper'): Figure[] {
  return spots.flatMap((spot, i) => {
    const [before, after] = [spots[i - 1], spots[i + 1]]
    if (!before || !after || spot[1] < 1e-6) return []
    const angle = (a: Spot, b: Spot) => Math.atan2(b[1] - a[1], b[0] - a[0])
    const bend = Math.abs(angle(before, spot) - angle(spot, after)) * (180 / Math.PI)
    if (Math.min(bend, 360 - bend) < sharpest) return []
    const [z, r] = spot
    const ends = { both: [r, -r], lower: [0, -r], upper: [r, 0] }[upTo]
    return [line('fine', [z, itemAt(ends, 0)], [z, itemAt(ends, 1)])]
  })
}

const mirror = (spots: readonly Spot[]): Spot[] => spots.map(([z, r]) => [z, -r])
const closedOver = (spots: readonly Spot[]): Spot[] => [...spots, ...mirror(spots).reverse()]

/**
 * Side view of a turned solid. The upper half of a bored solid is cut; single rings are cut completely; sockets are
 * hidden lines.
 */
export function sideOf(solid: Turned, alone: boolean): Figure[] {
  const outside = solid.outside.flatMap(outlineOf)
  const ring = !solid.bore && itemAt(outside, 0)[1] > 0 && !solid.socket
  if (ring) {
    const least = Math.min(...outside.map(([, r]) => r))
    const rims = outside.filter(([, r]) => r < least * 1.12)
    return [
      ...(alone ? rims.map(([z, r]) => line('thick', [z, r], [z, -r])) : []),
      { kind: 'area', spots: outside, hatched: alone ? 'rising' : 'falling' },
      ...(alone ? [{ kind: 'area', spots: mirror(outside), hatched: 'rising' } as const] : []),
    ]
  }
  if (solid.bore) return halfCut(solid, outside)
  const socket = (solid.socket ?? []).flatMap(outlineOf)
  return [
    { kind: 'area', spots: closedOver(outside) },
    ...edgesOf([[itemAt(outside, 0)[0], 0], ...outside], 'both'),
    ...solid.outside.flatMap((section) => surfaceLines(section, true)),
    ...(socket.length ? [line('hidden', ...socket), line('hidden', ...mirror(socket))] : []),
  ]
}

function halfCut(solid: Turned, outside: Spot[]): Figure[] {
  const bore = (solid.bore ?? []).flatMap(outlineOf)
  const start: Spot = [itemAt(outside, 0)[0], 0]
  const end: Spot = [lastItem(outside)[0], 0]
  return [
    { kind: 'area', spots: [start, ...mirror(outside), end] },
    ...edgesOf([start, ...outside, end], 'lower'),
    ...solid.outside.flatMap((section) => surfaceLines(section, false)),
    { kind: 'area', spots: [...outside, ...bore], hatched: 'rising' },
    ...edgesOf(bore, 'upper'),
    ...(solid.bore ?? []).flatMap((section) =>
      section.kind === 'thread'
        ? [line('fine', [section.from, section.diameter / 2], [section.to, section.diameter / 2])]
        : [],
    ),
  ]
}

/** View along the axis, from the start of the solid or, if `fromEnd`, from its end. */
export function endOf(solid: Turned, fromEnd: boolean): Figure[] {
  const figures: Figure[] = []
  let widest = 0
  const ringAt = (radius: number, stroke: Stroke = 'thick') => {
    figures.push({ kind: 'circle', centre: [0, 0], radius, stroke })
  }
  for (const section of inOrder(solid.outside, fromEnd)) {
    if (section.kind === 'hexagon') {
      const corner = cornerRadius(section.acrossFlats)
      if (corner > widest) {
        const side = fromEnd ? 'to' : 'from'
        const cut = section.chamfered === side || section.chamfered === 'both'
        if (cut) ringAt(chamferRadius(section.acrossFlats), 'fine')
        figures.push(hexagonOf(section.acrossFlats, 'thick'))
        widest = corner
      }
      continue
    }
    const spots = outlineOf(section)
    for (const [, r] of fromEnd ? [...spots].reverse() : spots) widest = Math.max(widest, r)
    const last = figures.at(-1)
    if (!(last?.kind === 'circle' && last.radius >= widest) && widest > 0) ringAt(widest)
  }
  return [...backFirst(figures), ...openingOf(solid)]
}

const inOrder = <Item>(items: readonly Item[], backwards: boolean) =>
  backwards ? [...items].reverse() : items

/** Fills the outermost figure, so that nothing shows through, and draws each ring once. */
function backFirst(figures: readonly Figure[]): Figure[] {
  const seen = new Set<string>()
  return figures.filter((figure) => {
    const key = figure.kind === 'circle' ? figure.radius.toFixed(2) : figure.kind
    return seen.has(key) ? false : seen.add(key)
  })
}

const hexagonOf = (acrossFlats: number, stroke: Stroke): Figure => {
  const corners = Array.from({ length: 7 }, (_, i): Spot => {
    const angle = Math.PI / 2 + (i * Math.PI) / 3
    return [
      Math.cos(angle) * cornerRadius(acrossFlats),
      Math.sin(angle) * cornerRadius(acrossFlats),
    ]
  })
  return line(stroke, ...corners)
}

function openingOf({ socket, bore, outside }: Turned): Figure[] {
  const hexagon = socket?.find((section) => section.kind === 'hexagon')
  if (hexagon) return [hexagonOf(hexagon.acrossFlats, 'thick')]
  const thread = bore?.find((section) => section.kind === 'thread')
  if (thread) {
    const { diameter, pitch } = thread
    return [
      {
        kind: 'circle',
        centre: [0, 0],
        radius: minorDiameter(diameter, pitch) / 2,
        stroke: 'thick',
      },
      line('fine', ...threeQuarters(diameter / 2)),
    ]
  }
  const hole =
    bore ??
    (outside[0]?.kind === 'contour' && itemAt(outside[0].corners, 0)[1] > 0 && !socket
      ? outside
      : [])
  const radii = hole.flatMap(outlineOf).map(([, r]) => r)
  const least = Math.min(...radii)
  return radii.length && least > 0
    ? [{ kind: 'circle', centre: [0, 0], radius: least, stroke: 'thick' }]
    : []
}

const threeQuarters = (radius: number) =>
  Array.from({ length: 37 }, (_, i): Spot => {
    const angle = ((i * 7.5 - 85) * Math.PI) / 180
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })

export function drilledSide(pin: Drilled): Figure[] {
  const { diameter, length, chamfer, headDiameter, headHeight, hole, holeAt } = pin
  const [r, head] = [diameter / 2, headDiameter / 2]
  const spots: Spot[] = [
    [-headHeight, head],
    [0, head],
    [0, r],
    [length - chamfer, r],
    [length, r - chamfer * 0.45],
  ]
  return [
    { kind: 'area', spots: closedOver(spots) },
    line('fine', [0, head], [0, -head]),
    line('fine', [length - chamfer, r], [length - chamfer, -r]),
    { kind: 'circle', centre: [holeAt, 0], radius: hole / 2, stroke: 'thick' },
    line('centre', [holeAt, -r * 1.25], [holeAt, r * 1.25]),
  ]
}

export const drilledEnd = ({ headDiameter, diameter }: Drilled): Figure[] => [
  { kind: 'circle', centre: [0, 0], radius: headDiameter / 2, stroke: 'thick' },
  { kind: 'circle', centre: [0, 0], radius: diameter / 2, stroke: 'hidden' },
]
