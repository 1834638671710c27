import { axes, band, curve, sampled } from './charts'
import { bolt, hexagonTop, joint, setLockbolt, type Place } from './fasteners'
import { colour, type Draw } from './sheet'
import {
  arrow,
  box,
  card,
  cross,
  disc,
  group,
  line,
  mark,
  measure,
  path,
  repeat,
  text,
  tick,
} from './shapes'
import { bogie, hills, track, truss } from './things'

const upright = (x: number, y = 220, grip = 90, d = 60): Place => ({ x, y, grip, d })

/** Before on the left, after on the right. */
const beforeAndAfter = (before: string, after: string) =>
  card(40, 60, 400, 420) +
  card(520, 60, 400, 420) +
  before +
  after +
  arrow(450, 270, 512, 270, colour.brand, 7) +
  cross(86, 104) +
  tick(568, 104)

const drop = (x: number, y: number) =>
  path(`M${x} ${y}q-12 20 0 28q12 -8 0 -28Z`, { fill: '#4b97c2' })

const pins = () =>
  card(60, 60, 840, 420) +
  box(150, 210, 560, 70, { fill: 'url(#metalDown)', stroke: colour.steel }, 6) +
  box(120, 180, 56, 130, { fill: 'url(#metalDown)', stroke: colour.steel }, 12) +
  box(250, 120, 90, 250, { fill: 'url(#plateA)', stroke: colour.steel, opacity: 0.92 }) +
  box(350, 120, 130, 250, { fill: 'url(#plateB)', stroke: colour.steel, opacity: 0.92 }) +
  box(490, 120, 90, 250, { fill: 'url(#plateA)', stroke: colour.steel, opacity: 0.92 }) +
  box(596, 180, 24, 130, { fill: 'url(#metalDown)', stroke: colour.steel }) +
  path('M656 150V300L630 350M664 150V300L692 346M656 150A8 10 0 1 1 664 150', {
    stroke: colour.steelSoft,
    width: 8,
  }) +
  measure(250, 410, 622, 410, 'l')

const hopper = () => {
  const place = upright(620, 200, 120, 54)
  return (
    path('M60 120H420L340 380H140Z', { fill: '#4b97c2', stroke: colour.steel, width: 4 }) +
    repeat(5, (i) =>
      line(130 + i * 56, 130, 170 + i * 36, 372, { stroke: colour.brand, width: 6 }),
    ) +
    mark(250, 240) +
    line(262, 240, 470, 200, { stroke: colour.strong, dash: '6 8' }) +
    card(470, 60, 430, 420) +
    joint(490, 880, place, 0.42) +
    line(490, 250, 590, 250, { stroke: colour.accent, width: 5 }) +
    line(650, 250, 880, 250, { stroke: colour.accent, width: 5 }) +
    setLockbolt(place) +
    measure(800, 200, 800, 320, '20.3')
  )
}

const floor = () => {
  const hot = { x: 240, y: 220, grip: 90, d: 60 }
  const domed = (y: number, turn: number) =>
    group(
      `translate(240 ${y}) scale(1 ${turn})`,
      path('M-56 0Q-50 -46 0 -46Q50 -46 56 0Z', { fill: 'url(#warm)', stroke: colour.steel }),
    )
  return beforeAndAfter(
    joint(60, 420, hot) +
      box(210, 220, 60, 90, { fill: 'url(#warm)' }) +
      domed(220, 1) +
      domed(310, -1) +
      path('M180 420q20 -40 0 -60M240 430q20 -40 0 -60M300 420q20 -40 0 -60', {
        stroke: colour.accent,
        width: 6,
      }),
    joint(540, 900, upright(720)) + setLockbolt(upright(720)),
  )
}

