import { expect, test } from 'vitest'
import {
  matchColour,
  matchPercent,
  mergedOrder,
  sortedByMatch,
} from '../../../src/domain/catalogue/comparison'

const held = (values: Record<number, string | string[]>) =>
  Object.entries(values).flatMap(([id, value]) =>
    [value].flat().map((one) => ({ id: Number(id), value: one })),
  )

test.each([
  ['the same values', { 1: '12', 2: '8.8' }, { 2: '8.8', 1: '12' }, 100],
  ['one of two values', { 1: '12', 2: '8.8' }, { 1: '12', 2: '10.9' }, 50],
  ['two of three values', { 1: '12', 2: '8.8', 3: 'a' }, { 1: '12', 2: '8.8', 3: 'b' }, 67],
  ['one of three values', { 1: '12', 2: '8.8', 3: 'a' }, { 1: '12', 2: '4.8', 3: 'b' }, 33],
  ['a characteristic that the other lacks', { 1: '12', 2: '8.8' }, { 1: '12' }, 50],
  ['a characteristic that only the other has', { 1: '12' }, { 1: '12', 2: '8.8' }, 50],
  ['several values in another order', { 1: ['8', '10'] }, { 1: ['10', '8'] }, 100],
  ['a part of several values', { 1: ['8', '10'] }, { 1: ['8'] }, 0],
  ['nothing in common', { 1: '12' }, { 2: '12' }, 0],
  ['no characteristics at all', {}, {}, 0],
])('%s match by their part of all characteristics', (_what, baseline, other, percent) => {
  expect(matchPercent(held(baseline), held(other))).toBe(percent)
  expect(matchPercent(held(other), held(baseline))).toBe(percent)
})

test.each([
  [100, 'red'],
  [80, 'red'],
  [79, 'orange'],
  [60, 'orange'],
  [59, 'pink'],
  [0, 'pink'],
] as const)('a match of %i percent is %s', (percent, colour) => {
  expect(matchColour(percent)).toBe(colour)
})

test.each([
  [[[1, 2, 3]], [1, 2, 3]],
  [
    [
      [1, 3],
      [1, 2, 3],
    ],
    [1, 2, 3],
  ],
  [
    [
      [1, 2],
      [9, 1, 8, 2, 7],
    ],
    [9, 1, 8, 2, 7],
  ],
  [
    [
      [1, 2],
      [2, 1],
    ],
    [1, 2],
  ],
  [[[], [5]], [5]],
  [
    [
      [1, 2],
      [8, 9],
    ],
    [1, 2, 8, 9],
  ],
])('lists %j become one in which each keeps its order as far as possible', (lists, merged) => {
  expect(mergedOrder(lists)).toEqual(merged)
})

test('the baseline comes first, then the closest matches; ties keep their order', () => {
  const items = [
    { id: 1, pre: 50 },
    { id: 2, pre: 90 },
    { id: 3, pre: 100 },
    { id: 4, pre: 90 },
  ]
  const ids = (baseline: number | undefined) => sortedByMatch(items, baseline).map(({ id }) => id)
  expect(ids(1)).toEqual([1, 3, 2, 4])
  expect(ids(4)).toEqual([4, 3, 2, 1])
})
