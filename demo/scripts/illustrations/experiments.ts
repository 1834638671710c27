import { assemblyPictures } from './experiments-assembly'
import { axes, curve, sampled } from './charts'
import { materialPictures } from './experiments-material'
import { bolt, hexagonTop } from './fasteners'
import { colour, type Draw } from './sheet'
import {
  arrow,
  box,
  card,
  disc,
  group,
  line,
  mark,
  measure,
  path,
  plate,
  repeat,
  text,
} from './shapes'

/** A testing machine with two columns; its crossheads meet the specimen between `top` and `bottom`. */
const machine = (x: number, top: number, bottom: number) =>
  box(x - 170, 470, 340, 36, { fill: 'url(#dark)', stroke: colour.steel }, 6) +
  box(x - 140, 60, 26, 410, { fill: 'url(#metal)', stroke: colour.steel }) +
  box(x + 114, 60, 26, 410, { fill: 'url(#metal)', stroke: colour.steel }) +
  box(x - 160, 40, 320, 44, { fill: 'url(#dark)', stroke: colour.steel }, 6) +
  box(x - 150, top - 50, 300, 50, { fill: 'url(#blue)', stroke: colour.steel }, 4) +
  box(x - 150, bottom, 300, 50, { fill: 'url(#blue)', stroke: colour.steel }, 4)

const field = { x: 560, y: 420, w: 310, h: 280 }

const tensile = () =>
  machine(260, 190, 330) +
  box(238, 150, 44, 220, { fill: 'url(#metal)', stroke: colour.steel }) +
  path('M212 140H308V118H212Z', { fill: 'url(#metal)', stroke: colour.steel }) +
  path('M206 140H314L314 152H206Z', { fill: colour.accent }) +
  repeat(10, (i) => line(238, 300 + i * 8, 282, 304 + i * 8, { stroke: colour.soft })) +
  path('M238 262Q252 256 282 264', { stroke: colour.accent, width: 4 }) +
  arrow(60, 240, 60, 120) +
  axes(field, 'Δl', 'F') +
  curve(field, [
    [0, 0],
    [0.28, 0.72],
    [0.4, 0.82],
    [0.58, 0.9],
    [0.74, 0.9],
    [0.88, 0.8],
  ]) +
  mark(560 + 0.88 * 310, 420 - 0.8 * 280)

const proof = () =>
  machine(260, 200, 330) +
  bolt({ x: 260, y: 200, grip: 130, d: 44 }, { washers: false }) +
  axes(field, 't', 'F') +
  curve(field, [
    [0, 0],
    [0.2, 0.75],
    [0.7, 0.75],
    [0.88, 0],
  ]) +
  line(560, 210, 870, 210, { stroke: colour.accent, dash: '6 8' }) +
  measure(622, 470, 777, 470, '15 s')

const shear = () =>
  card(60, 50, 500, 440) +
  plate(110, 130, 130, 280) +
  plate(380, 130, 130, 280) +
  plate(245, 90, 130, 250, true) +
  box(100, 220, 420, 60, { fill: 'url(#metalDown)', stroke: colour.steel }, 6) +
  line(242, 216, 242, 284, { stroke: colour.accent, width: 5 }) +
  line(378, 216, 378, 284, { stroke: colour.accent, width: 5 }) +
  arrow(310, 470, 310, 360) +
  arrow(175, 70, 175, 124) +
  arrow(445, 70, 445, 124) +
  axes({ ...field, x: 660, w: 220 }, 's', 'F') +
  curve({ ...field, x: 660, w: 220 }, [
    [0, 0],
    [0.3, 0.6],
    [0.55, 0.86],
    [0.8, 0.88],
    [0.82, 0.05],
  ])

const fatigue = () => {
  const left = { x: 120, y: 420, w: 320, h: 280 }
  return (
    axes(left, 't', 'F') +
    curve(
      left,
      sampled(0, 1, (t) => 0.58 + 0.26 * Math.sin(t * 28)),
    ) +
    line(120, 258, 440, 258, { stroke: colour.accent, dash: '6 8' }) +
    axes(field, 'log N', 'σA') +
    curve(
      field,
      [
        [0.05, 0.92],
        [0.5, 0.42],
        [0.62, 0.36],
        [1, 0.34],
      ],
      colour.accent,
    ) +
    [
      [0.12, 0.86],
      [0.2, 0.74],
      [0.3, 0.68],
      [0.36, 0.56],
      [0.47, 0.47],
      [0.7, 0.37],
      [0.85, 0.33],
    ]
      .map(([a = 0, b = 0]) => disc(560 + a * 310, 420 - b * 280, 7, { fill: colour.brand }))
      .join('')
  )
}

