import { expect, test } from 'vitest'
import { nearestModels } from '../../../../src/server/catalogue/index/nearest'
import { classId, field, smallIndex } from './small-catalogue'

const index = smallIndex()
const size = (characterVal: string) => ({ characterId: field.diameter, characterVal })
const grade = { characterId: field.grade, characterVal: '8.8' }
const zinc = { characterId: field.finish, characterVal: '电镀锌' }
const nearest = (wanted: { characterId: number; characterVal: string }[], most = 12) =>
  nearestModels(index, classId.hexBolts, wanted, most)

/** M8, M12, M100 and M10 of 8.8, zinc plated; M12 of 10.9, zinc flake coated. */
const [m8, m12, m100, m10, coated] = [1004, 1005, 1006, 1007, 1008]

test('models with most of the values are near, the nearest number first', () => {
  expect(nearest([size('11'), grade, zinc])).toEqual([m12, m10, m8, m100])
  expect(nearest([size('11'), grade, zinc], 2)).toEqual([m12, m10])
})

test('a model that differs in one value excludes those that differ in more', () => {
  expect(nearest([size('12'), { ...grade, characterVal: '10.9' }, zinc])).toEqual([m12, coated])
})

test('a model has a value when it has one of several alternatives', () => {
  expect(nearest([size('8'), size('12'), { ...grade, characterVal: '12.9' }])).toEqual([
    coated,
    m8,
    m12,
  ])
})

test('less than half of the values is not near, and neither is another class', () => {
  expect(nearest([size('11'), { ...grade, characterVal: '4.6' }, zinc])).toEqual([])
  expect(nearest([size('11')])).toEqual([])
  expect(nearest([])).toEqual([])
  expect(nearestModels(index, 99, [grade], 12)).toEqual([])
})
