import { expect, test } from 'vitest'
import { pageOf } from './pages'
import { classId, field, smallIndex } from './small-catalogue'

const index = smallIndex()

test('a card holds the fields of a model in the language of the caller', () => {
  const [card] = pageOf(index, { language: 'en', classId: classId.lockbolts }).records
  expect(card).toEqual({
    id: 1002,
    materialName: 'Lockbolt 12.7 mm',
    genericName: 'Fastener',
    model: 'RL1-127-12-R-ZN',
    description: '说明',
    prodImgs: ['/a.avif'],
    minQuantity: 1,
    classId: classId.lockbolts,
    className: '大直径环槽铆钉',
    classNameEn: 'Large-diameter lockbolts',
    categoryType: 1,
    abbreviation: '环槽铆钉',
    abbreviationEn: 'Ring-groove rivets',
    netWeight: 0.125,
    weUnitName: 'kg',
    unitName: 'pcs',
    def8: 12.5,
    isCalculate: 0,
    characterList: [
      {
        id: field.diameter,
        fieldName: 'Nominal diameter',
        fieldCode: '2021090001',
        unit: 'mm',
        fieldVal: '12.7',
      },
      {
        id: field.grip,
        fieldName: 'Grip range',
        fieldCode: '2021090003',
        unit: 'mm',
        fieldVal: '19.1-25.4',
      },
      {
        id: field.finish,
        fieldName: 'Surface finish',
        fieldCode: '2021090009',
        unit: '',
        fieldVal: 'Zinc plated',
      },
    ],
  })
})

test('several values of one characteristic stand together, and any text arrives as it was written', () => {
  const [card] = pageOf(index, { classId: classId.guns }).records
  expect(card?.materialName).toBe('液压铆接枪 "直枪" <b>\\')
  expect(card?.characterList.map(({ fieldVal }) => fieldVal)).toEqual(['12.7, 15.9'])
})
