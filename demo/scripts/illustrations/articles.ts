import { jointPictures } from './articles-joints'
import { materialPictures } from './articles-materials'
import { bolt, dome, gun, joint, looseLockbolt, setLockbolt, type Place } from './fasteners'
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

const at = (x: number, y = 200, grip = 100, d = 60): Place => ({ x, y, grip, d })

const against = () =>
  card(40, 50, 420, 440) +
  card(500, 50, 420, 440) +
  joint(60, 440, at(250)) +
  bolt(at(250)) +
  path('M150 130A110 46 0 0 1 350 130', { stroke: colour.accent, width: 7 }) +
  path('M360 110L356 148L328 130Z', { fill: colour.accent }) +
  joint(520, 900, at(710)) +
  setLockbolt(at(710)) +
  arrow(710, 400, 710, 470, colour.accent, 7) +
  group(
    'translate(345 330)',
    path('M0 100L90 60', { stroke: colour.brand, width: 5 }),
    line(0, 100, 90, 100, { stroke: colour.soft, dash: '5 6' }),
    text(104, 86, 'φ', { fill: colour.brand }),
  ) +
  group(
    'translate(800 360)',
    line(0, 60, 80, 60, { stroke: colour.brand, width: 5 }),
    text(40, 96, 'φ = 0', { fill: colour.brand }),
  )

const grip = () =>
  card(30, 50, 900, 440) +
  [
    { x: 170, grip: 50 },
    { x: 480, grip: 110 },
    { x: 790, grip: 150 },
  ]
    .map(({ x, grip }, i) => {
      const place = at(x, 150, grip, 54)
      const collar = i === 1 ? setLockbolt(place) : looseLockbolt({ ...place, grip })
      return (
        joint(x - 120, x + 120, place) +
        collar +
        box(x - 70, 236, 8, 74, { fill: colour.accent, opacity: 0.5 })
      )
    })
    .join('') +
  cross(170, 96) +
  tick(480, 96) +
  cross(790, 96) +
  line(60, 236, 900, 236, { stroke: colour.accent, dash: '5 8' }) +
  line(60, 310, 900, 310, { stroke: colour.accent, dash: '5 8' })

const inspect = () =>
  card(180, 40, 600, 460) +
  joint(210, 750, at(480, 150, 120, 84)) +
  setLockbolt(at(480, 150, 120, 84)) +
  [
    { x: 400, y: 152, tx: 300, ty: 90 },
    { x: 620, y: 213, tx: 700, ty: 180 },
    { x: 546, y: 330, tx: 660, ty: 330 },
    { x: 480, y: 414, tx: 600, ty: 450 },
  ]
    .map(
      ({ x, y, tx, ty }, nth) =>
        mark(x, y) +
        line(x, y, tx, ty, { stroke: colour.accent }) +
        disc(tx, ty, 22, { fill: colour.accent }) +
        text(tx, ty + 8, String(nth + 1), { fill: colour.paper, bold: true }),
    )
    .join('')

const remove = () => {
  const d = 56
  const pin = (x: number, y: number) =>
    dome(x, y, d) + box(x - d / 2, y, d, 200, { fill: 'url(#metal)', stroke: colour.steel }, 2)
  const half = (x: number, y: number, side: number) =>
    path(`M${x} ${y}h${side * 34}v24l${-side * 8} 10v60h${-side * 26}Z`, {
      fill: 'url(#blue)',
      stroke: colour.steel,
    })
  return (
    repeat(
      3,
      (i) =>
        card(30 + i * 305, 50, 290, 440) +
        text(60 + i * 305, 92, String(i + 1), { bold: true, fill: colour.brand }),
    ) +
    joint(50, 300, at(175, 170, 90, d)) +
    setLockbolt(at(175, 170, 90, d)) +
    path('M40 320H112V310L132 325L112 340V330H40Z', { fill: colour.steelSoft }) +
    path('M310 320H238V310L218 325L238 340V330H310Z', { fill: colour.steelSoft }) +
    joint(355, 605, at(480, 170, 90, d)) +
    pin(480, 170) +
    half(424, 300, -1) +
    half(536, 300, 1) +
    arrow(420, 420, 370, 450) +
    arrow(540, 420, 590, 450) +
    joint(660, 910, at(785, 210, 90, d)) +
    pin(785, 130) +
    box(765, 300, 40, 90, { fill: 'url(#dark)', stroke: colour.steel }) +
    arrow(785, 470, 785, 400, colour.accent, 8)
  )
}

