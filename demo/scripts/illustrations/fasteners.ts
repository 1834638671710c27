import { colour } from './sheet'
import { box, group, line, path, plate, repeat } from './shapes'

const edge = { stroke: colour.steel, width: 1.8 }

/** An upright fastener: its axis, the upper face of the joint, the joint thickness, the diameter. */
export interface Place {
  x: number
  y: number
  grip: number
  d: number
}

const threads = (x: number, from: number, to: number, d: number) =>
  repeat(Math.max(0, Math.floor((to - from) / 8)), (i) =>
    line(x - d / 2, from + 4 + i * 8, x + d / 2, from + 7 + i * 8, {
      stroke: colour.soft,
      width: 1.4,
    }),
  )

/** A hexagon seen from the side. */
const hexagon = (x: number, y: number, w: number, h: number, fill = 'url(#metal)') =>
  box(x - w / 2, y, w, h, { fill, ...edge }, 4) +
  line(x - w * 0.22, y + 2, x - w * 0.22, y + h - 2, { stroke: colour.soft, width: 1.2 }) +
  line(x + w * 0.22, y + 2, x + w * 0.22, y + h - 2, { stroke: colour.soft, width: 1.2 })

/** A bolt with its nut, the head above. */
export function bolt({ x, y, grip, d }: Place, { washers = true, fill = 'url(#metal)' } = {}) {
  const t = washers ? d * 0.16 : 0
  const bottom = y + grip
  const end = bottom + t + d * 0.85 + d * 0.35
  return [
    box(x - d / 2, y - t, d, end - y + t, { fill, ...edge }, 3),
    threads(x, y + grip * 0.55, end, d),
    washers ? box(x - d * 1.05, y - t, d * 2.1, t, { fill: 'url(#metalDown)', ...edge }) : '',
    washers ? box(x - d * 1.05, bottom, d * 2.1, t, { fill: 'url(#metalDown)', ...edge }) : '',
    hexagon(x, y - t - d * 0.65, d * 1.75, d * 0.65, fill),
    hexagon(x, bottom + t, d * 1.75, d * 0.85, fill),
  ].join('')
}

const grooves = (x: number, from: number, to: number, d: number) =>
  repeat(Math.max(0, Math.floor((to - from) / 9)), (i) =>
    box(x - d / 2, from + i * 9, d, 4, { fill: colour.soft, opacity: 0.55 }),
  )

/** A round head on a face. */
export const dome = (x: number, y: number, d: number) =>
  path(
    `M${x - d * 0.95} ${y}Q${x - d * 0.9} ${y - d * 0.66} ${x} ${y - d * 0.68}Q${x + d * 0.9} ${y - d * 0.66} ${x + d * 0.95} ${y}Z`,
    { fill: 'url(#metal)', ...edge },
  )

/** A lockbolt before its collar is swaged, its tail below. */
export function looseLockbolt({ x, y, grip, d }: Place, gap = 0) {
  const bottom = y + grip + gap
  const tail = bottom + d * 3.6
  return [
    box(x - d / 2, y, d, tail - y, { fill: 'url(#metal)', ...edge }, 3),
    grooves(x, y + grip * 0.75, bottom + d * 1.7, d),
    grooves(x, bottom + d * 2.15, tail - 4, d),
    box(x - d * 0.4, bottom + d * 1.75, d * 0.8, d * 0.3, { fill: colour.accent }),
    dome(x, y, d),
    box(x - d * 0.95, bottom, d * 1.9, d * 1.35, { fill: 'url(#blue)', ...edge }, 4),
  ].join('')
}

/** A set lockbolt: the collar swaged, the tail broken off. */
export function setLockbolt({ x, y, grip, d }: Place) {
  const bottom = y + grip
  return [
    box(x - d / 2, y, d, grip + d * 1.75, { fill: 'url(#metal)', ...edge }, 2),
    grooves(x, bottom + d * 1.3, bottom + d * 1.7, d),
    dome(x, y, d),
    path(
      `M${x - d * 1.05} ${bottom}H${x + d * 1.05}L${x + d * 0.98} ${bottom + d * 0.3}L${x + d * 0.8} ${bottom + d * 0.42}L${x + d * 0.76} ${bottom + d * 1.25}H${x - d * 0.76}L${x - d * 0.8} ${bottom + d * 0.42}L${x - d * 0.98} ${bottom + d * 0.3}Z`,
      { fill: 'url(#blue)', ...edge },
    ),
  ].join('')
}

/** Two plates with holes wide enough for the diameter, in section. */
export function joint(left: number, right: number, { x, y, grip, d }: Place, share = 0.5) {
  const clearance = d * 0.56
  const cut = grip * share
  const halves = (top: number, h: number, other: boolean) =>
    plate(left, top, x - clearance - left, h, other) +
    plate(x + clearance, top, right - x - clearance, h, other)
  return (
    box(x - clearance, y, clearance * 2, grip, { fill: colour.paper }) +
    halves(y, cut, false) +
    halves(y + cut, grip - cut, true)
  )
}

/** A bolt head from above with what its turn means. */
export const hexagonTop = (x: number, y: number, r: number, fill = 'url(#metal)') =>
  path(
    `M${Array.from({ length: 6 }, (_, i) => {
      const angle = (i * Math.PI) / 3
      return `${x + r * Math.cos(angle)} ${y + r * Math.sin(angle)}`
    }).join('L')}Z`,
    { fill, ...edge },
  )

/** A hydraulic riveting gun that pulls downwards at a point. */
export const gun = (x: number, y: number, scale = 1) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M-22 0H22L30 46H-30Z', { fill: 'url(#dark)', ...edge }),
    box(-46, 46, 92, 130, { fill: 'url(#dark)', ...edge }, 12),
    box(-46, 84, 92, 14, { fill: colour.accent }),
    path('M46 120H96Q116 120 116 140V200H84V164H46Z', { fill: 'url(#dark)', ...edge }),
    path('M-8 176C-8 240 60 220 70 300', { stroke: colour.ink, width: 10 }),
    path('M-28 176C-28 260 40 240 50 300', { stroke: colour.soft, width: 10 }),
  )