const frog = () =>
  box(0, 0, 960, 540, { fill: '#d6cdbf' }) +
  repeat(9, (i) => box(30 + i * 106, 60, 52, 420, { fill: '#a79c8c' }, 4)) +
  path('M0 150L560 240L960 240', { stroke: colour.soft, width: 34 }) +
  path('M0 150L560 240L960 240', { stroke: '#dfe7ed', width: 20 }) +
  path('M0 390L560 300L960 300', { stroke: colour.soft, width: 34 }) +
  path('M0 390L560 300L960 300', { stroke: '#dfe7ed', width: 20 }) +
  path('M300 270L760 252V288Z', { fill: 'url(#metalDown)', stroke: colour.steel, width: 3 }) +
  repeat(
    3,
    (i) =>
      box(
        470 + i * 110,
        226,
        54,
        88,
        { fill: 'url(#dark)', stroke: colour.steel, opacity: 0.9 },
        4,
      ) +
      mark(497 + i * 110, 246) +
      mark(497 + i * 110, 296),
  )

const railJoint = () =>
  track(360) +
  box(0, 210, 960, 40, { fill: 'url(#metalDown)', stroke: colour.soft }) +
  box(0, 250, 960, 80, { fill: '#a9b8c3', stroke: colour.soft }) +
  box(0, 330, 960, 30, { fill: 'url(#metalDown)', stroke: colour.soft }) +
  line(480, 210, 480, 360, { width: 5 }) +
  box(220, 254, 520, 72, { fill: 'url(#plateB)', stroke: colour.steel, width: 3 }, 6) +
  repeat(
    4,
    (i) =>
      disc(290 + i * 127, 290, 34, { fill: 'url(#metalDown)', stroke: colour.soft }) +
      hexagonTop(290 + i * 127, 290, 25),
  ) +
  path('M420 150A70 70 0 0 1 540 150', { stroke: colour.accent, width: 8 }) +
  path('M548 128L546 164L516 146Z', { fill: colour.accent })

const footbridge = () => {
  const place = upright(700, 190, 150, 56)
  return (
    hills(360) +
    box(0, 430, 960, 110, { fill: '#a9cbe0' }) +
    truss(30, 330, 420, 100, 6, '#9fb0be') +
    box(0, 334, 480, 14, { fill: colour.soft }) +
    mark(240, 330) +
    line(250, 330, 520, 270, { stroke: colour.soft, dash: '6 8' }) +
    card(520, 60, 400, 420) +
    joint(540, 900, place, 0.6) +
    setLockbolt(place) +
    measure(838, 190, 838, 340, '44')
  )
}

const wet = () =>
  beforeAndAfter(
    bolt(upright(200, 230, 100, 56), { fill: 'url(#warm)' }) +
      repeat(5, (i) => drop(110 + i * 66, 130 + (i % 2) * 26)) +
      arrow(300, 400, 300, 330, colour.accent, 8) +
      text(330, 390, 'F', { anchor: 'start' }),
    bolt(upright(680, 230, 100, 56)) +
      arrow(790, 420, 790, 190, colour.good, 8) +
      text(820, 310, 'F', { anchor: 'start' }),
  )

const platform = () =>
  box(60, 60, 400, 420, { fill: colour.paper, stroke: colour.line }, 10) +
  path('M120 70V470M400 70V470', { stroke: colour.soft, width: 20 }) +
  repeat(
    3,
    (i) =>
      box(128, 150 + i * 120, 264, 14, { fill: colour.brand }) +
      mark(150, 157 + i * 120) +
      mark(370, 157 + i * 120),
  ) +
  repeat(10, (i) => line(340, 90 + i * 38, 380, 90 + i * 38, { stroke: colour.strong, width: 6 })) +
  card(500, 60, 400, 420) +
  joint(520, 880, upright(640, 180, 80, 56)) +
  setLockbolt(upright(640, 180, 80, 56)) +
  box(612, 350, 56, 70, { fill: 'url(#metal)', stroke: colour.steel }) +
  repeat(6, (i) => box(612, 356 + i * 10, 56, 4, { fill: colour.soft, opacity: 0.6 })) +
  disc(800, 380, 56, { fill: colour.paper, stroke: colour.steel, width: 6 }) +
  path('M764 396A40 40 0 0 1 836 396', { stroke: colour.good, width: 8 }) +
  line(800, 386, 820, 352, { stroke: colour.accent, width: 6 })

