import { colour, type Draw } from './sheet'
import { arrow, box, card, disc, line, path, repeat, text } from './shapes'

const coatings = () =>
  card(40, 50, 880, 440) +
  (
    [
      [8, '#c9d3da'],
      [10, '#b9c0b4'],
      [12, '#9fb7c8'],
      [56, '#aeb9c0'],
    ] as const
  )
    .map(([um, fill], i) => {
      const x = 80 + i * 210
      const h = um * 3
      return (
        box(x, 300, 170, 150, { fill: '#7f93a2' }) +
        repeat(12, (j) =>
          line(
            x + ((j * 47) % 150),
            320 + ((j * 31) % 110),
            x + 18 + ((j * 47) % 150),
            326 + ((j * 31) % 110),
            { stroke: '#6b7f8e' },
          ),
        ) +
        box(x, 300 - h, 170, h, { fill, stroke: colour.brand }) +
        (i === 2
          ? repeat(16, (j) =>
              line(
                x + ((j * 53) % 130),
                270 + ((j * 17) % 28),
                x + 34 + ((j * 53) % 130),
                272 + ((j * 17) % 28),
                { stroke: colour.brand, width: 2.4 },
              ),
            )
          : '') +
        text(x + 85, 280 - h, `${um} µm`, { bold: true })
      )
    })
    .join('')

const flakes = () =>
  box(0, 320, 960, 220, { fill: '#7f93a2' }) +
  repeat(40, (i) =>
    line(
      20 + ((i * 137) % 920),
      350 + ((i * 53) % 170),
      56 + ((i * 137) % 900),
      358 + ((i * 53) % 170),
      { stroke: '#6b7f8e', width: 2 },
    ),
  ) +
  box(0, 140, 960, 180, { fill: '#dfe9f0' }) +
  repeat(9, (row) =>
    repeat(9, (i) => {
      const x = -40 + i * 116 + (row % 3) * 38
      return x > 540 && x < 660
        ? ''
        : path(`M${x} ${152 + row * 19}q50 -7 96 2l-2 7q-46 -8 -94 -2Z`, {
            fill: (row + i) % 4 ? '#8aa0ae' : '#4b97c2',
            stroke: colour.steelSoft,
            width: 1,
          })
    }),
  ) +
  path('M610 100L640 330L690 100Z', { fill: '#edf4f9', stroke: colour.accent, width: 3 }) +
  path('M300 60C300 110 420 150 380 190S250 230 330 270S420 290 400 316', {
    stroke: colour.accent,
    width: 5,
    dash: '10 8',
  }) +
  arrow(400, 300, 402, 322, colour.accent, 5) +
  arrow(560, 250, 628, 316, colour.good, 6) +
  arrow(740, 250, 660, 316, colour.good, 6) +
  text(760, 240, 'Zn', { bold: true, fill: colour.good, anchor: 'start', size: 30 })

/** Minimum tensile loads of M16 by ISO 898-1. */
const classes = () =>
  card(60, 50, 840, 440) +
  line(120, 430, 860, 430) +
  (
    [
      ['4.8', 65.9],
      ['8.8', 125],
      ['10.9', 163],
      ['12.9', 192],
    ] as const
  )
    .map(([name, kn], i) => {
      const x = 160 + i * 180
      return (
        box(
          x,
          430 - kn * 1.65,
          110,
          kn * 1.65,
          { fill: i === 1 || i === 2 ? 'url(#blue)' : 'url(#metal)', stroke: colour.steel },
          4,
        ) +
        text(x + 55, 412 - kn * 1.65, `${kn} kN`, { bold: true }) +
        text(x + 55, 466, name, { size: 28, bold: true })
      )
    })
    .join('')

const hydrogen = () => {
  const ring = (x: number, y: number, fill: string) =>
    disc(x, y, 140, { fill, opacity: 0.28 }) + disc(x, y, 140, { stroke: fill, width: 4 })
  return (
    ring(390, 210, colour.brand) +
    ring(570, 210, colour.accent) +
    ring(480, 350, colour.good) +
    path('M300 150l22 -38l22 38Z', { fill: colour.steelSoft }) +
    box(296, 160, 54, 34, { fill: colour.steelSoft }, 3) +
    text(322, 240, 'HV', { size: 30, bold: true }) +
    text(650, 180, 'H', { size: 44, bold: true, fill: colour.accent }) +
    text(684, 230, 'H', { size: 30, fill: colour.accent }) +
    text(620, 240, 'H', { size: 26, fill: colour.accent }) +
    arrow(480, 400, 430, 400, colour.good, 7) +
    arrow(480, 400, 530, 400, colour.good, 7) +
    text(480, 452, 'F', { size: 30, bold: true }) +
    path('M452 268L474 252L486 278L508 262L516 286', { stroke: colour.ink, width: 7 })
  )
}

const galling = () =>
  repeat(3, (i) => {
    const x = 30 + i * 305
    const tooth = (y: number, turn: number) =>
      `M${x + 10} ${y}${Array.from({ length: 10 }, (_, j) => `L${x + 10 + j * 30} ${y + turn * (j % 2 ? 24 : 0)}`).join('')}`
    return (
      card(x, 60, 290, 420) +
      path(`${tooth(i ? 226 : 214, 1)}V110H${x + 10}Z`, {
        fill: 'url(#plateA)',
        stroke: i === 0 ? colour.brand : colour.steel,
        width: i === 0 ? 6 : 3,
      }) +
      path(`${tooth(i ? 284 : 296, -1)}V420H${x + 10}Z`, {
        fill: 'url(#plateB)',
        stroke: i === 0 ? colour.brand : colour.steel,
        width: i === 0 ? 6 : 3,
      }) +
      (i === 1 ? repeat(4, (j) => disc(x + 40 + j * 60, 256, 11, { fill: colour.accent })) : '') +
      (i === 2
        ? repeat(4, (j) =>
            path(`M${x + 24 + j * 62} 262q14 -44 34 -10q22 -20 20 18q-26 26 -54 -8Z`, {
              fill: colour.rust,
              stroke: colour.accent,
            }),
          )
        : '') +
      arrow(x + 100, 150, x + 190, 150, colour.ink, 5) +
      arrow(x + 190, 380, x + 100, 380, colour.ink, 5)
    )
  })

/** Pictures of articles on strength, coatings and materials. */
export const materialPictures: Record<string, Draw> = {
  'article-salt-spray-and-coatings': coatings,
  'article-zinc-flake': flakes,
  'article-property-classes': classes,
  'article-hydrogen-embrittlement': hydrogen,
  'article-stainless-galling': galling,
}
