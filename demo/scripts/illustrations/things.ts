import { colour } from './sheet'
import { box, disc, group, line, path, repeat } from './shapes'

/** A wheel of a rail vehicle, seen from the side. */
export const wheel = (x: number, y: number, r: number) =>
  disc(x, y, r, { fill: colour.steelSoft, stroke: colour.steel, width: 4 }) +
  disc(x, y, r * 0.8, { fill: 'url(#metal)', stroke: colour.steel, width: 2 }) +
  disc(x, y, r * 0.26, { fill: colour.steel }) +
  disc(x, y, r * 0.12, { fill: colour.strong })

/** A coil spring between two heights. */
export function spring(x: number, top: number, bottom: number, w: number, turns = 5) {
  const step = (bottom - top) / turns
  return repeat(turns, (i) =>
    path(
      `M${x - w / 2} ${top + i * step + step * 0.5}Q${x} ${top + i * step - step * 0.1} ${x + w / 2} ${top + i * step + step * 0.3}`,
      { stroke: colour.steelSoft, width: 9 },
    ),
  )
}

/** Rail with sleepers, seen from the side. */
export const track = (y: number, from = 0, to = 960) =>
  box(from, y + 26, to - from, 514 - y, { fill: '#c6bcae' }) +
  repeat(Math.ceil((to - from) / 74), (i) =>
    box(from + 14 + i * 74, y + 18, 42, 16, { fill: '#9b9387' }, 3),
  ) +
  box(from, y, to - from, 18, { fill: 'url(#metalDown)', stroke: colour.soft, width: 1.5 })

/** A bogie with its two wheelsets, standing on a rail at `y`. */
export function bogie(x: number, y: number, scale = 1) {
  const r = 92
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    wheel(-210, -r, r),
    wheel(210, -r, r),
    path(
      'M-300 -120H-250V-160Q-200 -206 -130 -206H130Q200 -206 250 -160V-120H300V-92H240Q190 -92 160 -128H104L84 -60H-84L-104 -128H-160Q-190 -92 -240 -92H-300Z',
      { fill: 'url(#plateB)', stroke: colour.steel, width: 3 },
    ),
    box(-72, -178, 144, 40, { fill: colour.paper, stroke: colour.steel, width: 3 }, 6),
    spring(-42, -138, -68, 44, 5),
    spring(42, -138, -68, 44, 5),
    box(-66, -186, 132, 46, { fill: 'url(#dark)', stroke: colour.steel }, 6),
    box(-252, -130, 84, 46, { fill: 'url(#dark)', stroke: colour.steel }, 8),
    box(168, -130, 84, 46, { fill: 'url(#dark)', stroke: colour.steel }, 8),
  )
}

/** A freight wagon's body with posts, `w` wide, its floor at `y`. */
export const wagonBody = (x: number, y: number, w: number, h: number, posts = 7) =>
  box(x, y - h, w, h, { fill: '#4b97c2', stroke: colour.steel, width: 3 }, 4) +
  repeat(posts, (i) =>
    box(x + 8 + (i * (w - 30)) / (posts - 1), y - h, 14, h, {
      fill: colour.brand,
      stroke: colour.steel,
      width: 1.5,
    }),
  ) +
  box(x - 12, y - h - 10, w + 24, 16, { fill: colour.steelSoft }, 4) +
  box(x - 12, y - 6, w + 24, 22, { fill: colour.steel }, 4)

/** A small bogie under a wagon. */
export const smallBogie = (x: number, y: number) =>
  wheel(x - 44, y - 34, 34) +
  wheel(x + 44, y - 34, 34) +
  path(
    `M${x - 92} ${y - 44}Q${x - 60} ${y - 84} ${x} ${y - 84}Q${x + 60} ${y - 84} ${x + 92} ${y - 44}L${x + 60} ${y - 30}H${x - 60}Z`,
    { fill: colour.steelSoft, stroke: colour.steel },
  )

/** Distant hills. */
export const hills = (y: number) =>
  path(`M0 ${y}Q140 ${y - 110} 300 ${y - 40}T600 ${y - 70}T960 ${y - 50}V${y + 60}H0Z`, {
    fill: '#cfdde7',
  })

/** A truss between two ends, its lower chord at `y`. */
export function truss(
  x: number,
  y: number,
  w: number,
  h: number,
  fields = 6,
  stroke: string = colour.brand,
) {
  const step = w / fields
  const bar = (x1: number, y1: number, x2: number, y2: number, width = 11) =>
    line(x1, y1, x2, y2, { stroke: colour.steel, width: width + 3 }) +
    line(x1, y1, x2, y2, { stroke, width })
  return [
    bar(x, y, x + w, y, 15),
    bar(x + step, y - h, x + w - step, y - h, 15),
    bar(x, y, x + step, y - h),
    bar(x + w, y, x + w - step, y - h),
    repeat(fields - 1, (i) => bar(x + (i + 1) * step, y, x + (i + 1) * step, y - h, 7)),
    repeat(fields - 2, (i) => {
      const left = x + (i + 1) * step
      return i < (fields - 2) / 2
        ? bar(left, y - h, left + step, y, 7)
        : bar(left, y, left + step, y - h, 7)
    }),
  ].join('')
}
