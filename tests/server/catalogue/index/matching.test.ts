import { expect, test } from 'vitest'
import { classIdOf, matchingModels } from '../../../../src/server/catalogue/index/matching'
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
