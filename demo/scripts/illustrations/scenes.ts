import { colour, type Draw } from './sheet'
import { box, disc, ground, group, line, mark, path, repeat } from './shapes'
import { bogie, hills, smallBogie, track, truss, wagonBody, wheel } from './things'

const marks = (...points: [number, number][]) => points.map(([x, y]) => mark(x, y)).join('')

const wagon = () =>
  hills(400) +
  track(440) +
  wagonBody(110, 350, 740, 190, 8) +
  repeat(15, (i) => line(150 + i * 47, 170, 150 + i * 47, 340, { stroke: '#3d86b0', width: 2 })) +
  smallBogie(250, 440) +
  smallBogie(710, 440) +
  marks([126, 180], [334, 250], [542, 250], [834, 180], [334, 350], [626, 350])

/** A turnout: two rails that branch into four, seen from above. */
const turnout = () => {
  const rail = (d: string) =>
    path(d, { stroke: colour.soft, width: 18 }) + path(d, { stroke: '#dfe7ed', width: 9 })
  return (
    box(0, 0, 960, 540, { fill: '#d6cdbf' }) +
    repeat(17, (i) =>
      box(
        14 + i * 57,
        110 - i * 2,
        26,
        300 + i * 6,
        { fill: '#a79c8c', stroke: '#8a8072', width: 1 },
        3,
      ),
    ) +
    rail('M0 200H960') +
    rail('M0 340H960') +
    rail('M120 203C380 210 560 320 960 452') +
    rail('M60 343C340 350 520 400 860 540') +
    path('M640 300L700 328L640 352', { stroke: colour.steel, width: 8 }) +
    box(560, 366, 170, 14, { fill: colour.brand, stroke: colour.steel }, 5) +
    box(560, 214, 170, 14, { fill: colour.brand, stroke: colour.steel }, 5) +
    marks([600, 332], [664, 340], [724, 340], [600, 222], [690, 222], [640, 372], [180, 204])
  )
}

const bridge = () =>
  hills(330) +
  box(0, 420, 960, 120, { fill: '#a9cbe0' }) +
  repeat(9, (i) =>
    line(40 + i * 110, 470 + (i % 3) * 18, 96 + i * 110, 470 + (i % 3) * 18, {
      stroke: '#dcecf6',
      width: 4,
    }),
  ) +
  box(150, 330, 60, 160, { fill: '#b4b9bc', stroke: colour.soft }) +
  box(750, 330, 60, 160, { fill: '#b4b9bc', stroke: colour.soft }) +
  box(0, 318, 960, 18, { fill: colour.steelSoft }) +
  truss(90, 312, 780, 170, 6) +
  marks(
    [220, 142],
    [350, 142],
    [480, 142],
    [610, 142],
    [740, 142],
    [350, 312],
    [480, 312],
    [610, 312],
  )

const wind = () =>
  hills(440) +
  ground(460, '#b9d0bf') +
  path('M452 460L466 130H494L508 460Z', { fill: 'url(#metal)', stroke: colour.soft }) +
  repeat(3, (i) => box(447 + i * 5, 372 - i * 92, 66 - i * 10, 10, { fill: colour.brand }, 3)) +
  box(456, 108, 78, 30, { fill: colour.paper, stroke: colour.steel }, 8) +
  repeat(3, (i) =>
    group(
      `translate(462 122) rotate(${-30 + i * 120})`,
      path('M0 -8Q90 -26 190 -4Q90 10 0 8Z', { fill: colour.paper, stroke: colour.soft }),
    ),
  ) +
  disc(462, 122, 15, { fill: colour.steelSoft }) +
  group(
    'translate(600 170)',
    box(0, 0, 270, 250, { fill: colour.paper, stroke: colour.strong }, 12),
    path('M60 20V230M210 20V230', { stroke: colour.soft, width: 12 }),
    box(40, 112, 55, 16, { fill: 'url(#metalDown)', stroke: colour.steel }),
    box(40, 128, 55, 16, { fill: 'url(#metalDown)', stroke: colour.steel }),
    box(175, 112, 55, 16, { fill: 'url(#metalDown)', stroke: colour.steel }),
    box(175, 128, 55, 16, { fill: 'url(#metalDown)', stroke: colour.steel }),
    box(66, 180, 138, 10, { fill: colour.brand }),
    marks([48, 128], [222, 128], [80, 185], [190, 185]),
  ) +
  line(512, 284, 600, 240, { stroke: colour.strong, dash: '6 8' })

