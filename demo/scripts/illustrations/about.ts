import { colour, type Draw } from './sheet'
import { setLockbolt, joint } from './fasteners'
import { arrow, box, card, disc, path, repeat, text, tick } from './shapes'

const company = () => {
  const place = { x: 300, y: 230, grip: 70, d: 40 }
  return (
    repeat(4, (i) => card(50 + i * 222, 130, 190, 280)) +
    repeat(3, (i) => arrow(244 + i * 222, 270, 268 + i * 222, 270, colour.brand, 5)) +
    repeat(4, (i) => text(78 + i * 222, 172, String(i + 1), { fill: colour.brand, bold: true })) +
    path('M90 220H200L165 270V340L125 320V270Z', {
      fill: colour.tint,
      stroke: colour.brand,
      width: 4,
    }) +
    joint(282, 452, { ...place, x: 367 }) +
    setLockbolt({ ...place, x: 367 }) +
    box(534, 260, 110, 90, { fill: '#d9b98c', stroke: '#8a6a3a', width: 3 }, 4) +
    path('M534 260L560 220H670L644 260M644 260L670 220V310L644 350', {
      fill: '#e8cfa9',
      stroke: '#8a6a3a',
      width: 3,
    }) +
    box(560, 285, 50, 30, { fill: colour.paper, stroke: '#8a6a3a' }) +
    box(760, 210, 100, 130, { fill: colour.paper, stroke: colour.brand, width: 4 }, 6) +
    repeat(4, (i) =>
      path(`M776 ${240 + i * 20}H${846 - (i % 2) * 20}`, { stroke: colour.strong, width: 5 }),
    ) +
    tick(836, 330, 1.3)
  )
}

/** Floor plan of the laboratory. */
const laboratory = () =>
  box(60, 70, 840, 400, { fill: colour.paper, stroke: colour.steel, width: 8 }, 4) +
  box(60, 70, 420, 200, { fill: colour.tint }) +
  box(480, 270, 420, 200, { fill: colour.accentTint }) +
  path('M480 74V226M480 314V466M64 270H226M314 270H646M734 270H896', {
    stroke: colour.steel,
    width: 6,
  }) +
  box(110, 110, 60, 120, { fill: 'url(#blue)', stroke: colour.steel }, 6) +
  box(210, 110, 60, 120, { fill: 'url(#blue)', stroke: colour.steel }, 6) +
  box(320, 130, 110, 60, { fill: 'url(#metal)', stroke: colour.steel }, 6) +
  box(530, 110, 150, 54, { fill: 'url(#metal)', stroke: colour.steel }, 6) +
  disc(770, 140, 44, { fill: 'url(#dark)', stroke: colour.steel }) +
  disc(770, 140, 14, { fill: colour.accent }) +
  box(110, 330, 160, 80, { fill: '#bcd8e8', stroke: colour.steel }, 14) +
  path('M190 400V350M170 362Q190 336 210 362', { stroke: colour.brand, width: 5 }) +
  box(330, 350, 90, 70, { fill: 'url(#metal)', stroke: colour.steel }, 6) +
  box(540, 330, 60, 90, { fill: 'url(#dark)', stroke: colour.steel }, 6) +
  disc(570, 350, 16, { fill: colour.paper }) +
  box(660, 330, 190, 60, { fill: 'url(#metal)', stroke: colour.steel }, 6)

export const aboutPictures: Record<string, Draw> = {
  'about-company': company,
  'about-laboratory': laboratory,
}