const loss = () => {
  const field = { x: 130, y: 430, w: 740, h: 300 }
  const short = sampled(0, 1, (t) => 0.86 - 0.62 * (1 - Math.exp(-t * 4)))
  const long = sampled(0, 1, (t) => 0.86 - 0.06 * (1 - Math.exp(-t * 9)))
  return (
    axes(field, 't', 'F') +
    band(field, long, short, colour.accentTint) +
    curve(field, short, colour.accent) +
    curve(field, long, colour.good) +
    group(
      'translate(400 214) scale(0.45)',
      joint(0, 300, upright(150, 60, 40, 60)),
      bolt(upright(150, 60, 40, 60)),
    ) +
    group(
      'translate(660 190) scale(0.4)',
      joint(0, 300, upright(150, 60, 160, 60)),
      setLockbolt(upright(150, 60, 160, 60)),
    )
  )
}

const trailerFloor = () =>
  card(50, 60, 860, 420) +
  [36, 70, 110, 150, 190]
    .map((grip, i) => {
      const place = { x: 140 + i * 170, y: 170, grip, d: 34 }
      return joint(70 + i * 170, 210 + i * 170, place, 0.4) + setLockbolt(place)
    })
    .join('') +
  line(70, 206, 890, 206, { stroke: colour.accent, dash: '4 8' }) +
  line(70, 360, 890, 360, { stroke: colour.accent, dash: '4 8' }) +
  text(480, 450, '3.2 – 22.2 mm', { fill: colour.accent, bold: true })

const hot = () => {
  const nut = (x: number, ring: string) =>
    hexagonTop(x, 270, 120) +
    disc(x, 270, 66, { fill: ring, stroke: colour.steel }) +
    disc(x, 270, 48, { fill: colour.paper, stroke: colour.steel })
  return beforeAndAfter(
    nut(240, '#e0713d') +
      path('M150 440q20 -30 0 -50M240 446q20 -30 0 -50M330 440q20 -30 0 -50', {
        stroke: colour.accent,
        width: 6,
      }) +
      text(380, 110, '&gt; 120 °C', { fill: colour.accent }),
    nut(720, '#b9c6d0') +
      repeat(3, (i) =>
        group(`rotate(${i * 120} 720 270)`, box(706, 204, 28, 22, { fill: colour.steelSoft }, 3)),
      ),
  )
}

const galling = () => {
  const screw = (x: number, torn: boolean) =>
    box(x - 30, 180, 60, 200, { fill: 'url(#metal)', stroke: colour.steel }) +
    path(`M${x - 66} 180Q${x - 60} 120 ${x} 120Q${x + 60} 120 ${x + 66} 180Z`, {
      fill: 'url(#metal)',
      stroke: colour.steel,
    }) +
    repeat(16, (i) =>
      torn && i > 5 && i < 11
        ? path(`M${x - 30} ${190 + i * 12}l12 6l8 -8l14 9l10 -7l16 5`, {
            stroke: colour.rust,
            width: 5,
          })
        : line(x - 30, 190 + i * 12, x + 30, 196 + i * 12, { stroke: colour.soft, width: 3 }),
    )
  return beforeAndAfter(
    screw(240, true),
    screw(720, false) + drop(640, 200) + drop(806, 240) + drop(632, 300),
  )
}

export const casePictures: Record<string, Draw> = {
  'case-bogie-brace-lockbolts': () =>
    hills(420) +
    track(470) +
    bogie(330, 470, 0.9) +
    mark(170, 300) +
    mark(490, 300) +
    line(502, 300, 640, 220, { stroke: colour.soft, dash: '6 8' }) +
    card(620, 50, 300, 330) +
    joint(634, 906, upright(770, 140, 80, 52)) +
    setLockbolt(upright(770, 140, 80, 52)),
  'case-brake-rigging-pins': pins,
  'case-hopper-body-aluminium': hopper,
  'case-wagon-floor-repair': floor,
  'case-turnout-frog': frog,
  'case-rail-joint-bolts': railJoint,
  'case-aluminium-footbridge': footbridge,
  'case-truss-bridge-hv': wet,
  'case-tower-platform': platform,
  'case-vibrating-screen': loss,
  'case-trailer-floor': trailerFloor,
  'case-metro-brake-nuts': hot,
  'case-interior-screws': galling,
}