const screen = () =>
  ground(470) +
  group(
    'rotate(-9 480 300)',
    box(150, 190, 640, 130, { fill: '#4b97c2', stroke: colour.steel, width: 3 }, 10),
    repeat(5, (i) => disc(230 + i * 120, 270, 22, { fill: 'url(#metal)', stroke: colour.steel })),
    line(160, 322, 780, 322, { stroke: colour.steel, width: 8, dash: '10 6' }),
    box(400, 120, 150, 84, { fill: 'url(#dark)', stroke: colour.steel }, 10),
    disc(475, 162, 30, { fill: colour.accent }),
    path('M475 132A30 30 0 0 1 505 162', { stroke: colour.paper, width: 5 }),
  ) +
  repeat(2, (i) =>
    group(
      `translate(${230 + i * 470} ${388 - i * 74})`,
      repeat(4, (j) =>
        path(`M-26 ${j * 20}Q0 ${j * 20 - 12} 26 ${j * 20 + 6}`, {
          stroke: colour.steelSoft,
          width: 8,
        }),
      ),
      box(-44, 80, 88, i ? 76 : 12, { fill: colour.soft }),
    ),
  ) +
  repeat(14, (i) =>
    disc(
      150 + (i % 7) * 34 + (i > 6 ? 400 : 0),
      214 - (i % 7) * 6 - (i % 3) * 12 - (i > 6 ? 62 : 0),
      9 + (i % 4) * 2,
      { fill: '#8d7b66', stroke: '#6e604f', width: 1 },
    ),
  ) +
  marks([230, 308], [350, 290], [590, 252], [710, 233], [420, 214], [548, 194])

const trailer = () =>
  hills(420) +
  ground(452, '#b6bec4') +
  box(330, 150, 540, 210, { fill: '#4b97c2', stroke: colour.steel, width: 3 }, 4) +
  repeat(22, (i) => line(346 + i * 24, 160, 346 + i * 24, 350, { stroke: '#3d86b0', width: 5 })) +
  box(310, 360, 580, 20, { fill: colour.steel }, 3) +
  path('M120 260Q124 220 170 216H250Q270 218 270 240V380H110V320Z', {
    fill: colour.brand,
    stroke: colour.steel,
    width: 3,
  }) +
  path('M132 262Q138 236 172 234H208V300H124Z', { fill: '#dff0fa', stroke: colour.steel }) +
  box(110, 372, 240, 16, { fill: colour.steel }) +
  [170, 300, 690, 770].map((x) => wheel(x, 412, 42)).join('') +
  repeat(8, (i) => box(400 + i * 62, 380, 12, 22, { fill: colour.soft })) +
  marks([338, 160], [862, 160], [338, 350], [862, 350], [468, 372], [592, 372], [654, 372])

const metro = () =>
  ground(470) +
  track(440) +
  path('M70 360V190Q70 120 150 116H890V360Z', { fill: '#eef3f6', stroke: colour.steel, width: 3 }) +
  box(70, 290, 820, 26, { fill: colour.brand }) +
  repeat(4, (i) => box(230 + i * 165, 160, 96, 92, { fill: '#9cc4dc', stroke: colour.steel }, 12)) +
  path('M96 240V190Q98 150 150 148H180V240Z', { fill: '#9cc4dc', stroke: colour.steel }) +
  box(60, 356, 840, 16, { fill: colour.steel }) +
  [180, 260, 700, 780].map((x) => wheel(x, 408, 32)).join('') +
  box(370, 376, 110, 48, { fill: 'url(#dark)', stroke: colour.steel }, 4) +
  box(500, 376, 130, 40, { fill: 'url(#plateB)', stroke: colour.steel }, 4) +
  marks([382, 374], [468, 374], [512, 374], [618, 374], [560, 206], [725, 206])

const solar = () =>
  hills(430) +
  ground(450, '#d9cfae') +
  disc(820, 96, 44, { fill: '#f6c667' }) +
  repeat(3, (row) =>
    group(
      `translate(${80 + row * 280} 0)`,
      line(70, 450, 70, 300, { stroke: colour.soft, width: 12 }),
      line(210, 450, 210, 230, { stroke: colour.soft, width: 12 }),
      line(20, 346, 262, 218, { stroke: colour.steelSoft, width: 12 }),
      path('M6 330L240 206L262 244L28 368Z', { fill: '#123a5a', stroke: colour.strong, width: 3 }),
      repeat(4, (i) =>
        line(53 + i * 47, 305 - i * 25, 75 + i * 47, 343 - i * 25, { stroke: '#5c8fb3', width: 2 }),
      ),
      line(17, 349, 251, 225, { stroke: '#5c8fb3' }),
      marks([70, 322], [210, 248], [36, 362]),
    ),
  )

export const scenePictures: Record<string, Draw> = {
  'scene-freight-bogie': () =>
    hills(420) +
    track(450) +
    bogie(480, 450, 1.32) +
    marks([308, 200], [652, 200], [400, 208], [560, 208], [246, 306], [712, 306]),
  'scene-wagon-body': wagon,
  'scene-track-turnout': turnout,
  'scene-steel-bridge': bridge,
  'scene-wind-tower': wind,
  'scene-mining-screen': screen,
  'scene-container-trailer': trailer,
  'scene-metro-underframe': metro,
  'scene-solar-structure': solar,
}
