import { figure } from './part'
import type { ClassOfParts, Words } from './part'
import { flangeNutFor, nutAndWasher } from './partners'
import { diameterIn, sizesFrom } from './standard-names'
import { threadedClass, wrenchCells, type Variant } from './threaded'
import { flangeHead, hexagonHead, needed } from './weights'

const category = '螺栓'
const partial: Words = { zh: '半螺纹', en: 'Partial thread' }
const full: Words = { zh: '全螺纹', en: 'Full thread' }

/** Precautions that follow from finish and property class. */
function boltAttention({ grade, finish }: Variant): Words {
  if (grade.startsWith('A'))
    return {
      zh: '不锈钢螺纹易咬死，装配时请涂润滑剂并低速拧紧。',
      en: 'Stainless threads tend to gall: lubricate them and tighten slowly.',
    }
  if (grade === '10.9')
    return {
      zh: '10.9级不得再酸洗或电镀，以免氢脆；请按摩擦系数确定拧紧力矩。',
      en: 'Do not pickle or electroplate class 10.9 again (hydrogen embrittlement); choose the torque by the friction of the joint.',
    }
  return finish === 'ZF'
    ? {
        zh: '锌铝涂层的摩擦系数与电镀锌不同，更换涂层后请重新确定拧紧力矩。',
        en: 'Zinc flake has another friction than zinc plating: set the tightening torque anew when you change the finish.',
      }
    : {
        zh: '适合室内和有遮蔽的场合；请与同等级的螺母和垫圈配套使用。',
        en: 'For indoor and sheltered use; fit with a nut and washer of the matching class.',
      }
}

const hexagonBolts = () =>
  threadedClass({
    category,
    className: { zh: '六角头螺栓', en: 'Hexagon head bolts' },
    item: { zh: '六角头螺栓', en: 'Hexagon head bolt' },
    code: 'HB',
    standard: 'ISO 4014',
    sizes: sizesFrom('ISO 4014', 8, 36),
    longest: 200,
    variants: [
      { grade: '8.8', finish: 'ZN' },
      { grade: '8.8', finish: 'ZF' },
      { grade: '10.9', finish: 'ZF' },
      { grade: '10.9', finish: 'NI' },
    ],
    head: hexagonHead,
    loads: 'coarse',
    cells: (x) => ({ threadExtent: partial, ...wrenchCells(x) }),
    about: {
      zh: '六角头螺栓，杆部光滑、端部有螺纹，用于被连接件较厚、螺杆承受横向力的接头。',
      en: 'Hexagon head bolt with a plain shank and a threaded end, for thick joints where the shank takes transverse load.',
    },
    attention: boltAttention,
    replacements: (size, length, { grade, finish }) => {
      if (grade === '8.8' && finish === 'ZN') return [`HB-${size}x${length}-8.8-ZF`]
      return finish === 'ZF' && grade === '10.9' ? [`HB-${size}x${length}-10.9-NI`] : []
    },
    related: nutAndWasher,
  })

const hexagonScrews = () =>
  threadedClass({
    category,
    className: { zh: '六角头螺栓 全螺纹', en: 'Hexagon head screws, full thread' },
    item: { zh: '全螺纹六角头螺栓', en: 'Hexagon head screw' },
    code: 'HS',
    standard: 'ISO 4017',
    sizes: sizesFrom('ISO 4017', 6, 24),
    longest: 100,
    variants: [
      { grade: '8.8', finish: 'ZN' },
      { grade: '10.9', finish: 'ZF' },
      { grade: 'A2-70', finish: 'PL' },
    ],
    head: hexagonHead,
    loads: 'coarse',
    cells: (x) => ({ threadExtent: full, ...wrenchCells(x) }),
    about: {
      zh: '螺纹制到头下的六角头螺栓，用于拧入螺纹孔或夹紧较薄的零件。',
      en: 'Hexagon head screw threaded to the head, for tapped holes and for clamping thinner parts.',
    },
    attention: boltAttention,
    related: nutAndWasher,
  })

