import { expect, test } from 'vitest'
import type { Schemas } from '../../../../src/domain/schemas'
import {
  afterSuggestion,
  optionsOf,
  ownChoices,
  shownAttributes,
  targetOf,
  withChoice,
} from '../../../../src/web/catalogue/product/attributes'

function characteristic(
  id: number,
  fieldCode: string,
  values: Record<string, number> = {},
  flags: Partial<Schemas['Characteristic']> = {},
): Schemas['Characteristic'] {
  const valueList = Object.entries(values).map(([val, count], index) => ({
    id: index + 1,
    val,
    count,
  }))
  return {
    ...{ id, fieldCode, fieldName: `field ${id}`, unit: '', valueList },
    ...{ isRequired: 0, isHidden: 0, isValLimited: 1, ...flags },
  }
}

const diameter = characteristic(1, '2021090001', { '12.7': 3, '15.9': 0 })
const aperture = characteristic(2, '2021090005', {}, { isValLimited: 0 })
const thickness = characteristic(4, '2021090002', {}, { isValLimited: 0 })
const standard = characteristic(5, '2021090015', { 'GB/T 5782': 3 }, { isHidden: 1 })
const note = characteristic(6, '2021090999', {}, { isValLimited: 0 })
const empty = characteristic(7, '2021090998')
const all = [diameter, aperture, thickness, standard, note, empty]

test('the own values of a product are chosen at first, those of its class alone', () => {
  const characterList = [
    { id: 1, fieldName: 'Diameter', fieldCode: '2021090001', fieldVal: '12.7' },
    { id: 6, fieldName: 'Note', fieldCode: '2021090999', fieldVal: '' },
    { id: 99, fieldName: 'Other', fieldCode: 'x', fieldVal: 'of another class' },
  ]
  expect(ownChoices({ characterList }, all)).toEqual({ 1: '12.7' })
})

test('hidden attributes, choices without values and measures of nothing are skipped', () => {
  expect(shownAttributes(all)).toEqual([diameter, aperture, note])
})

test('a measured hole finds values of the nominal diameter', () => {
  expect(targetOf(aperture, all)).toBe(diameter)
  expect(targetOf(thickness, all)).toBeUndefined()
})

test('a value that no model has with the other choices is there with the count 0', () => {
  expect(optionsOf(diameter, '12.7', [diameter])).toEqual([
    { value: '12.7', count: 3 },
    { value: '15.9', count: 0 },
  ])
})

test('before the server has counted no value counts as impossible', () => {
  expect(optionsOf(diameter, '12.7', undefined).map(({ count }) => count)).toEqual([
    undefined,
    undefined,
  ])
})

test('a chosen value stays a choice although its class does not list it', () => {
  expect(optionsOf(diameter, '13', [diameter])[0]).toEqual({ value: '13', count: 0 })
})

test('an emptied field no longer narrows', () => {
  expect(withChoice({ 1: '12.7', 3: 'round' }, 1, '  ')).toEqual({ 3: 'round' })
  expect(withChoice({ 1: '12.7' }, 1, ' 15.9 ')).toEqual({ 1: '15.9' })
})

test('a way out drops a choice or puts another value in its place', () => {
  const choices = { 1: '12.7', 3: 'round' }
  expect(afterSuggestion(choices, { change: 'drop', characterId: 3, total: 4 })).toEqual({
    1: '12.7',
  })
  expect(
    afterSuggestion(choices, { change: 'replace', characterId: 1, toVal: '15.9', total: 2 }),
  ).toEqual({ 1: '15.9', 3: 'round' })
})

test('a way out that speaks of what is not chosen here is none', () => {
  expect(afterSuggestion({ 1: '12.7' }, { change: 'class', total: 4 })).toBeUndefined()
  expect(
    afterSuggestion({ 1: '12.7' }, { change: 'drop', characterId: 8, total: 4 }),
  ).toBeUndefined()
})
