import { type CharacteristicRow, type ValueRow } from '../../src/server/catalogue/index/rows'
import { diameters, finishes, grades, materials, traits } from './vocabulary'
import { itemAt } from '../../src/domain/lists/items'

const lengthCount = 120

export const standardCount = 60

export const traitCount = 32

const traitValueCount = 22

export function dictionary() {
  const characteristics: CharacteristicRow[] = []
  const values: ValueRow[] = []
  const valuesOf = new Map<string, ValueRow[]>()
  function add(code: string, [zh, en]: readonly [string, string], unit: string, texts: Text[]) {
    const characteristicId = characteristics.length + 1
    const sort = characteristicId
    characteristics.push({
      id: characteristicId,
      fieldCode: code,
      fieldName: zh,
      fieldNameEn: en,
      unit,
      sort,
    })
    const own = texts.map((text) => ({ ...text, id: values.push(placeholder), characteristicId }))
    for (const value of own) values[value.id - 1] = value
    valuesOf.set(code, own)
  }
  add('2021090001', ['公称直径', 'Nominal diameter'], 'mm', diameters.map(figure))
  add('2021090005', ['实际孔径', 'Hole diameter'], 'mm', [])
  const ranges = Array.from({ length: 30 }, (_, at) => rangeOf(at))
  add('2021090003', ['铆接厚度范围', 'Grip range'], 'mm', ranges)
  add(
    '2021090004',
    ['推荐孔径', 'Recommended hole diameter'],
    'mm',
    diameters.map((d) => figure(holeFor(d))),
  )
  const lengths = Array.from({ length: lengthCount }, (_, at) => figure(5 + 5 * at))
  add('2021090012', ['公称长度', 'Nominal length'], 'mm', lengths)
  add(
    '2021090008',
    ['性能等级', 'Property class'],
    '',
    grades.map((grade) => plain(grade, grade)),
  )
  add(
    '2021090009',
    ['表面处理', 'Surface finish'],
    '',
    finishes.map(([zh, en]) => plain(zh, en)),
  )
  add(
    '2021090007',
    ['钉杆材料', 'Pin material'],
    '',
    materials.map(([zh, en]) => plain(zh, en)),
  )
  const standards = Array.from({ length: standardCount }, (_, at) => `GB/T ${5700 + at}`)
  add(
    '2021090015',
    ['标准号', 'Standard'],
    '',
    standards.map((standard) => plain(standard, standard)),
  )
  add('2021090101', ['适用直径', 'Fits diameter'], 'mm', diameters.map(figure))
  for (let at = 0; at < traitCount; at++) {
    const [zh, en] = itemAt(traits, at % traits.length)
    const round = Math.floor(at / traits.length) + 1
    const texts = Array.from({ length: traitValueCount }, (_, nth) =>
      plain(`${zh}${round}型${nth + 1}`, nth % 9 === 4 ? '' : `${en} ${round} type ${nth + 1}`),
    )
    add(`20210902${at}`, [`${zh}${round}`, `${en} ${round}`], '', texts)
  }
  return { characteristics, values, valuesOf }
}

type Text = Pick<ValueRow, 'val' | 'valEn' | 'numberFrom' | 'numberTo'>

const placeholder: ValueRow = {
  id: 0,
  characteristicId: 0,
  val: '',
  valEn: '',
  numberFrom: null,
  numberTo: null,
}

function figure(number: number): Text {
  const text = String(number)
  return { val: text, valEn: text, numberFrom: number, numberTo: number }
}

function plain(val: string, valEn: string): Text {
  return { val, valEn, numberFrom: null, numberTo: null }
}

/** Grip ranges of a lockbolt overlap at their ends, like the makers' steps of 1/16 in. */
function rangeOf(at: number): Text {
  const from = Math.round(6.35 * (at + 1) * 10) / 10
  const to = Math.round(6.35 * (at + 2) * 10) / 10
  return { val: `${from}-${to}`, valEn: `${from}-${to}`, numberFrom: from, numberTo: to }
}

function holeFor(diameter: number): number {
  return Math.round(diameter * 11) / 10
}
