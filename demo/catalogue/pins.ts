import { dimensionsOf, lengthsOf } from '../../src/domain/standards/standards'
import { figure, pieces } from './part'
import type { ClassOfParts, Part } from './part'
import { diameterIn, shortNumber, sizesFrom, standardCell } from './standard-names'
import { finishes } from './words'
import { circle, kilograms, needed } from './weights'

const category = '销'
const clevisStandard = 'ISO 2341'
const splitStandard = 'ISO 1234'
const splitSizes = sizesFrom(splitStandard, 2, 20)

/** Split pin for the hole of a clevis pin, long enough to bend its ends. */
function splitPinFor(hole: number, diameter: number): string[] {
  const size = splitSizes.find((candidate) => diameterIn(candidate) === hole)
  if (!size) return []
  const length = lengthsOf(splitStandard, size).find(
    (long) => long >= 1.3 * diameter && long <= 120,
  )
  return length === undefined ? [] : [`SP-${size}x${length}`]
}

function clevisPins(size: string): Part[] {
  const x = dimensionsOf(clevisStandard, size) ?? {}
  const [d, hole] = [needed(x, 'd'), needed(x, 'hole')]
  const number = shortNumber(clevisStandard)
  const head = circle(needed(x, 'dk')) * needed(x, 'k')
  return lengthsOf(clevisStandard, size)
    .filter((length) => length <= 100)
    .map((length) => ({
      model: `CP-${size}x${length}`,
      name: {
        zh: `销轴 ${number.zh} B型 ${size}×${length} 碳钢 电镀锌`,
        en: `Clevis pin ${number.en} form B ${size}×${length}, steel, zinc plated`,
      },
      commonName: { zh: '销轴', en: 'Clevis pin' },
      weight: figure(kilograms(head + circle(d) * length - circle(hole) * d), 'computed'),
      unit: pieces,
      cells: {
        standard: standardCell(clevisStandard),
        diameter: d,
        length,
        finish: finishes.ZN,
      },
      about: {
        zh: '带头和开口销孔的销轴，用于基础制动装置的杠杆、拉杆等铰接。',
        en: 'Clevis pin with head and split pin hole, for levers and rods of brake rigging.',
      },
      attention: {
        zh: '装入后用开口销锁住；磨损超限时成对更换销轴和衬套。',
        en: 'Secure with a split pin; replace a worn pin together with its bush.',
      },
      related: splitPinFor(hole, d),
    }))
}

function splitPins(size: string): Part[] {
  const x = dimensionsOf(splitStandard, size) ?? {}
  const number = shortNumber(splitStandard)
  const wire = needed(x, 'wire')
  const eye = (circle(wire) / 2) * Math.PI * (needed(x, 'c') - wire / 2)
  return lengthsOf(splitStandard, size)
    .filter((length) => length <= 120)
    .map((length) => ({
      model: `SP-${size}x${length}`,
      name: {
        zh: `开口销 ${number.zh} ${size}×${length} 碳钢 电镀锌`,
        en: `Split pin ${number.en} ${size}×${length}, steel, zinc plated`,
      },
      commonName: { zh: '开口销', en: 'Split pin' },
      weight: figure(kilograms(circle(wire) * length + eye), 'computed'),
      unit: pieces,
      cells: {
        standard: standardCell(splitStandard),
        diameter: diameterIn(size),
        length,
        finish: finishes.ZN,
      },
      about: {
        zh: '开口销，公称直径为所配销孔的直径，用于锁住销轴和开槽螺母。',
        en: 'Split pin, named by the hole it fits, to secure clevis pins and slotted nuts.',
      },
      attention: {
        zh: '两脚须弯开；拆下的开口销不得再用。',
        en: 'Bend both ends apart; never use a split pin twice.',
      },
    }))
}

export const pinClasses = (): ClassOfParts[] => [
  {
    category,
    className: { zh: '销轴', en: 'Clevis pins' },
    parts: sizesFrom(clevisStandard, 6, 24).flatMap(clevisPins),
  },
  {
    category,
    className: { zh: '开口销', en: 'Split pins' },
    parts: splitSizes.flatMap(splitPins),
  },
]