const salt = () =>
  box(150, 110, 660, 380, { fill: '#cfe3ee', stroke: colour.steel, width: 5 }, 18) +
  path('M130 120Q480 20 830 120Z', { fill: '#e6f1f8', stroke: colour.steel, width: 4 }) +
  box(450, 250, 60, 220, { fill: 'url(#metal)', stroke: colour.steel }) +
  path('M440 250Q480 210 520 250Z', { fill: colour.brand }) +
  repeat(26, (i) =>
    disc(190 + ((i * 137) % 580), 140 + ((i * 61) % 110), 4 + (i % 3) * 2, {
      fill: '#7fb2d0',
      opacity: 0.75,
    }),
  ) +
  repeat(2, (side) =>
    repeat(4, (i) =>
      group(
        `translate(${210 + side * 350 + i * 60} 330) rotate(20)`,
        hexagonTop(0, -14, 22, side ? 'url(#warm)' : 'url(#metal)'),
        box(-9, 0, 18, 90, { fill: side ? 'url(#warm)' : 'url(#metal)', stroke: colour.steel }),
      ),
    ),
  ) +
  box(180, 440, 240, 12, { fill: colour.soft }) +
  box(540, 440, 240, 12, { fill: colour.soft }) +
  text(480, 88, '35 °C', { bold: true })

const thickness = () =>
  card(60, 60, 400, 420) +
  bolt({ x: 260, y: 170, grip: 170, d: 80 }, { washers: false }) +
  mark(215, 138) +
  mark(305, 138) +
  mark(300, 230) +
  mark(300, 290) +
  card(510, 60, 390, 420) +
  box(511, 230, 388, 240, { fill: '#9fb0be' }) +
  path('M511 240Q560 226 620 238T760 232T899 238V200Q820 190 740 196T600 192T511 202Z', {
    fill: '#4b97c2',
    stroke: colour.brand,
  }) +
  measure(700, 196, 700, 236, 'µm') +
  repeat(40, (i) =>
    line(
      520 + ((i * 97) % 370),
      270 + ((i * 53) % 190),
      540 + ((i * 97) % 350),
      276 + ((i * 53) % 190),
      { stroke: '#8395a3' },
    ),
  )

const hydrogen = () =>
  card(60, 60, 480, 420) +
  plate(100, 190, 400, 60) +
  plate(100, 300, 400, 60, true) +
  [180, 300, 420].map((x) => bolt({ x, y: 190, grip: 170, d: 40 }, { washers: false })).join('') +
  path('M280 196L300 190L320 198', { stroke: colour.accent, width: 4 }) +
  arrow(300, 420, 300, 470) +
  arrow(300, 120, 300, 76) +
  card(590, 60, 310, 420) +
  repeat(5, (r) =>
    repeat(4, (c) =>
      path(`M${610 + c * 62 + (r % 2) * 26} ${130 + r * 70}l28 -24l32 14l4 36l-30 24l-32 -14Z`, {
        fill: '#dfe6ec',
        stroke: colour.soft,
      }),
    ),
  ) +
  path('M600 214L668 206L700 230L738 262L792 270L812 306L890 320', {
    stroke: colour.accent,
    width: 6,
  }) +
  repeat(8, (i) =>
    text(640 + ((i * 83) % 230), 120 + ((i * 113) % 330), 'H', {
      size: 20,
      fill: colour.brand,
      bold: true,
    }),
  )

export const experimentPictures: Record<string, Draw> = {
  ...assemblyPictures,
  ...materialPictures,
  'experiment-tensile': tensile,
  'experiment-proof-load': proof,
  'experiment-shear': shear,
  'experiment-fatigue': fatigue,
  'experiment-salt-spray': salt,
  'experiment-coating-thickness': thickness,
  'experiment-hydrogen-embrittlement': hydrogen,
}
