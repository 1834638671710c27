import { axes, band, curve, sampled } from './charts'
import { bolt, joint, type Place } from './fasteners'
import { colour, type Draw } from './sheet'
import { arrow, box, card, disc, line, mark, path, plate, repeat, text } from './shapes'

const at = (x: number, y = 200, grip = 100, d = 60): Place => ({ x, y, grip, d })

/** 47 % of a torque goes into face friction and 40 % into thread friction; 13 % stretches the bolt. */
const torque = () =>
  card(40, 50, 360, 440) +
  joint(60, 380, at(220, 220, 110, 60)) +
  bolt(at(220, 220, 110, 60)) +
  path('M120 130A110 44 0 0 1 320 130', { stroke: colour.accent, width: 8 }) +
  path('M330 108L326 148L298 130Z', { fill: colour.accent }) +
  text(220, 112, 'T', { bold: true, size: 28 }) +
  card(440, 50, 480, 440) +
  [
    [0, 47, colour.steelSoft],
    [47, 40, '#4b97c2'],
    [87, 13, colour.accent],
  ]
    .map(([from, share, fill]) => {
      const y = 100 + Number(from) * 3.4
      return (
        box(520, y, 150, Number(share) * 3.4, {
          fill: String(fill),
          stroke: colour.paper,
          width: 3,
        }) +
        text(700, y + Number(share) * 1.7 + 10, `${share} %`, {
          size: 30,
          bold: true,
          anchor: 'start',
        })
      )
    })
    .join('') +
  line(800, 180, 880, 180, { stroke: colour.steelSoft, width: 10 }) +
  arrow(872, 160, 806, 160, colour.steelSoft, 4) +
  path('M800 330L880 310M800 346L880 326', { stroke: '#4b97c2', width: 6 }) +
  arrow(840, 446, 840, 400, colour.accent, 6)

const scatter = () => {
  const rows: [number, number][] = [
    [1.2, 0],
    [1.4, 1],
    [1.5, 2],
    [1.8, 3],
    [2.1, 4],
    [3.2, 5],
  ]
  return (
    card(60, 50, 840, 440) +
    line(480, 80, 480, 450, { stroke: colour.strong, dash: '6 8' }) +
    arrow(120, 460, 850, 460, colour.ink, 2.5) +
    text(866, 476, 'F', { anchor: 'start' }) +
    rows
      .map(([alpha, i]) => {
        const s = (alpha - 1) / (alpha + 1)
        const w = s * 470
        const fill = i < 2 ? colour.good : i < 4 ? colour.brand : colour.accent
        return (
          box(480 - w, 92 + i * 60, w * 2, 32, { fill, opacity: 0.85 }, 6) +
          text(150, 116 + i * 60, `αA ${alpha.toFixed(1)}`, { size: 24 })
        )
      })
      .join('')
  )
}

const embedding = () => {
  const field = { x: 570, y: 420, w: 300, h: 280 }
  const rough = (y: number, turn: number, h: number) =>
    `M60 ${y}${Array.from({ length: 21 }, (_, i) => `L${60 + i * 20} ${y + turn * (i % 2 ? h : (i * 7) % 9)}`).join('')}`
  return (
    card(40, 50, 440, 440) +
    path(`${rough(190, 1, 26)}V80H60Z`, { fill: 'url(#plateA)', stroke: colour.steel }) +
    path(`${rough(236, -1, 26)}V270H60Z`, { fill: 'url(#plateB)', stroke: colour.steel }) +
    path(`${rough(380, 1, 8)}V300H60Z`, { fill: 'url(#plateA)', stroke: colour.steel }) +
    path(`${rough(392, -1, 8)}V470H60Z`, { fill: 'url(#plateB)', stroke: colour.steel }) +
    arrow(260, 276, 260, 300, colour.accent, 5) +
    text(420, 293, 'fZ', { bold: true, fill: colour.accent }) +
    axes(field, 't', 'F') +
    curve(
      field,
      sampled(0, 1, (t) => 0.66 + 0.26 * Math.exp(-t * 7)),
    ) +
    line(570, 420 - 0.92 * 280, 870, 420 - 0.92 * 280, { stroke: colour.accent, dash: '6 8' }) +
    arrow(800, 168, 800, 232) +
    text(826, 208, 'FZ', { anchor: 'start', fill: colour.accent, bold: true })
  )
}