const drawing = () => {
  const y = 270
  return (
    card(40, 40, 880, 460) +
    path(`M150 ${y - 76}Q92 ${y - 70} 90 ${y}Q92 ${y + 70} 150 ${y + 76}Z`, {
      fill: 'url(#metalDown)',
      stroke: colour.steel,
    }) +
    box(150, y - 40, 660, 80, { fill: 'url(#metalDown)', stroke: colour.steel }, 4) +
    repeat(22, (i) => line(330 + i * 10, y - 40, 330 + i * 10, y + 40, { stroke: colour.soft })) +
    repeat(18, (i) => line(590 + i * 12, y - 40, 590 + i * 12, y + 40, { stroke: colour.soft })) +
    path(
      `M552 ${y - 42}L560 ${y - 28}L572 ${y - 28}L580 ${y - 42}M552 ${y + 42}L560 ${y + 28}L572 ${y + 28}L580 ${y + 42}`,
      { fill: colour.paper, stroke: colour.accent, width: 3 },
    ) +
    line(70, y, 840, y, { stroke: colour.soft, dash: '20 6 4 6', width: 1.4 }) +
    measure(150, 400, 566, 400, 'L1') +
    measure(150, 450, 810, 450, 'L2') +
    measure(90, 160, 150, 160, 'k') +
    measure(64, y - 76, 64, y + 76, '') +
    text(64, 378, 'dk') +
    measure(250, y - 40, 250, y + 40, 'd') +
    measure(150, 130, 330, 130, 'G min') +
    measure(150, 90, 430, 90, 'G max')
  )
}

const tool = () =>
  box(60, 300, 190, 150, { fill: 'url(#dark)', stroke: colour.steel }, 10) +
  box(90, 240, 130, 60, { fill: 'url(#metal)', stroke: colour.steel }, 6) +
  disc(190, 360, 34, { fill: colour.paper, stroke: colour.strong, width: 4 }) +
  line(190, 360, 208, 342, { stroke: colour.accent, width: 5 }) +
  disc(100, 462, 18, { fill: colour.ink }) +
  disc(210, 462, 18, { fill: colour.ink }) +
  path('M250 340C340 340 330 470 430 470S500 440 540 400', { stroke: colour.ink, width: 9 }) +
  path('M250 366C350 366 340 496 440 496S520 460 560 420', { stroke: colour.soft, width: 9 }) +
  card(560, 50, 370, 440) +
  joint(580, 910, at(745, 90, 70, 46)) +
  looseLockbolt(at(745, 90, 70, 46)) +
  gun(745, 224, 0.86)

