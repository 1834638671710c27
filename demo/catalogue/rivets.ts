import { bodyInHole } from '../../src/domain/standards/rivet-nut'
import { dimensionsOf, lengthsOf, sizesOf } from '../../src/domain/standards/standards'
import type { Dimensions } from '../../src/domain/standards/standards'
import type { ColumnKey, Origin } from './columns'
import { figure, pieces } from './part'
import type { Cell, ClassOfParts, Part, Words } from './part'
import { sizesFrom, standardCell } from './standard-names'
import { finishes, materials, small, tenths, type Finish, type PinMaterial } from './words'
import { aluminium, cap, circle, kilograms, needed, pitchDiameter, steel } from './weights'

const category = '铆钉'

/** Length and grip of a rivet; some lengths are only typical values. */
function gripCells(x: Dimensions, lengthOrigin: Origin): Partial<Record<ColumnKey, Cell>> {
  const [min, max] = [needed(x, 'gripMin'), needed(x, 'gripMax')]
  return {
    grip: `${min}-${max}`,
    rivetLength: figure(needed(x, 'l'), lengthOrigin),
    gripMax: figure(max, 'standard'),
    gripMin: figure(min, 'standard'),
  }
}

function blindRivet(size: string): Part {
  const x = dimensionsOf('ISO 15981', size) ?? {}
  const [d, l] = [needed(x, 'd'), needed(x, 'l')]
  const body = circle(d) * l + circle(needed(x, 'dk')) * needed(x, 'k')
  // A mandrel is a little thinner than 0.6 d and reaches 25 mm into the tool.
  const mandrel = circle(0.6 * d) * 25
  return {
    model: `BR-${tenths(d)}x${l}`,
    name: {
      zh: `开口型抽芯铆钉 ISO 15981 ${d}×${l} 铝合金`,
      en: `Open end blind rivet ISO 15981 ${d}×${l}, aluminium alloy`,
    },
    commonName: { zh: '抽芯铆钉', en: 'Blind rivet' },
    weight: figure(kilograms(body + mandrel, aluminium), 'computed'),
    unit: pieces,
    cells: {
      standard: standardCell('ISO 15981'),
      diameter: d,
      length: l,
      hole: needed(x, 'hole'),
      pinMaterial: materials.aluminium,
      finish: finishes.PL,
      ...gripCells(x, 'standard'),
    },
    about: {
      zh: '铝制开口型抽芯铆钉，只需从一面铆接，用于薄板和型材。',
      en: 'Aluminium blind rivet set from one side, for sheet and sections.',
    },
    attention: {
      zh: '请按铆接厚度选长度；过长的铆钉夹不紧。',
      en: 'Choose the length by the grip: a rivet that is too long does not clamp.',
    },
  }
}

const solidVariants: readonly { suffix: string; material: PinMaterial; finish: Finish }[] = [
  { suffix: 'ST', material: 'carbon', finish: 'ZN' },
  { suffix: 'AL', material: 'aluminium', finish: 'PL' },
]

function roundHeadRivets(size: string): Part[] {
  const x = dimensionsOf('DIN 660', size) ?? {}
  const d = needed(x, 'd')
  const head = cap(needed(x, 'dk'), needed(x, 'k'))
  return lengthsOf('DIN 660', size).flatMap((length) =>
    solidVariants.map(({ suffix, material, finish }) => ({
      model: `RR-${size}x${length}-${suffix}`,
      name: {
        zh: `半圆头铆钉 DIN 660 ${size}×${length} ${materials[material].zh}`,
        en: `Round head rivet DIN 660 ${size}×${length}, ${small(materials[material].en)}`,
      },
      commonName: { zh: '半圆头铆钉', en: 'Round head rivet' },
      weight: figure(
        kilograms(head + circle(d) * length, material === 'carbon' ? steel : aluminium),
        'computed',
      ),
      unit: pieces,
      cells: {
        standard: standardCell('DIN 660'),
        diameter: d,
        length,
        pinMaterial: materials[material],
        finish: finishes[finish],
        rivetLength: figure(length, 'standard'),
      },
      about: {
        zh: '实心半圆头铆钉，两面可达时冷铆，用于铭牌、铰链和轻型构件。',
        en: 'Solid round head rivet set cold where both sides can be reached, for plates, hinges and light parts.',
      },
      attention: {
        zh: '形成铆合头约需伸出 1.5 倍直径。',
        en: 'Let about one and a half diameters stand out to form the second head.',
      },
    })),
  )
}

