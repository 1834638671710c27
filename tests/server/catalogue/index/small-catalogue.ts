import { buildIndex } from '../../../../src/server/catalogue/index/build'
import type { Question } from '../../../../src/server/catalogue/index/question'
import {
  collectMaterials,
  type CatalogueRows,
  type MaterialRow,
  type ValueRow,
} from '../../../../src/server/catalogue/index/rows'

/** Ids of the characteristics of the small catalogue. */
export const field = { diameter: 1, aperture: 2, grip: 3, hole: 4, grade: 5, finish: 6, fits: 7 }

/** Ids of its classes. */
export const classId = { lockbolts: 11, hexBolts: 12, nuts: 13, guns: 14, empty: 15 }

const values: ValueRow[] = []

function value(characteristicId: number, val: string, valEn = val): number {
  const known = values.find((row) => row.characteristicId === characteristicId && row.val === val)
  if (known) return known.id
  const figures = /^([\d.]+)(?:-([\d.]+))?$/.exec(val)
  values.push({
    id: values.length + 1,
    characteristicId,
    val,
    valEn,
    numberFrom: figures ? Number(figures[1]) : null,
    numberTo: figures ? Number(figures[2] ?? figures[1]) : null,
  })
  return values.length
}

const zinc = value(field.finish, '电镀锌', 'Zinc plated')
const flake = value(field.finish, '锌铝涂层', '')

interface Given extends Partial<MaterialRow> {
  classId: number
  model: string
  materialName: string
  values: number[]
}

const models: Given[] = [
  lockbolt('RL1-159-16-R-ZN', '15.9', '25.4-31.8', '17'),
  lockbolt('RL1-127-16-R-ZN', '12.7', '25.4-31.8', '14.2'),
  lockbolt('RL1-127-12-R-ZN', '12.7', '19.1-25.4', '14.2'),
  lockbolt('RL1-191-16-R-ZN', '19.1', '25.4-31.8', undefined),
  ...['M8', 'M12', 'M100', 'M10'].map((size) => bolt(size, '8.8', zinc)),
  bolt('M12', '10.9', flake),
  {
    classId: classId.nuts,
    model: 'HN-M12-8-ZN',
    materialName: '六角螺母 M12',
    materialNameEn: 'Hexagon nut M12',
    values: [value(field.diameter, '12'), value(field.grade, '8'), zinc],
  },
  {
    classId: classId.guns,
    model: 'RG-1',
    materialName: '液压铆接枪 "直枪" <b>\\',
    values: [value(field.fits, '15.9'), value(field.fits, '12.7')],
  },
]

function lockbolt(model: string, diameter: string, grip: string, hole?: string): Given {
  return {
    classId: classId.lockbolts,
    model,
    materialName: `环槽铆钉 ${diameter} mm`,
    materialNameEn: `Lockbolt ${diameter} mm`,
    values: [
      value(field.diameter, diameter),
      value(field.grip, grip),
      ...(hole ? [value(field.hole, hole)] : []),
      zinc,
    ],
  }
}

function bolt(size: string, grade: string, finish: number): Given {
  return {
    classId: classId.hexBolts,
    model: `HB-${size}x80-${grade}-${finish === zinc ? 'ZN' : 'ZF'}`,
    materialName: `六角头螺栓 GB/T 5782 ${size}×80 ${grade}`,
    materialNameEn: `Hexagon head bolt GB/T 5782 (ISO 4014) ${size}x80 ${grade}`,
    values: [value(field.diameter, size.slice(1)), value(field.grade, grade), finish],
  }
}

/** A few models of each kind, written by hand, so that a test can state the expected result. */
export function smallCatalogue(): CatalogueRows {
  const collected = collectMaterials()
  models.forEach((given, at) => {
    const id = 1000 + at
    collected.addMaterial({ ...usual, id, sales: at, createdAt: 1_700_000_000_000 - at, ...given })
    for (const valueId of given.values) collected.addValue(id, valueId)
  })
  const { diameter, aperture, grip, hole, grade, finish, fits } = field
  return {
    version: 7,
    categories: [
      category(1, 1, '环槽铆钉', 'Ring-groove rivets'),
      category(2, 1, '螺栓', 'Bolts'),
      category(3, 1, '螺母', 'Nuts'),
      category(4, 2, '铆接枪', 'Riveting guns'),
    ],
    classes: [
      productClass(classId.empty, 3, '开槽螺母', 'Slotted nuts'),
      productClass(classId.guns, 4, '液压铆接枪', 'Hydraulic riveting guns'),
      productClass(classId.nuts, 3, '1型六角螺母', 'Regular hexagon nuts'),
      productClass(classId.hexBolts, 2, '六角头螺栓', 'Hexagon head bolts'),
      productClass(classId.lockbolts, 1, '大直径环槽铆钉', 'Large-diameter lockbolts'),
    ],
    characteristics: [
      characteristic(diameter, '2021090001', '公称直径', 'Nominal diameter', 'mm'),
      characteristic(aperture, '2021090005', '实际孔径', 'Hole diameter', 'mm'),
      characteristic(grip, '2021090003', '铆接厚度范围', 'Grip range', 'mm'),
      characteristic(hole, '2021090004', '推荐孔径', 'Recommended hole diameter', 'mm'),
      characteristic(grade, '2021090008', '性能等级', 'Property class', ''),
      characteristic(finish, '2021090009', '表面处理', 'Surface finish', ''),
      characteristic(fits, '2021090101', '适用直径', 'Fits diameter', 'mm'),
    ],
    classCharacteristics: [
      ...listed(classId.lockbolts, [diameter, aperture, grip, hole, finish]),
      ...listed(classId.hexBolts, [diameter, aperture, grade, finish]),
      ...listed(classId.nuts, [diameter, finish]),
      ...listed(classId.guns, [fits]),
    ],
    values,
    ...collected.finish(),
  }
}

export const smallIndex = () => buildIndex(smallCatalogue())

export function question(given: Partial<Question> = {}): Question {
  return { language: 'zh', selections: [], orderColumn: 1, current: 1, size: 10, ...given }
}

const usual = {
  materialNameEn: '',
  genericName: '紧固件',
  genericNameEn: 'Fastener',
  description: '说明',
  descriptionEn: '',
  unitName: '件',
  unitNameEn: 'pcs',
  weUnitName: 'kg',
  netWeight: 0.125,
  def8: 12.5,
  inventory: null,
  minQuantity: 1,
  isCalculate: 0,
  prodImgs: ['/a.avif'],
  collection: 0,
}

function category(id: number, categoryType: number, abbreviation: string, abbreviationEn: string) {
  return { id, categoryType, abbreviation, abbreviationEn, sort: id }
}

function productClass(id: number, categoryId: number, className: string, classNameEn: string) {
  return { id, categoryId, className, classNameEn, classImgs: [], sort: 0 }
}

function characteristic(
  id: number,
  fieldCode: string,
  fieldName: string,
  fieldNameEn: string,
  unit: string,
) {
  return { id, fieldCode, fieldName, fieldNameEn, unit, sort: id }
}

function listed(ofClass: number, characteristicIds: number[]) {
  return characteristicIds.map((characteristicId, sort) => ({
    classId: ofClass,
    characteristicId,
    sort,
    isRequired: sort === 0 ? 1 : 0,
    isHidden: characteristicId === field.hole ? 1 : 0,
    isValLimited: 1,
  }))
}
