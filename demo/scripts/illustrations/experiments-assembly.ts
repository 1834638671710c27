import { axes, band, curve, sampled } from './charts'
import { bolt, hexagonTop, setLockbolt } from './fasteners'
import { colour, type Draw } from './sheet'
import { arrow, box, card, disc, line, path, plate } from './shapes'

const field = { x: 590, y: 420, w: 280, h: 280 }

const torqueTension = () =>
  box(60, 470, 440, 30, { fill: 'url(#dark)' }) +
  box(90, 250, 60, 220, { fill: 'url(#metal)', stroke: colour.steel }) +
  box(400, 250, 60, 220, { fill: 'url(#metal)', stroke: colour.steel }) +
  plate(120, 250, 310, 40) +
  box(205, 290, 140, 90, { fill: 'url(#blue)', stroke: colour.steel }, 8) +
  plate(160, 380, 230, 26, true) +
  bolt({ x: 275, y: 250, grip: 156, d: 50 }, { washers: false }) +
  box(230, 90, 90, 100, { fill: 'url(#dark)', stroke: colour.steel }, 10) +
  box(245, 190, 60, 34, { fill: 'url(#metal)', stroke: colour.steel }) +
  path('M200 70A90 40 0 0 1 350 70', { stroke: colour.accent, width: 7 }) +
  path('M360 50L356 88L328 70Z', { fill: colour.accent }) +
  axes(field, 'T', 'F') +
  band(
    field,
    [
      [0, 0],
      [0.95, 0.92],
    ],
    [
      [0, 0],
      [0.95, 0.55],
    ],
    colour.tint,
  ) +
  curve(
    field,
    [
      [0, 0],
      [0.95, 0.92],
    ],
    colour.brand,
  ) +
  curve(
    field,
    [
      [0, 0],
      [0.95, 0.55],
    ],
    colour.accent,
  )

const junker = () =>
  box(60, 450, 460, 40, { fill: 'url(#dark)' }) +
  plate(120, 300, 300, 150) +
  plate(90, 230, 360, 60, true) +
  line(120, 295, 420, 295, { stroke: colour.accent, width: 5, dash: '4 10' }) +
  bolt({ x: 270, y: 230, grip: 150, d: 56 }) +
  disc(90, 140, 54, { fill: 'url(#metal)', stroke: colour.steel, width: 3 }) +
  disc(106, 128, 12, { fill: colour.accent }) +
  path('M106 128L120 250', { stroke: colour.steelSoft, width: 14 }) +
  arrow(340, 190, 430, 190) +
  arrow(220, 190, 130, 190) +
  axes(field, 'n', 'F') +
  curve(
    field,
    sampled(0, 1, (t) => 0.9 - 0.06 * (1 - Math.exp(-t * 8))),
    colour.good,
  ) +
  curve(
    field,
    sampled(0, 0.8, (t) => Math.max(0.03, 0.9 - 0.2 * t - 0.95 * t * t)),
    colour.accent,
  )

const prevailing = () => {
  const wide = { x: 500, y: 420, w: 360, h: 280 }
  return (
    hexagonTop(230, 270, 140) +
    disc(230, 270, 80, { fill: '#7fb2d0', stroke: colour.steel, width: 3 }) +
    disc(230, 270, 58, { fill: colour.paper, stroke: colour.steel, width: 3 }) +
    path('M90 150A190 190 0 0 1 340 108', { stroke: colour.accent, width: 9 }) +
    path('M352 88L362 128L324 118Z', { fill: colour.accent }) +
    axes(wide, 'φ', 'T') +
    curve(wide, [
      [0, 0.02],
      [0.15, 0.05],
      [0.25, 0.5],
      [0.5, 0.46],
      [0.62, 0.45],
      [0.78, 0.95],
    ]) +
    curve(
      wide,
      [
        [0, 0.02],
        [0.2, 0.04],
        [0.3, 0.3],
        [0.6, 0.28],
        [0.64, 0.28],
      ],
      colour.accent,
      { dash: '8 8' },
    )
  )
}

const clamp = () =>
  card(60, 50, 460, 440) +
  plate(90, 120, 400, 60) +
  box(170, 180, 80, 80, { fill: 'url(#blue)', stroke: colour.steel }, 6) +
  box(330, 180, 80, 80, { fill: 'url(#blue)', stroke: colour.steel }, 6) +
  plate(90, 260, 400, 50, true) +
  setLockbolt({ x: 290, y: 120, grip: 190, d: 70 }) +
  path('M410 220C470 220 480 160 540 160', { stroke: colour.ink, width: 4 }) +
  axes(field, 't', 'F') +
  curve(field, [
    [0, 0],
    [0.18, 0.4],
    [0.26, 0.95],
    [0.3, 0.84],
    [0.5, 0.81],
    [1, 0.8],
  ]) +
  line(590, 420 - 0.7 * 280, 870, 420 - 0.7 * 280, { stroke: colour.accent, dash: '6 8' })

/** Pictures of tests with a fastening operation. */
export const assemblyPictures: Record<string, Draw> = {
  'experiment-torque-tension': torqueTension,
  'experiment-junker-vibration': junker,
  'experiment-prevailing-torque': prevailing,
  'experiment-clamp-load': clamp,
}
