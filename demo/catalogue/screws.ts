import type { Dimensions } from '../../src/domain/standards/standards'
import type { ColumnKey } from './columns'
import { figure } from './part'
import type { Cell, ClassOfParts, Words } from './part'
import { nutAndWasher } from './partners'
import { sizesFrom } from './standard-names'
import { threadedClass, type Variant } from './threaded'
import { buttonHead, capHead, countersunkHead, needed } from './weights'

const category = '螺钉'

/** The width across flats of a socket screw is that of its key. */
const socketCells =
  (headStyle: Words) =>
  (x: Dimensions): Partial<Record<ColumnKey, Cell>> => ({
    headStyle,
    acrossFlats: figure(needed(x, 's'), 'standard'),
  })

function screwAttention({ grade }: Variant): Words {
  if (grade === '12.9')
    return {
      zh: '12.9级不得电镀或热浸镀锌，以免氢脆；潮湿环境请选用其他等级。',
      en: 'Never electroplate or galvanize class 12.9 (hydrogen embrittlement); choose another class for wet surroundings.',
    }
  if (grade.startsWith('A'))
    return {
      zh: '不锈钢螺纹易咬死，装配时请涂润滑剂。',
      en: 'Stainless threads tend to gall: lubricate them on assembly.',
    }
  return {
    zh: '请使用公差合格的内六角扳手，扳手须插到底。',
    en: 'Use a true hexagon key and insert it fully.',
  }
}

const capScrews = () =>
  threadedClass({
    category,
    className: { zh: '内六角圆柱头螺钉', en: 'Socket head cap screws' },
    item: { zh: '内六角圆柱头螺钉', en: 'Socket head cap screw' },
    code: 'SC',
    standard: 'ISO 4762',
    sizes: sizesFrom('ISO 4762', 5, 24),
    longest: 100,
    variants: [
      { grade: '8.8', finish: 'ZN' },
      { grade: '12.9', finish: 'BK' },
      { grade: 'A2-70', finish: 'PL' },
    ],
    head: capHead,
    loads: 'coarse',
    cells: socketCells({ zh: '圆柱头', en: 'Cylindrical head' }),
    about: {
      zh: '内六角圆柱头螺钉，头部可沉入孔内，用于空间狭小、需要较大夹紧力的连接。',
      en: 'Cap screw driven from the inside, with a head that can be sunk; for tight spaces and high clamp loads.',
    },
    attention: screwAttention,
    related: nutAndWasher,
  })

const countersunkScrews = () =>
  threadedClass({
    category,
    className: { zh: '内六角沉头螺钉', en: 'Socket countersunk screws' },
    item: { zh: '内六角沉头螺钉', en: 'Socket countersunk screw' },
    code: 'SK',
    standard: 'ISO 10642',
    sizes: sizesFrom('ISO 10642', 5, 16),
    longest: 80,
    variants: [{ grade: '10.9', finish: 'ZF' }],
    head: countersunkHead,
    loads: 'reduced',
    cells: socketCells({ zh: '沉头', en: 'Countersunk head' }),
    about: {
      zh: '内六角沉头螺钉，装配后与表面齐平，用于内装件和盖板。',
      en: 'Countersunk screw that ends flush with the surface, for interior fittings and covers.',
    },
    attention: () => ({
      zh: '因头部尺寸所限，承载能力低于同规格的六角头螺栓；沉孔角度为90°。',
      en: 'The head limits the load to less than that of a hexagon bolt of the same size; countersink at 90°.',
    }),
    related: nutAndWasher,
  })

const buttonScrews = () =>
  threadedClass({
    category,
    className: { zh: '内六角平圆头螺钉', en: 'Socket button head screws' },
    item: { zh: '内六角平圆头螺钉', en: 'Socket button head screw' },
    code: 'SB',
    standard: 'ISO 7380-1',
    sizes: sizesFrom('ISO 7380-1', 3, 16),
    longest: 80,
    variants: [{ grade: 'A2-70', finish: 'PL' }],
    head: buttonHead,
    loads: 'reduced',
    cells: socketCells({ zh: '平圆头', en: 'Button head' }),
    about: {
      zh: '头部低而圆的内六角螺钉，外形美观、不易钩挂，用于客室内装和防护罩。',
      en: 'Screw with a low rounded head that does not catch, for passenger interiors and guards.',
    },
    attention: () => ({
      zh: '内六角较浅，不宜用于需要较大拧紧力矩的受力接头。',
      en: 'The socket is shallow: not for joints that need a high tightening torque.',
    }),
    related: nutAndWasher,
  })

export const screwClasses = (): ClassOfParts[] => [capScrews(), countersunkScrews(), buttonScrews()]