const holes = () => {
  const slab = (x: number, gap: number, shift: number, tilt: number, burr: boolean) =>
    card(x - 105, 60, 210, 420) +
    group(
      `rotate(${tilt} ${x} 270)`,
      box(x - 92, 200, 184, 140, { fill: 'url(#plateA)' }),
      box(x - 92, 200, 184, 70 - gap, { fill: 'url(#hatch)', stroke: colour.soft }),
      box(x - 92, 270 + gap, 184, 70, { fill: 'url(#plateB)', stroke: colour.soft }),
      gap ? box(x - 92, 270 - gap, 184, gap * 2, { fill: colour.paper }) : '',
      box(x - 30, 196, 60, 76 - gap, { fill: colour.paper }),
      box(x - 30 + shift, 270 + gap - 1, 60, 76, { fill: colour.paper }),
      burr
        ? path(
            `M${x - 30} ${270 - gap}l-10 ${gap * 2}l-8 ${-gap * 2}M${x + 30} ${270 - gap}l10 ${gap * 2}l8 ${-gap * 2}`,
            { fill: colour.accent, stroke: colour.accent },
          )
        : '',
    ) +
    line(x, 170, x, 370, { stroke: colour.accent, dash: '16 5 3 5', width: 1.6 })
  return (
    slab(135, 0, 0, 0, false) +
    slab(365, 0, 22, 0, false) +
    slab(595, 7, 0, 0, true) +
    slab(825, 0, 0, 8, false) +
    tick(135, 110) +
    cross(365, 106) +
    cross(595, 106) +
    cross(825, 106)
  )
}

const lots = () =>
  repeat(
    5,
    (i) =>
      disc(120 + i * 180, 200, 62, { fill: colour.paper, stroke: colour.brand, width: 4 }) +
      (i < 4 ? arrow(186 + i * 180, 200, 234 + i * 180, 200, colour.brand) : ''),
  ) +
  path('M96 220L104 170H136L144 220Z', { fill: 'url(#warm)' }) +
  path('M104 166q16 -26 32 0', { stroke: colour.accent, width: 4 }) +
  group('translate(300 200) scale(0.5)', bolt(at(0, -60, 60, 50), { washers: false })) +
  path('M480 236C450 214 462 190 474 172C478 190 492 186 488 160C512 182 516 220 480 236Z', {
    fill: colour.accent,
  }) +
  path('M660 168q-26 40 0 62q26 -22 0 -62Z', { fill: '#4b97c2' }) +
  path('M806 220V190H876V220M812 190L824 172H858L870 190', { stroke: colour.steel, width: 5 }) +
  disc(824, 224, 10, { fill: colour.steel }) +
  disc(858, 224, 10, { fill: colour.steel }) +
  line(120, 262, 120, 330, { stroke: colour.strong, dash: '5 7' }) +
  line(840, 262, 840, 330, { stroke: colour.strong, dash: '5 7' }) +
  card(230, 310, 500, 170) +
  repeat(34, (i) =>
    box(270 + i * 12 + (i % 3) * 2, 340, 3 + ((i * 7) % 5), 70, { fill: colour.ink }),
  ) +
  text(480, 450, 'LOT 26-0412-07', { size: 30, bold: true })

const eight = () =>
  repeat(8, (i) => {
    const x = 105 + (i % 4) * 225 + 38
    const y = i < 4 ? 170 : 370
    const strong = i === 2 || i === 3 || i === 6
    return (
      box(
        x - 80,
        y - 70,
        160,
        140,
        { fill: strong ? colour.brand : colour.paper, stroke: colour.brand, width: 4 },
        14,
      ) +
      text(x, y + 16, `D${i + 1}`, {
        size: 48,
        bold: true,
        fill: strong ? colour.paper : colour.brand,
      })
    )
  }) +
  repeat(
    3,
    (i) =>
      arrow(228 + i * 225, 170, 282 + i * 225, 170, colour.accent) +
      arrow(228 + i * 225, 370, 282 + i * 225, 370, colour.accent),
  ) +
  path('M908 170H930V270H30V370H50', { stroke: colour.accent, width: 5 }) +
  path('M46 360L64 370L46 380Z', { fill: colour.accent })

export const articlePictures: Record<string, Draw> = {
  ...jointPictures,
  ...materialPictures,
  'article-lockbolts-against-bolts': against,
  'article-choosing-a-grip': grip,
  'article-inspecting-lockbolts': inspect,
  'article-removing-lockbolts': remove,
  'article-reading-a-lockbolt-drawing': drawing,
  'article-choosing-a-tool': tool,
  'article-hole-preparation': holes,
  'article-lot-traceability': lots,
  'article-reading-an-8d': eight,
}