const fineBolts = () =>
  threadedClass({
    category,
    className: { zh: '六角头螺栓 细牙', en: 'Hexagon head bolts, fine pitch' },
    item: { zh: '细牙六角头螺栓', en: 'Hexagon head bolt, fine pitch' },
    code: 'HF',
    standard: 'ISO 8765',
    sizes: sizesFrom('ISO 8765', 10, 30),
    longest: 160,
    variants: [
      { grade: '8.8', finish: 'ZN' },
      { grade: '10.9', finish: 'ZF' },
    ],
    head: hexagonHead,
    loads: 'fine',
    cells: (x) => ({ threadExtent: partial, ...wrenchCells(x) }),
    about: {
      zh: '细牙六角头螺栓，螺纹应力截面较大，便于精细调整，用于薄壁件和需要较高夹紧力的接头。',
      en: 'Hexagon head bolt with a fine thread: larger stress area and finer adjustment than the coarse thread.',
    },
    attention: boltAttention,
    related: nutAndWasher,
  })

const fineScrews = () =>
  threadedClass({
    category,
    className: { zh: '六角头螺栓 细牙 全螺纹', en: 'Hexagon head screws, fine pitch' },
    item: { zh: '细牙全螺纹六角头螺栓', en: 'Hexagon head screw, fine pitch' },
    code: 'HT',
    standard: 'ISO 8676',
    sizes: sizesFrom('ISO 8676', 8, 30),
    longest: 120,
    variants: [{ grade: '8.8', finish: 'ZN' }],
    head: hexagonHead,
    loads: 'fine',
    cells: (x) => ({ threadExtent: full, ...wrenchCells(x) }),
    about: {
      zh: '细牙全螺纹六角头螺栓，用于细牙螺纹孔和调整连接。',
      en: 'Hexagon head screw with a fine thread up to the head, for fine tapped holes and adjusting joints.',
    },
    attention: boltAttention,
    related: nutAndWasher,
  })

const flangeBolts = () =>
  threadedClass({
    category,
    className: { zh: '六角法兰面螺栓', en: 'Hexagon flange bolts' },
    item: { zh: '六角法兰面螺栓', en: 'Hexagon flange bolt' },
    code: 'FB',
    standard: 'ISO 15071',
    sizes: sizesFrom('ISO 15071', 6, 16),
    longest: 80,
    variants: [
      { grade: '8.8', finish: 'ZN' },
      { grade: '10.9', finish: 'ZF' },
    ],
    head: flangeHead,
    loads: 'coarse',
    cells: (x, length) => ({
      threadExtent: length <= needed(x, 'fullThreadTo') ? full : partial,
      ...wrenchCells(x),
      flangeDiameter: figure(needed(x, 'dc'), 'standard'),
    }),
    about: {
      zh: '头部带法兰面的六角螺栓，支承面大，可不用垫圈，用于薄板和大通孔。',
      en: 'Hexagon bolt with a flange under the head: a wide bearing face that needs no washer, for sheet and large holes.',
    },
    attention: boltAttention,
    related: flangeNutFor,
  })

const structuralBolts = () =>
  threadedClass({
    category,
    className: { zh: '高强度结构螺栓 HV', en: 'Structural bolts HV' },
    item: { zh: '高强度结构螺栓', en: 'Structural bolt HV' },
    code: 'HV',
    standard: 'EN 14399-4',
    sizes: sizesFrom('EN 14399-4', 12, 30),
    longest: 85,
    variants: [{ grade: '10.9', finish: 'ZF' }],
    head: hexagonHead,
    loads: 'coarse',
    cells: (x) => ({ threadExtent: partial, ...wrenchCells(x) }),
    about: {
      zh: '大六角头高强度螺栓，用于施加预载荷的钢结构和风电塔筒法兰连接。',
      en: 'High-strength bolt with large width across flats, for preloaded steel structures and tower flanges.',
    },
    attention: () => ({
      zh: '与 EN 14399-6 垫圈配套，头下和螺母下各一件；同一套件不得混用不同批次。',
      en: 'Use with EN 14399-6 washers under head and nut; do not mix lots within an assembly.',
    }),
    related: (size) => [`HW-M${diameterIn(size)}-ZF`],
  })

export const boltClasses = (): ClassOfParts[] => [
  hexagonBolts(),
  hexagonScrews(),
  fineBolts(),
  fineScrews(),
  flangeBolts(),
  structuralBolts(),
]