const junker = () => {
  const field = { x: 570, y: 420, w: 300, h: 280 }
  return (
    box(50, 430, 440, 40, { fill: 'url(#dark)' }) +
    plate(110, 330, 300, 100) +
    plate(70, 240, 380, 70, true) +
    repeat(9, (i) => disc(130 + i * 32, 320, 9, { fill: 'url(#metal)', stroke: colour.soft })) +
    bolt(at(260, 240, 160, 56)) +
    arrow(340, 190, 440, 190) +
    arrow(180, 190, 80, 190) +
    path('M214 150A50 24 0 0 0 306 150', { stroke: colour.accent, width: 6 }) +
    path('M206 132L204 162L230 150Z', { fill: colour.accent }) +
    axes(field, 'n', 'F') +
    curve(
      field,
      sampled(0, 1, (t) => 0.84 + 0.08 * Math.exp(-t * 9)),
      colour.good,
    ) +
    curve(
      field,
      sampled(0, 1, (t) => 0.35 + 0.57 * Math.exp(-t * 3)),
      colour.brand,
    ) +
    curve(
      field,
      sampled(0, 0.72, (t) => Math.max(0.02, 0.92 - 0.3 * t - 1.36 * t * t)),
      colour.accent,
    )
  )
}

/** Bolt line, parts line and the load between them. */
const fatigue = () => {
  const field = { x: 150, y: 430, w: 680, h: 310 }
  const top: [number, number] = [0.5, 0.78]
  const added: [number, number] = [0.56, 0.875]
  return (
    axes(field, 'δ', 'F') +
    band(field, [top, added], [top, [0.56, 0.46]], colour.accentTint) +
    curve(field, [[0, 0], added]) +
    curve(field, [top, [0.644, 0]], colour.good) +
    line(150 + 0.56 * 680, 430 - 0.46 * 310, 150 + 0.56 * 680, 430 - 0.875 * 310, {
      stroke: colour.accent,
      width: 6,
    }) +
    line(120 + 0.5 * 680, 430 - 0.78 * 310, 860, 430 - 0.78 * 310, {
      stroke: colour.strong,
      dash: '6 8',
    }) +
    mark(150 + 0.5 * 680, 430 - 0.78 * 310, 6) +
    text(150 + 0.575 * 680, 430 - 0.82 * 310, 'FSA', { anchor: 'start', fill: colour.accent }) +
    text(150 + 0.575 * 680, 430 - 0.62 * 310, 'FPA', { anchor: 'start', fill: colour.good }) +
    text(430, 170, 'FV', { bold: true }) +
    text(630, 360, 'FA', { fill: colour.accent, bold: true })
  )
}

const washers = () => {
  const half = (x: number, washer: boolean) => {
    const spread = washer ? 128 : 86
    return (
      card(x - 200, 50, 400, 440) +
      plate(x - 180, 240, 142, 200) +
      plate(x + 38, 240, 142, 200) +
      box(x - 34, 200, 68, 240, { fill: 'url(#metal)', stroke: colour.steel }) +
      (washer
        ? box(x - 130, 212, 260, 28, { fill: 'url(#metalDown)', stroke: colour.steel })
        : '') +
      box(x - 88, washer ? 132 : 160, 176, 80, { fill: 'url(#metal)', stroke: colour.steel }, 6) +
      repeat(washer ? 5 : 3, (i) => {
        const step = (spread - 44) / (washer ? 4 : 2)
        const length = washer ? 50 : 110
        return [-1, 1]
          .map((side) =>
            arrow(
              x + side * (44 + i * step),
              250,
              x + side * (44 + i * step),
              250 + length,
              colour.accent,
              4,
            ),
          )
          .join('')
      })
    )
  }
  return half(250, false) + half(710, true)
}

/** Pictures of articles on torque, preload and joints. */
export const jointPictures: Record<string, Draw> = {
  'article-reading-a-torque': torque,
  'article-preload-scatter': scatter,
  'article-embedding-and-loss': embedding,
  'article-junker-test': junker,
  'article-fatigue-of-joints': fatigue,
  'article-washers-and-pressure': washers,
}
