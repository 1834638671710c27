import { expect, test } from 'vitest'
import { facetOf, pageOf } from './pages'
import { classId, field, smallIndex } from './small-catalogue'

const index = smallIndex()

test('figures are listed by size, not as texts, and ranges by their lower end', () => {
  const page = pageOf(index, { categoryType: 1 })
  expect(facetOf(page, field.diameter)).toEqual([
    '8:1',
    '10:1',
    '12:3',
    '12.7:2',
    '15.9:1',
    '19.1:1',
    '100:1',
  ])
  expect(facetOf(page, field.grip)).toEqual(['19.1-25.4:1', '25.4-31.8:3'])
})

test('texts are listed with the most used first', () => {
  expect(facetOf(pageOf(index), field.finish)).toEqual(['电镀锌:9', '锌铝涂层:1'])
})

test('a value that would leave nothing stays in the list with the count 0', () => {
  const page = pageOf(index, {
    classId: classId.hexBolts,
    selections: [{ characterId: field.grade, characterVal: '10.9' }],
  })
  expect(facetOf(page, field.diameter)).toEqual(['8:0', '10:0', '12:1', '100:0'])
  expect(facetOf(page, field.grade)).toEqual(['8.8:4', '10.9:1'])
})

test('values of one characteristic are alternatives, characteristics combine', () => {
  const page = pageOf(index, {
    selections: [
      { characterId: field.diameter, characterVal: '12' },
      { characterId: field.diameter, characterVal: '8' },
      { characterId: field.finish, characterVal: 'Zinc plated' },
    ],
  })
  expect(page.records.map(({ model }) => model)).toEqual([
    'HB-M8x80-8.8-ZN',
    'HB-M12x80-8.8-ZN',
    'HN-M12-8-ZN',
  ])
})

test('a facet without values in a class is listed for its numeric input', () => {
  const page = pageOf(index, { classId: classId.lockbolts })
  expect(page.characterList.map(({ id }) => id)).toEqual([
    field.diameter,
    field.aperture,
    field.grip,
    field.hole,
    field.finish,
  ])
  expect(facetOf(page, field.aperture)).toEqual([])
})

test('a characteristic is required or hidden as its class says', () => {
  const flags = pageOf(index, { classId: classId.lockbolts }).characterList.map(
    ({ isRequired, isHidden }) => [isRequired, isHidden],
  )
  expect(flags).toEqual([
    [1, 0],
    [0, 0],
    [0, 0],
    [0, 1],
    [0, 0],
  ])
})

test('a model with several values of a characteristic counts for each', () => {
  const page = pageOf(index, {
    classId: classId.guns,
    selections: [
      { characterId: field.fits, characterVal: '12.7' },
      { characterId: field.fits, characterVal: '15.9' },
    ],
  })
  expect(page.total).toBe(1)
  expect(facetOf(page, field.fits)).toEqual(['12.7:1', '15.9:1'])
})

test('names and values come in English, and in Chinese where there is no English', () => {
  const page = pageOf(index, { language: 'en', classId: classId.hexBolts })
  expect(page.characterList[0]?.fieldName).toBe('Nominal diameter')
  expect(facetOf(page, field.finish)).toEqual(['Zinc plated:4', '锌铝涂层:1'])
})

test('a value says how the other language spells it, where that is different', () => {
  const spellings = (language: 'zh' | 'en') =>
    pageOf(index, { language })
      .characterList.find(({ id }) => id === field.finish)!
      .valueList.map(({ val, otherVal }) => [val, otherVal])
  expect(spellings('zh')).toEqual([
    ['电镀锌', 'Zinc plated'],
    ['锌铝涂层', undefined],
  ])
  expect(spellings('en')).toEqual([
    ['Zinc plated', '电镀锌'],
    ['锌铝涂层', undefined],
  ])
})
