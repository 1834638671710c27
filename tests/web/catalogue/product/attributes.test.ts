import { expect, test } from 'vitest'
import type { Schemas } from '../../../../src/domain/schemas'
import {
  choicesAfter,
  optionsOf,
  ownChoices,
  shownAttributes,
  targetOf,
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
    id,
    fieldCode,
    fieldName: `field ${id}`,
    unit: '',
    valueList,
    isRequired: 0,
    isHidden: 0,
    isValLimited: 1,
    ...flags,
  }
}

const diameter = characteristic(1, '2021090001', { '12.7': 3, '15.9': 0 })
const aperture = characteristic(2, '2021090005', {}, { isValLimited: 0 })
const thickness = characteristic(4, '2021090002', {}, { isValLimited: 0 })
const standard = characteristic(5, '2021090015', { 'GB/T 5782': 3 }, { isHidden: 1 })
const note = characteristic(6, '2021090999', {}, { isValLimited: 0 })
const empty = characteristic(7, '2021090998')
const all = [diameter, aperture, thickness, standard, note, empty]

test('the own values of a product are chosen at first, but for hidden ones and those of no attribute of its class', () => {
  const characterList = [
    { id: 1, fieldName: 'Diameter', fieldCode: '2021090001', fieldVal: '12.7' },
    { id: 6, fieldName: 'Note', fieldCode: '2021090999', fieldVal: '' },
    { id: 5, fieldName: 'Standard', fieldCode: '2021090015', fieldVal: 'GB/T 5782' },
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

test('without counts from the server no value counts as impossible', () => {
  expect(optionsOf(diameter, '12.7', [note])[0]).toEqual({ value: '12.7', count: undefined })
})

test('a chosen value stays a choice although its class does not list it', () => {
  expect(optionsOf(diameter, '13', [diameter])[0]).toEqual({ value: '13', count: 0 })
})

const own = { 1: '12.7', 8: '14.2', 9: 'zinc' }
const left = (...characterList: Schemas['Characteristic'][]) => ({ total: 3, characterList })
const finish = (counts: Record<string, number>) => characteristic(9, '2021090009', counts)
const hole = (counts: Record<string, number>) => characteristic(8, '2021090004', counts)

test('own values of the product stay as long as they fit the choices', () => {
  const counted = left(hole({ '14.2': 3 }), finish({ zinc: 3, black: 1 }))
  expect(choicesAfter({ 9: 'black' }, own, counted)).toEqual({
    choices: { 1: '12.7', 8: '14.2', 9: 'black' },
    replaced: new Map(),
  })
})

test('a value that conflicts with a choice becomes the only value left', () => {
  const counted = left(hole({ '14.2': 0, '17': 3 }), finish({ zinc: 2 }))
  expect(choicesAfter({ 1: '15.9' }, own, counted)).toEqual({
    choices: { 1: '15.9', 8: '17', 9: 'zinc' },
    replaced: new Map([[8, { before: '14.2', now: '17' }]]),
  })
})

test('if several values are left, none of them is chosen', () => {
  const counted = left(hole({ '14.2': 3 }), finish({ zinc: 0, black: 1, plain: 2 }))
  expect(choicesAfter({ 1: '15.9' }, own, counted)).toEqual({
    choices: { 1: '15.9', 8: '14.2' },
    replaced: new Map([[9, { before: 'zinc', now: undefined }]]),
  })
})

test('the choices of the customer stay, even if no model has them', () => {
  const counted = left(finish({ zinc: 2, black: 0 }))
  expect(choicesAfter({ 9: 'black' }, own, counted).choices[9]).toBe('black')
})

test('changes that exclude each other leave the other values as they are', () => {
  const around = { total: 0, characterList: [hole({ '14.2': 0 })] }
  expect(choicesAfter({ 9: 'black', 1: '15.9' }, own, around).choices[8]).toBe('14.2')
})

test('any value is accepted if the customer says so', () => {
  expect(choicesAfter({ 9: '' }, own, undefined).choices).toEqual({ 1: '12.7', 8: '14.2' })
})
