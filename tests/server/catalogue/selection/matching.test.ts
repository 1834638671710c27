import { expect, test } from 'vitest'
import {
  classIdOf,
  comparedModels,
  matchingModels,
} from '../../../../src/server/catalogue/selection/matching'
import { classId, field, smallIndex } from './small-catalogue'

const index = smallIndex()

test('a match has every one of the values', () => {
  const wanted = [
    { characterId: field.diameter, characterVal: '12' },
    { characterId: field.grade, characterVal: '8.8' },
  ]
  expect(matchingModels(index, classId.hexBolts, wanted)).toEqual([1005])
  expect(matchingModels(index, classId.lockbolts, wanted)).toEqual([])
  expect(matchingModels(index, 99, wanted)).toEqual([])
})

test('several values of one characteristic are alternatives', () => {
  const fits = (val: string) => ({ characterId: field.fits, characterVal: val })
  expect(matchingModels(index, classId.guns, [fits('12.7')])).toEqual([1010])
  expect(matchingModels(index, classId.guns, [fits('12.7'), fits('8')])).toEqual([1010])
  expect(matchingModels(index, classId.guns, [fits('8')])).toEqual([])

  const size = (val: string) => ({ characterId: field.diameter, characterVal: val })
  const grade = { characterId: field.grade, characterVal: '8.8' }
  expect(matchingModels(index, classId.hexBolts, [size('8'), size('12'), grade])).toEqual([
    1004, 1005,
  ])
})

test('the class of a model is known by its id', () => {
  expect(classIdOf(index, 1005)).toBe(classId.hexBolts)
  expect(classIdOf(index, 5)).toBeUndefined()
})

test('a comparison has the models in the order asked for and leaves out what is not there', () => {
  const compared = comparedModels(index, [1010, 4, 1008], 'en')
  expect(compared.map(({ model }) => model)).toEqual(['RG-1', 'HB-M12x80-10.9-ZF'])
  expect(
    compared[1]!.characterList.map(({ fieldName, fieldVal }) => [fieldName, fieldVal]),
  ).toEqual([
    ['Nominal diameter', '12'],
    ['Property class', '10.9'],
    ['Surface finish', '锌铝涂层'],
  ])
  expect(compared[0]!.characterList[0]).toMatchObject({ fieldVal: '12.7, 15.9' })
})
