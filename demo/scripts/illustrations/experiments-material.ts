import { bolt } from './fasteners'
import { colour, type Draw } from './sheet'
import { arrow, box, card, disc, group, line, measure, path, plate, repeat, text } from './shapes'

const hardness = () =>
  card(60, 60, 400, 420) +
  box(130, 300, 260, 120, { fill: 'url(#plateA)', stroke: colour.soft }) +
  path('M210 120H310V220L260 300L210 220Z', { fill: 'url(#blue)', stroke: colour.steel }) +
  path('M240 300L260 322L280 300Z', { fill: colour.paper, stroke: colour.steel }) +
  arrow(260, 70, 260, 118) +
  card(510, 60, 390, 420) +
  disc(705, 270, 160, { fill: 'url(#plateA)', stroke: colour.steel, width: 3 }) +
  disc(705, 270, 80, { stroke: colour.soft, dash: '6 6' }) +
  [0, 1, 2]
    .map((i) => {
      const a = (i * 2 * Math.PI) / 3 - 1
      const x = 705 + 80 * Math.cos(a)
      const y = 270 + 80 * Math.sin(a)
      return path(`M${x} ${y - 15}L${x + 15} ${y}L${x} ${y + 15}L${x - 15} ${y}Z`, {
        fill: colour.accent,
      })
    })
    .join('') +
  measure(705, 460, 785, 460, 'r/2')

const structure = () =>
  card(60, 60, 400, 420) +
  path('M150 130H370V230H300V440H220V230H150Z', {
    fill: '#d5dfe6',
    stroke: colour.steel,
    width: 3,
  }) +
  repeat(7, (i) =>
    path(
      `M${226 + i * 11} 440V${262 - Math.abs(3 - i) * 8}Q${226 + i * 11} 220 ${i < 3 ? 166 + i * 18 : i > 3 ? 354 - (6 - i) * 18 : 260} ${i === 3 ? 140 : 214 - (3 - Math.abs(3 - i)) * 24}`,
      { stroke: colour.brand, width: 2.5 },
    ),
  ) +
  disc(705, 270, 190, { fill: '#e9e2d6', stroke: colour.steel, width: 6 }) +
  path('M530 340L590 210L640 340L700 210L750 340L810 210L878 340', {
    stroke: colour.steel,
    width: 4,
  }) +
  path(
    'M530 340L590 210L640 340L700 210L750 340L810 210L878 340V356L810 230L750 358L700 230L640 358L590 230L530 356Z',
    { fill: '#f4efe4' },
  ) +
  repeat(60, (i) =>
    line(
      560 + ((i * 71) % 280),
      370 + ((i * 37) % 60),
      576 + ((i * 71) % 280),
      364 + ((i * 41) % 60),
      { stroke: '#8a7d66', width: 1.5 },
    ),
  )

const impact = () =>
  box(120, 470, 500, 26, { fill: 'url(#dark)' }) +
  path('M180 470L330 120L480 470', { stroke: colour.steelSoft, width: 20 }) +
  group(
    'rotate(48 330 120)',
    box(320, 120, 20, 260, { fill: 'url(#metal)', stroke: colour.steel }),
    path('M260 380H400V440L330 470L260 440Z', { fill: 'url(#dark)', stroke: colour.steel }),
  ) +
  disc(330, 120, 18, { fill: colour.accent }) +
  path('M140 360A260 260 0 0 0 330 420', { stroke: colour.accent, width: 4, dash: '8 8' }) +
  box(290, 440, 80, 30, { fill: 'url(#metal)', stroke: colour.steel }) +
  card(640, 60, 260, 200) +
  path('M660 130H755L770 156L785 130H880V200H660Z', {
    fill: 'url(#plateA)',
    stroke: colour.steel,
    width: 3,
  }) +
  card(640, 290, 260, 190) +
  text(770, 360, '−20 °C', { size: 34, bold: true, fill: colour.brand }) +
  text(770, 430, '≥ 27 J', { size: 34, bold: true })

const size = () =>
  card(60, 60, 400, 420) +
  box(120, 200, 280, 70, { fill: 'url(#dark)', stroke: colour.steel }, 8) +
  disc(190, 235, 62, { fill: 'url(#metal)', stroke: colour.steel, width: 3 }) +
  disc(190, 235, 32, { fill: colour.paper, stroke: colour.steel, dash: '4 3', width: 4 }) +
  disc(340, 235, 62, { fill: 'url(#metal)', stroke: colour.accent, width: 6 }) +
  disc(340, 235, 30, { fill: colour.paper, stroke: colour.steel, dash: '4 3', width: 4 }) +
  bolt({ x: 260, y: 360, grip: 50, d: 34 }, { washers: false }) +
  card(510, 60, 390, 420) +
  disc(705, 270, 170, { fill: '#eaf3e6', stroke: colour.steel, width: 6 }) +
  path('M560 320L600 230L640 320L680 230L720 320L760 230L800 320L850 230', {
    stroke: colour.ink,
    width: 5,
  }) +
  line(545, 275, 865, 275, { stroke: colour.accent, width: 1.6, dash: '8 6' }) +
  measure(640, 380, 720, 380, 'P')

const swage = () => {
  const d = 90
  return (
    card(60, 40, 840, 460) +
    plate(110, 70, 740, 90) +
    plate(110, 160, 740, 80, true) +
    box(435, 70, d, 390, { fill: 'url(#metal)', stroke: colour.steel }) +
    [-1, 1]
      .map((side) =>
        path(
          `M${480 + side * 46} 240H${480 + side * 100}V264L${480 + side * 78} 276V380H${480 + side * 46}Z`,
          { fill: 'url(#blue)', stroke: colour.steel },
        ),
      )
      .join('') +
    repeat(7, (i) =>
      path(`M435 ${262 + i * 18}h12v9h-12ZM525 ${262 + i * 18}h-12v9h12Z`, {
        fill: colour.brand,
        stroke: colour.steel,
        width: 1.2,
      }),
    ) +
    repeat(4, (i) =>
      path(`M435 ${390 + i * 18}h12v9h-12ZM525 ${390 + i * 18}h-12v9h12Z`, {
        fill: colour.paper,
        stroke: colour.steel,
        width: 1.2,
      }),
    ) +
    measure(402, 430, 558, 430, '') +
    measure(640, 240, 640, 460, 'l')
  )
}

/** Pictures of tests of material and shape. */
export const materialPictures: Record<string, Draw> = {
  'experiment-hardness': hardness,
  'experiment-metallography': structure,
  'experiment-low-temperature-impact': impact,
  'experiment-dimensions': size,
  'experiment-swage-inspection': swage,
}