const nutHeads: Readonly<Record<string, Words>> = {
  F: { zh: '圆平头', en: 'Flat round head' },
  T: { zh: '小沿头', en: 'Thin-sheet head' },
  P: { zh: '大盘头', en: 'Large pan head' },
}

function rivetNut(size: string): Part {
  const x = dimensionsOf('rivet nut', size) ?? {}
  const [d, pitch, l, k, hole] = [
    needed(x, 'd'),
    needed(x, 'pitch'),
    needed(x, 'l'),
    needed(x, 'k'),
    needed(x, 'hole'),
  ]
  const head = nutHeads[size.charAt(0)] ?? { zh: '', en: '' }
  const body = x.body ?? bodyInHole(hole)
  // Half the length is thread; the other half is the thinner, deforming wall.
  const tube = (circle(body) - circle(pitchDiameter(d, pitch))) * (l / 2)
  const wall = (circle(body) - circle(0.9 * body)) * (l / 2)
  const rim = (circle(needed(x, 'dk')) - circle(d)) * k
  return {
    model: `RN-${size}`,
    name: {
      zh: `铆螺母 M${d} ${head.zh} 铆接厚度 ${x.gripMin}-${x.gripMax} mm 碳钢 电镀锌`,
      en: `Blind rivet nut M${d}, ${small(head.en)}, grip ${x.gripMin}-${x.gripMax} mm, steel, zinc plated`,
    },
    commonName: { zh: '铆螺母', en: 'Blind rivet nut' },
    weight: figure(kilograms(tube + wall + rim), 'computed'),
    unit: pieces,
    cells: {
      standard: { zh: '参见 GB/T 17880', en: 'cf. GB/T 17880' },
      diameter: d,
      pitch,
      hole,
      headStyle: head,
      finish: finishes.ZN,
      ...gripCells(x, 'standard'),
    },
    about: {
      zh: '从一面铆接，在薄板上形成承载螺纹。',
      en: 'Set from one side: gives thin sheet a thread that carries load.',
    },
    attention: {
      zh: '孔须无毛刺；铆接后先用螺钉试拧。',
      en: 'Deburr the hole, and try the thread with a screw after setting.',
    },
  }
}

function structuralRivet(size: string): Part {
  const x = dimensionsOf('structural blind rivet', size) ?? {}
  const [d, l] = [needed(x, 'd'), needed(x, 'l')]
  const head = cap(needed(x, 'dk'), needed(x, 'k'))
  return {
    model: `SR-${size}`,
    name: {
      zh: `结构抽芯铆钉 ${d} mm 铆接厚度 ${x.gripMin}-${x.gripMax} mm 碳钢 电镀锌`,
      en: `Structural blind rivet, ${d} mm, grip ${x.gripMin}-${x.gripMax} mm, steel, zinc plated`,
    },
    commonName: { zh: '结构抽芯铆钉', en: 'Structural blind rivet' },
    weight: figure(kilograms(head + circle(d) * l + circle(0.6 * d) * 25), 'computed'),
    unit: pieces,
    cells: {
      diameter: d,
      pinMaterial: materials.carbon,
      finish: finishes.ZN,
      ...gripCells(x, 'typical'),
    },
    about: {
      zh: '钉芯锁在钉体内的抽芯铆钉，从一面铆接，用于受力的薄板结构。',
      en: 'Blind rivet whose mandrel stays locked in the body, set from one side, for loaded sheet structures.',
    },
    attention: {
      zh: '未给出载荷：受力连接请向我们索取试验数据。',
      en: 'No loads are given: ask us for test data before you use it in a loaded joint.',
    },
  }
}

export const rivetClasses = (): ClassOfParts[] => [
  {
    category,
    className: { zh: '开口型抽芯铆钉', en: 'Open end blind rivets' },
    parts: sizesOf('ISO 15981').map(blindRivet),
  },
  {
    category,
    className: { zh: '半圆头铆钉', en: 'Round head rivets' },
    parts: sizesFrom('DIN 660', 3, 8).flatMap(roundHeadRivets),
  },
  {
    category,
    className: { zh: '铆螺母', en: 'Blind rivet nuts' },
    parts: sizesOf('rivet nut').map(rivetNut),
  },
  {
    category,
    className: { zh: '结构抽芯铆钉', en: 'Structural blind rivets' },
    parts: sizesOf('structural blind rivet').map(structuralRivet),
  },
]
